import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { signInPath } from '../../sign-in-path.ts'
import { useText } from '../../text/text.tsx'
import { CommentForm } from './comment-form.tsx'
import type { CommentAnswer, CommentWays } from './comment-ways.ts'
import type { CommentsShown } from './load.ts'
import styles from './page.module.css'
import { Thread } from './thread.tsx'

const saidWords = {
  published: 'comment-submit-success',
  waiting: 'comment-submit-waiting',
  withdrawn: 'comment-withdrawn-done',
} as const

export type Said = keyof typeof saidWords

/** What became of what was just sent. */
export function SaidNotice({ said }: { said: Said }) {
  const { say } = useText()
  return (
    <Alert type={said === 'waiting' ? 'INFO' : 'SUCCESS'} typeLabel={say(said === 'waiting' ? 'alert-info' : 'alert-success')}>
      {say(saidWords[said])}
    </Alert>
  )
}

interface PartProps {
  shown: CommentsShown
  ways: CommentWays
}

interface ThreadsProps {
  shown: Pick<CommentsShown, 'count' | 'threads' | 'path' | 'isOpen'>
  ways: CommentWays
}

/** Everything that was said. */
export function Threads({ shown: { count, threads, path, isOpen }, ways }: ThreadsProps) {
  const { say } = useText()
  return (
    <section aria-labelledby="all-comments" className={styles.all}>
      <h2 id="all-comments">{count === 0 ? say('comments-none') : say('comment-count', { count })}</h2>
      <ol className={styles.thread}>
        {threads.map(comment => (
          <Thread key={comment.id} comment={comment} path={path} canReply={isOpen} ways={ways} />
        ))}
      </ol>
    </section>
  )
}

interface AddCommentProps extends PartProps {
  answer: CommentAnswer | undefined
  pending: boolean
  /** Another one is another comment: the form begins anew. */
  round: string | number | null
}

/** What is asked of who comments, and the form for who is signed in. */
export function AddComment({ shown, ways, answer, pending, round }: AddCommentProps) {
  const { say } = useText()
  const { isOpen, writer, replyTo } = shown
  // What somebody wrote before it was closed is not taken from them.
  if (!isOpen && answer?.kind !== 'refused') return <p>{say('comments-closed')}</p>
  return (
    <>
      <Rules />
      {writer !== null || answer?.kind === 'refused' ? (
        <CommentForm key={`${replyTo?.id} ${round}`} shown={shown} answer={answer} ways={ways} pending={pending} />
      ) : (
        <div className={styles.signIn}>
          <p>{say('comment-sign-in')}</p>
          <ButtonLink to={signInPath(ways.signedIn)}>{say('sign-in')}</ButtonLink>
        </div>
      )}
    </>
  )
}

const rules = ['affiliation', 'english', 'interests', 'roles', 'reviewers'] as const

function Rules() {
  const { say } = useText()
  return (
    <div className={styles.rules}>
      <h3>{say('comment-rules')}</h3>
      <ul>
        {rules.map(rule => (
          <li key={rule}>{say(`comment-rule-${rule}`)}</li>
        ))}
      </ul>
    </div>
  )
}
