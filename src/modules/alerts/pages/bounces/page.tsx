import { Form, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import styles from '../../../email/pages/outbox/page.module.css'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import '../../../email/pages/outbox/messages.ts'

/** Lists bounced email addresses, and lets an administrator release one that works again. */
export const BouncesPage = withMessages(['outbox'], function Bounces() {
  const { addresses, isDone } = useLoaderData<typeof loader>()
  const { t } = useText()
  const title = t('bounces')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('bounces-lead')}</p>
      {isDone && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('bounces-done')}
        </Alert>
      )}
      {addresses.length === 0 ? (
        <p className={styles.empty}>{t('bounces-none')}</p>
      ) : (
        <ol className={styles.list}>
          {addresses.map(({ email, platforms, since, hasAccount }) => (
            <li key={email} className={styles.mail}>
              <p className={styles.subject}>{email}</p>
              <p className={styles.facts}>
                {t(hasAccount ? 'bounces-account' : 'bounces-no-account')} · <Moment time={since} />
              </p>
              <p className={styles.facts}>{t('bounces-stopped', { platforms: platforms.join(', ') })}</p>
              <Form method="post" preventScrollReset>
                <Button type="submit" variant="secondary" size="small" name="email" value={email}>
                  {t('bounces-take-up')}
                  <span className="visually-hidden"> ({email})</span>
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      )}
    </main>
  )
})
