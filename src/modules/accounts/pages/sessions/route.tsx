import { Form, useActionData, useLoaderData } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { Fact, RecordEntry, RecordList } from '../../../../ui/layout/record-list.tsx'
import { Cluster } from '../../../../ui/layout/stack.tsx'
import { StatusBadge } from '../../../../ui/layout/status-badge.tsx'
import { DayOf } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../login/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const signInKeys = messageKeys('session-by', ['password', 'passkey', 'orcid', 'institution'])

export default withMessages(['session'], function Sessions() {
  const { sessions } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const { t } = useText()
  const title = t('sessions')
  return (
    <ListScreen
      title={title}
      head={
        <>
          <PageHead title={title} hidden />
          <PageBreadcrumbs title={title} />
        </>
      }
      lead={t('sessions-text')}
      done={
        done ? { text: t(done.notice), type: done.notice === 'session-gone' ? 'INFO' : 'SUCCESS', typeLabel: t('alert-success') } : null
      }
    >
      <Form method="post">
        <RecordList>
          {sessions.map(session => {
            const browser = session.browser ?? t('session-unknown')
            return (
              <RecordEntry
                key={session.id}
                name={
                  <>
                    {browser} {session.isThisOne && <StatusBadge>{t('session-this')}</StatusBadge>}
                  </>
                }
                actions={
                  !session.isThisOne && (
                    <Button
                      type="submit"
                      variant="secondary"
                      name="end"
                      value={session.id}
                      aria-label={t('session-end-label', { browser })}
                    >
                      {t('session-end')}
                    </Button>
                  )
                }
              >
                <Fact>
                  <DatedSentence sentence={t('session-seen', { date: '\u0000' })} date={session.seenAt} />
                  {' · '}
                  <DatedSentence sentence={t('session-started', { date: '\u0000' })} date={session.startedAt} />{' '}
                  {t(signInKeys[session.signedInBy])}
                  {session.isRemembered && <> · {t('session-remembered')}</>}
                </Fact>
                <Fact>{t('session-network', { network: session.network })}</Fact>
              </RecordEntry>
            )
          })}
        </RecordList>
        <Cluster>
          {sessions.length > 1 && (
            <Button type="submit" variant="secondary" name="end" value="others">
              {t('sessions-end-others')}
            </Button>
          )}
          <Button type="submit" variant="secondary" name="end" value="all">
            {t('sessions-end-all')}
          </Button>
        </Cluster>
      </Form>
    </ListScreen>
  )
})

/** A sentence with a date in its place. */
function DatedSentence({ sentence, date }: { sentence: string; date: string }) {
  const [before, after] = sentence.split('\u0000')
  return (
    <>
      {before}
      <DayOf time={date} />
      {after}
    </>
  )
}
