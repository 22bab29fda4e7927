import { Form, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../login/messages.ts'

export const SessionsPage = withMessages(['session'], function Sessions() {
  const { sessions } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const { t } = useText()
  const title = t('sessions')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('sessions-text')}</p>
      {done && (
        <Alert type={done.notice === 'session-gone' ? 'INFO' : 'SUCCESS'} typeLabel={t('alert-success')}>
          {t(done.notice)}
        </Alert>
      )}
      <Form method="post">
        <ul className={styles.list}>
          {sessions.map(session => {
            const browser = session.browser ?? t('session-unknown')
            return (
              <li key={session.id} className={styles.session}>
                <div>
                  <p className={styles.name}>
                    {browser}
                    {session.isThisOne && <span className={styles.mark}>{t('session-this')}</span>}
                  </p>
                  <p className={styles.facts}>
                    <DatedSentence sentence={t('session-seen', { date: '\u0000' })} date={session.seenAt} />
                    {' · '}
                    <DatedSentence sentence={t('session-started', { date: '\u0000' })} date={session.startedAt} />{' '}
                    {t(`session-by-${session.signedInBy}`)}
                    {session.isRemembered && <> · {t('session-remembered')}</>}
                  </p>
                  <p className={styles.facts}>{t('session-network', { network: session.network })}</p>
                </div>
                {!session.isThisOne && (
                  <Button type="submit" variant="secondary" name="end" value={session.id} aria-label={t('session-end-label', { browser })}>
                    {t('session-end')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <p className={styles.actions}>
          {sessions.length > 1 && (
            <Button type="submit" variant="secondary" name="end" value="others">
              {t('sessions-end-others')}
            </Button>
          )}
          <Button type="submit" variant="secondary" name="end" value="all">
            {t('sessions-end-all')}
          </Button>
        </p>
      </Form>
    </main>
  )
})

/** A sentence with a date in its place. */
function DatedSentence({ sentence, date }: { sentence: string; date: string }) {
  const [before, after] = sentence.split('\u0000')
  return (
    <>
      {before}
      <PublishedDate date={date.slice(0, 10)} />
      {after}
    </>
  )
}
