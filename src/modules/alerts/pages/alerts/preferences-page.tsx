import { useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './page.module.css'
import { PreferencesList } from './preferences-list.tsx'
import type { action, loader } from './preferences-load.ts'
import './messages.ts'

export const PreferencesPage = withMessages(['alerts', 'my'], function AlertPreferences() {
  const found = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useText()
  const title = t('alerts-preferences')
  if (found === null)
    return (
      <NoticePage title={t('alerts-link-gone')}>
        <p>{t('alerts-preferences-gone')}</p>
      </NoticePage>
    )
  const said = answer ? (answer.isStored ? 'my-alerts-stored' : 'set-alert-error') : found.isConfirmed ? 'alerts-success' : null
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('my-alerts-lead', { email: found.subscriber.email })}</p>
      {said !== null && (
        <Alert
          type={said === 'set-alert-error' ? 'ERROR' : 'SUCCESS'}
          typeLabel={t(said === 'set-alert-error' ? 'alert-error' : 'alert-success')}
        >
          {t(said)}
        </Alert>
      )}
      <PreferencesList preferences={found} />
    </main>
  )
})
