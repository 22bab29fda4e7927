import { Form, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PublishedDate } from '../../components/published-date.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../login/words.ts'

export const SessionsPage = withWords(['session'], function Sessions() {
  const { sessions } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const { say } = useText()
  const title = say('sessions')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{say('sessions-text')}</p>
      {done && (
        <Alert type={done.said === 'session-gone' ? 'INFO' : 'SUCCESS'} typeLabel={say('alert-success')}>
          {say(done.said)}
        </Alert>
      )}
      <Form method="post">
        <ul className={styles.list}>
          {sessions.map(session => {
            const browser = session.browser ?? say('session-unknown')
            return (
              <li key={session.id} className={styles.session}>
                <div>
                  <p className={styles.name}>
                    {browser}
                    {session.isThisOne && <span className={styles.mark}>{say('session-this')}</span>}
                  </p>
                  <p className={styles.facts}>
                    <Said sentence={say('session-seen', { date: '\u0000' })} date={session.seenAt} />
                    {' · '}
                    <Said sentence={say('session-started', { date: '\u0000' })} date={session.startedAt} />{' '}
                    {say(`session-by-${session.signedInBy}`)}
                    {session.isRemembered && <> · {say('session-remembered')}</>}
                  </p>
                  <p className={styles.facts}>{say('session-network', { network: session.network })}</p>
                </div>
                {!session.isThisOne && (
                  <Button
                    type="submit"
                    variant="secondary"
                    name="end"
                    value={session.id}
                    aria-label={say('session-end-label', { browser })}
                  >
                    {say('session-end')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <p className={styles.actions}>
          {sessions.length > 1 && (
            <Button type="submit" variant="secondary" name="end" value="others">
              {say('sessions-end-others')}
            </Button>
          )}
          <Button type="submit" variant="secondary" name="end" value="all">
            {say('sessions-end-all')}
          </Button>
        </p>
      </Form>
    </main>
  )
})

/** A sentence with a date in its place. */
function Said({ sentence, date }: { sentence: string; date: string }) {
  const [before, after] = sentence.split('\u0000')
  return (
    <>
      {before}
      <PublishedDate date={date.slice(0, 10)} />
      {after}
    </>
  )
}
