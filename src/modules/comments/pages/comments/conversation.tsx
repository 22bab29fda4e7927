import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { signInPath } from '../../../sites/pages/sign-in-path.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { CommentActions, CommentAnswer } from './comment-actions.ts'
import { CommentForm } from './comment-form.tsx'
import type { CommentsShown } from './load.ts'
import styles from './page.module.css'
import { Thread } from './thread.tsx'

const noticeMessages = {
  published: 'comment-submit-success',
  waiting: 'comment-submit-waiting',
  withdrawn: 'comment-withdrawn-done',
} as const

export type NoticeKey = keyof typeof noticeMessages

/** The outcome of the last submission. */
export function CommentNotice({ notice }: { notice: NoticeKey }) {
  const { t } = useText()
  return (
    <Alert type={notice === 'waiting' ? 'INFO' : 'SUCCESS'} typeLabel={t(notice === 'waiting' ? 'alert-info' : 'alert-success')}>
      {t(noticeMessages[notice])}
    </Alert>
  )
}

interface PartProps {
  shown: CommentsShown
  actions: CommentActions
}

interface ThreadsProps {
  shown: Pick<CommentsShown, 'count' | 'threads' | 'path' | 'isOpen'>
  actions: CommentActions
}

/** All threads. */
export function Threads({ shown: { count, threads, path, isOpen }, actions }: ThreadsProps) {
  const { t } = useText()
  return (
    <section aria-labelledby="all-comments" className={styles.all}>
      <h2 id="all-comments">{count === 0 ? t('comments-none') : t('comment-count', { count })}</h2>
      <ol className={styles.thread}>
        {threads.map(comment => (
          <Thread key={comment.id} comment={comment} path={path} canReply={isOpen} actions={actions} />
        ))}
      </ol>
    </section>
  )
}

interface AddCommentProps extends PartProps {
  answer: CommentAnswer | undefined
  pending: boolean
  /** A new value means a new comment, and resets the form. */
  round: string | number | null
}

/** The rules for comments, and the form for signed-in users. */
export function AddComment({ shown, actions, answer, pending, round }: AddCommentProps) {
  const { t } = useText()
  const { isOpen, writer, replyTo } = shown
  // A text that was written before comments were closed stays visible.
  if (!isOpen && answer?.kind !== 'refused') return <p>{t('comments-closed')}</p>
  return (
    <>
      <Rules />
      {writer !== null || answer?.kind === 'refused' ? (
        <CommentForm key={`${replyTo?.id} ${round}`} shown={shown} answer={answer} actions={actions} pending={pending} />
      ) : (
        <div className={styles.signIn}>
          <p>{t('comment-sign-in')}</p>
          <ButtonLink to={signInPath(actions.signedIn)}>{t('sign-in')}</ButtonLink>
        </div>
      )}
    </>
  )
}

const rules = ['affiliation', 'english', 'interests', 'roles', 'reviewers'] as const
const ruleKeys = messageKeys('comment-rule', rules)

function Rules() {
  const { t } = useText()
  return (
    <div className={styles.rules}>
      <h3>{t('comment-rules')}</h3>
      <ul>
        {rules.map(rule => (
          <li key={rule}>{t(ruleKeys[rule])}</li>
        ))}
      </ul>
    </div>
  )
}
