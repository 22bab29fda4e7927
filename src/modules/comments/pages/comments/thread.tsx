import { Link } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { commentRoles } from '../../../publications/domain/content/comment-role.ts'
import { DayOf } from '../../../sites/components/moment.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { commentAnchor, commentPath, hasInterestsStatement } from '../../domain/comment.ts'
import type { CommentActions } from './comment-actions.ts'
import type { ShownComment } from './load.ts'
import styles from './page.module.css'

const roleKeys = messageKeys('comment-role', commentRoles)
const goneKeys = messageKeys('comment', ['removed', 'withdrawn'])

interface ThreadProps {
  comment: ShownComment
  /** The path of the page. */
  path: string
  canReply: boolean
  actions: CommentActions
}

/** A comment with what answers it. All that people wrote is text: no markup, no links, in its own direction of writing. */
export function Thread({ comment, ...place }: ThreadProps) {
  const { id, state, replies } = comment
  const { t } = useText()
  return (
    <li>
      <article
        id={commentAnchor(id)}
        className={styles.comment}
        aria-labelledby={state === 'published' ? `${commentAnchor(id)}-by` : undefined}
      >
        {state === 'published' ? <PublishedComment comment={comment} {...place} /> : <p className={styles.facts}>{t(goneKeys[state])}</p>}
      </article>
      {replies.length > 0 && (
        <ol className={styles.thread}>
          {replies.map(reply => (
            <Thread key={reply.id} comment={reply} {...place} />
          ))}
        </ol>
      )}
    </li>
  )
}

function PublishedComment({ comment, path, canReply, actions }: ThreadProps) {
  const { id, authorName, role, affiliation, interests, paragraphs, doi, publishedAt, versionNumber, report, isMine } = comment
  const { t } = useText()
  return (
    <>
      <header>
        <p className={styles.who} id={`${commentAnchor(id)}-by`}>
          <b dir="auto">{authorName}</b>
          {role !== null && (
            <span className={styles.role} data-role={role}>
              {t(roleKeys[role])}
            </span>
          )}
        </p>
        <p className={styles.facts}>
          {affiliation !== null && (
            <span dir="auto" className={styles.affiliation}>
              {affiliation}
              {comment.isAffiliationTyped && ` (${t('comment-affiliation-unverified')})`}
            </span>
          )}
          <DayOf time={publishedAt} />
          {report !== null ? (
            <span>
              {t('comment-on-report')}: {report}
            </span>
          ) : (
            versionNumber !== null && <span>{t('on-version', { number: String(versionNumber) })}</span>
          )}
        </p>
      </header>
      <div className={styles.said} lang="en">
        {paragraphs.map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other identity than their place.
          <p key={position} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {hasInterestsStatement({ userAffiliation: affiliation, competingInterests: interests }) && (
        <p className={styles.interests}>
          <b>{t('comment-interests')}:</b> <span dir="auto">{interests ?? t('comment-no-interests')}</span>
        </p>
      )}
      <ul className={styles.actions}>
        {canReply && (
          <li>
            <Link to={`${path}?reply=${id}#add`} onClick={actions.onReply && (event => actions.onReply?.(event, id))}>
              {t('comment-reply')}
              <span className="visually-hidden"> ({authorName})</span>
            </Link>
          </li>
        )}
        <li>
          <a href={doi === null ? commentPath(id) : `https://doi.org/${doi}`}>{doi === null ? t('comment-permalink') : doi}</a>
        </li>
        <li>
          <Link to={href('/comments/:commentId/report', { commentId: id })} rel="nofollow">
            {t('comment-report')}
            <span className="visually-hidden"> ({authorName})</span>
          </Link>
        </li>
      </ul>
      {isMine && (
        <details className={styles.withdraw}>
          <summary>{t('comment-withdraw')}</summary>
          <p>{t('comment-withdraw-text')}</p>
          <actions.Form method="post" action={actions.post(null)}>
            <Button type="submit" variant="danger" name="withdraw" value={String(id)}>
              {t('comment-withdraw-submit')}
            </Button>
          </actions.Form>
        </details>
      )}
    </>
  )
}
