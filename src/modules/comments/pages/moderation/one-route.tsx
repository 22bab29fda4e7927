import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Form, FormActions } from '../../../../ui/form.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { Badges, Fact, RecordEntry, RecordList } from '../../../../ui/layout/record-list.tsx'
import { StatusBadge } from '../../../../ui/layout/status-badge.tsx'
import { LongTextField } from '../../../../ui/text-field.tsx'
import { useAccountForm } from '../../../accounts/components/account-form/use-account-form.ts'
import { commentRoles } from '../../../publications/domain/content/comment-role.ts'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { commentEventKinds, commentStates, flagReasons, hasInterestsStatement, holdReasons } from '../../domain/comment.ts'
import type { ModerationAct } from '../../domain/moderation.ts'
import type { action, loader } from './one-load.ts'
import styles from './page.module.css'
import '../comments/messages.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './one-load.ts'

const stateKeys = messageKeys('moderation-list', commentStates)
const roleKeys = messageKeys('comment-role', commentRoles)
const holdKeys = messageKeys('moderation-held', holdReasons)
const reportKeys = messageKeys('comment-report', flagReasons)
const eventKeys = messageKeys('moderation-event', commentEventKinds)

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

export default withMessages(['moderation', 'comments', 'forms'], function ModeratedComment() {
  const comment = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t, put } = useText()
  const { authorName: name } = comment
  const title = t('moderation-comment-of', { name })
  return (
    <Page width="list">
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} names={{ '/my/moderation': { label: { text: t('moderation') } } }} />
      <p className={styles.back}>
        <Link to={href('/my/moderation')}>{t('moderation-back')}</Link>
      </p>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <Fact>
        <Moment time={comment.postedAt} /> · {put('moderation-on', { title: <Link to={comment.itemPath}>{comment.title}</Link> })}
      </Fact>
      {comment.userAffiliation !== null && (
        <Fact>
          <bdi>{comment.userAffiliation}</bdi>
        </Fact>
      )}
      <Badges>
        <StatusBadge tone={comment.state === 'waiting' ? 'warning' : 'neutral'}>{t(stateKeys[comment.state])}</StatusBadge>
        {comment.role !== null && <StatusBadge>{t(roleKeys[comment.role])}</StatusBadge>}
        {comment.heldFor.map(reason => (
          <StatusBadge key={reason} tone="accent">
            {t(holdKeys[reason])}
          </StatusBadge>
        ))}
        {comment.others !== null && comment.others > 0 && <StatusBadge>{t('moderation-others', { count: comment.others })}</StatusBadge>}
      </Badges>
      {comment.isDone && answered === undefined && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('moderation-done')}
        </Alert>
      )}
      <blockquote className={styles.whole} lang="en">
        {comment.paragraphs.map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other identity than their place.
          <p key={position} dir="auto">
            {paragraph}
          </p>
        ))}
        {hasInterestsStatement(comment) && (
          <Fact>
            {t('comment-interests')}: <span dir="auto">{comment.competingInterests ?? t('comment-no-interests')}</span>
          </Fact>
        )}
      </blockquote>
      {comment.blockedFor !== null && <p>{t('moderation-blocked', { name, reason: comment.blockedFor })}</p>}
      <Decide key={JSON.stringify([comment.state, comment.blockedFor, comment.flags])} comment={comment} />
      <ReadersSay reports={comment.readersSay} />
      <History events={comment.events} />
    </Page>
  )
})

/** Several buttons of one form, which all send the reason. */
function Decide({ comment }: { comment: Shown }) {
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const { id, authorName: name, canPublish, canRemove, flags, canBlock, blockedFor } = comment
  const labels = { reason: t('moderation-reason') }
  const control = useAccountForm({ rules: {}, labels, refusal: answered?.refusal })
  const pending = useNavigation().state === 'submitting'
  const acts: { act: ModerationAct; label: string; variant?: 'secondary' | 'danger' | 'quiet' }[] = [
    ...(canPublish ? [{ act: 'publish', label: t('moderation-publish') } as const] : []),
    ...(canRemove ? [{ act: 'remove', label: t('moderation-remove'), variant: 'danger' } as const] : []),
    ...(flags > 0 ? [{ act: 'leave', label: t('moderation-leave'), variant: 'secondary' } as const] : []),
    ...(canBlock ? [{ act: 'block', label: t('moderation-block', { name }), variant: 'quiet' } as const] : []),
    ...(blockedFor === null ? [] : [{ act: 'unblock', label: t('moderation-unblock', { name }), variant: 'quiet' } as const]),
  ]
  if (acts.length === 0) return null
  return (
    <div className={styles.decide}>
      <Form
        control={control}
        // The URL leaves out the query, which holds the outcome of the previous decision.
        action={href('/my/moderation/:commentId', { commentId: id })}
        pending={pending}
        summaryTitle={count => t('form-error-title', { count })}
      >
        <LongTextField
          name="reason"
          label={labels.reason}
          description={t('moderation-reason-help')}
          rows={3}
          remaining={left => t('comment-remaining', { count: left })}
          defaultValue={entryOf({ ...answered?.entries }, 'reason')}
        />
        <FormActions>
          {acts.map(({ act, label, variant }) => (
            <Button key={act} type="submit" name="act" value={act} {...(variant && { variant })} pending={pending}>
              {label}
            </Button>
          ))}
        </FormActions>
      </Form>
    </div>
  )
}

function ReadersSay({ reports }: { reports: Shown['readersSay'] }) {
  const { t } = useText()
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="readers-say" className={styles.log}>
      <h2 id="readers-say">{t('moderation-readers')}</h2>
      <RecordList ordered>
        {reports.map(({ id, reason, text, at, isOpen, byName }) => (
          <RecordEntry key={id} name={t(reportKeys[reason])}>
            {text !== null && (
              <p className={styles.said} dir="auto">
                {text}
              </p>
            )}
            <Fact>
              <Moment time={at} />
              {byName !== null && <> · {byName}</>}
              {!isOpen && <> · {t('moderation-settled')}</>}
            </Fact>
          </RecordEntry>
        ))}
      </RecordList>
    </section>
  )
}

function History({ events }: { events: Shown['events'] }) {
  const { t } = useText()
  if (events.length === 0) return null
  return (
    <section aria-labelledby="history" className={styles.log}>
      <h2 id="history">{t('moderation-history')}</h2>
      <RecordList ordered>
        {events.map(({ id, kind, reason, at, byName }) => (
          <RecordEntry key={id} name={t(eventKeys[kind])}>
            {reason !== null && (
              <p className={styles.said} dir="auto">
                {reason}
              </p>
            )}
            <Fact>
              <Moment time={at} />
              {byName !== null && <> · {byName}</>}
            </Fact>
          </RecordEntry>
        ))}
      </RecordList>
    </section>
  )
}
