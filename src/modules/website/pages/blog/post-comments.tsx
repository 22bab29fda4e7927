import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Form, Link } from 'react-router'
import { addCommentHash } from '../../../comments/domain/comment.ts'
import type { CommentActions } from '../../../comments/pages/comments/comment-actions.ts'
import { Threads } from '../../../comments/pages/comments/conversation.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './blog.module.css'
import type { ShownComments } from './load.ts'
import '../../../comments/pages/comments/messages.ts'

const CommentsDrawer = lazy(() => import('../../../comments/pages/comments/comments-drawer.tsx'))

/** Shows the comments below a post. Their form is on the comments' own page, and opens beside the post if JavaScript is available. */
export function PostComments({ shown, path }: { shown: ShownComments /** The post's path. */; path: string }) {
  const { t } = useText()
  /** The fragment of the comments' page that is open beside the post. */
  const [at, setAt] = useState<string | null>(null)
  const adding = `${shown.path}#add`
  useEffect(() => {
    if (location.hash === addCommentHash) setAt(adding)
  }, [adding])
  const open = (event: MouseEvent, place: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAt(place)
  }
  const actions: CommentActions = {
    Form,
    post: () => shown.path,
    signedIn: path + addCommentHash,
    onReply: (event, id) => open(event, id === null ? adding : `${shown.path}?reply=${id}#add`),
  }
  return (
    <div className={styles.comments}>
      {(shown.isOpen || shown.threads.length > 0) && <Threads shown={shown} actions={actions} />}
      {shown.isOpen ? (
        <p className={styles.addComment}>
          <Link to={adding} rel="nofollow" onClick={event => open(event, adding)}>
            {t('comment-add')}
          </Link>
        </p>
      ) : (
        <p className={styles.addComment}>{t('comments-closed')}</p>
      )}
      {at !== null &&
        createPortal(
          <Suspense>
            <CommentsDrawer key={at} at={at} isFormOnly onClose={() => setAt(null)} />
          </Suspense>,
          document.body,
        )}
    </div>
  )
}
