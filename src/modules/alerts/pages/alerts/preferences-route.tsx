import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './page.module.css'
import { PreferencesList } from './preferences-list.tsx'
import type { action, loader } from './preferences-load.ts'
import '../../../accounts/components/mailed-link/messages.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './preferences-load.ts'

export default withMessages(['alerts', 'mailed-links', 'my'], function AlertPreferences() {
  const found = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useText()
  const title = t('alerts-preferences')
  if (found === null)
    return (
      <NoticePage title={t('link-gone-title')} actions={<ButtonLink to={href('/my/email-alerts')}>{title}</ButtonLink>}>
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
