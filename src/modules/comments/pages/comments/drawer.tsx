import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { addCommentHash } from '../../domain/comment.ts'
import type { action } from './act.ts'
import type { CommentActions, CommentAnswer } from './comment-actions.ts'
import { AddComment, CommentNotice, type NoticeKey, Threads } from './conversation.tsx'
import styles from './drawer.module.css'
import { panelParameter } from './panel-parameter.ts'
import type { clientLoader } from './route.tsx'

interface CommentsInDrawerProps {
  /** The place on the page of comments that opens here instead. */
  at: string
  /** The comments are visible beneath already. */
  isFormOnly?: boolean
  onClose: () => void
}

/** Comments and their form in the sidebar of what is read (specification, accounts.md section 2 “Sign-in screens”). */
export function CommentsInDrawer({ at, isFormOnly = false, onClose }: CommentsInDrawerProps) {
  const { t } = useText()
  const page = useLocation()
  const place = new URL(at, 'http://here.invalid')
  const [replyTo, setReplyTo] = useState(parseId<CommentId>(place.searchParams.get('reply') ?? ''))
  const [isAdding, setAdding] = useState(place.hash === '#add')
  const { load, data: shown } = useFetcher<typeof clientLoader>()
  const { Form, data: answer, state } = useFetcher<typeof action>()
  const top = useRef<HTMLDivElement>(null)
  const query = new URLSearchParams(place.search)
  query.set(panelParameter, '')
  if (replyTo === null) query.delete('reply')
  else query.set('reply', String(replyTo))
  const path = `${place.pathname}?${query}`
  useEffect(() => void load(path), [load, path])

  const notice = state === 'idle' ? noticeOf(answer) : null
  useEffect(() => {
    if (notice === null) return
    setReplyTo(null)
    setAdding(false)
    top.current?.focus()
  }, [notice])

  const actions: CommentActions = {
    Form,
    post: () => path,
    signedIn: `${page.pathname}${page.search}${addCommentHash}`,
    onReply: (event: MouseEvent, id: CommentId | null) => {
      event.preventDefault()
      setReplyTo(id)
      setAdding(true)
      top.current?.focus()
    },
  }
  return (
    <Drawer open title={t('comments')} closeLabel={t('close')} width="wide" onClose={onClose}>
      <div ref={top} tabIndex={-1} className={styles.content} aria-live="polite">
        {notice !== null && <CommentNotice notice={notice} />}
        {shown === undefined && (
          <Loading label={t('loading')}>
            <Skeleton lines={6} />
          </Loading>
        )}
        {shown === null && (
          <Alert type="ERROR" typeLabel={t('alert-error')}>
            {t('comments-not-available')} <Link to={at}>{t('comments-all')}</Link>
          </Alert>
        )}
      </div>
      {shown && (
        <>
          {shown.isOpen && (
            <details className={styles.add} open={isAdding} onToggle={({ currentTarget }) => setAdding(currentTarget.open)}>
              <summary>{shown.replyTo === null ? t('comment-add') : t('comment-reply-to', { name: shown.replyTo.name })}</summary>
              <AddComment
                shown={shown}
                actions={actions}
                answer={answer}
                pending={state !== 'idle'}
                round={answer?.kind === 'added' ? answer.id : null}
              />
            </details>
          )}
          {!isFormOnly && <Threads shown={shown} actions={actions} />}
        </>
      )}
    </Drawer>
  )
}

function noticeOf(answer: CommentAnswer | undefined): NoticeKey | null {
  switch (answer?.kind) {
    case 'added':
      return answer.state
    case 'withdrawn':
      return 'withdrawn'
    default:
      return null
  }
}
