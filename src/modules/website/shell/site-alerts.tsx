import { lazy, Suspense, useSyncExternalStore } from 'react'
import { alertsNow, alertsOnServer, subscribeToAlerts } from '../../../ui/alert-store.ts'
import { useSignInNotice } from '../../accounts/pages/use-sign-in-notice.ts'
import { useIdle } from '../../sites/components/use-idle.ts'
import { useText } from '../../sites/text/text.tsx'

const Alerts = lazy(async () => ({ default: (await import('../../../ui/alerts.tsx')).Alerts }))

/**
 * The region where `showAlert` shows its messages, on every page. Live regions must exist before the first alert; they are rendered when
 * the browser is idle, or together with an alert that comes earlier.
 */
export function SiteAlerts() {
  const { t } = useText()
  const isIdle = useIdle()
  const isRequested = useSyncExternalStore(subscribeToAlerts, alertsNow, alertsOnServer).length > 0
  const types = { SUCCESS: t('alert-success'), WARNING: t('alert-warning'), ERROR: t('alert-error'), INFO: t('alert-info') }
  useSignInNotice()
  return <Suspense>{(isIdle || isRequested) && <Alerts messages={{ close: t('close'), types }} />}</Suspense>
}
