import { lazy, Suspense, useSyncExternalStore } from 'react'
import { alertsNow, alertsOnServer, subscribeToAlerts } from '../../../ui/alert-store.ts'
import { useSignInNotice } from '../../accounts/pages/use-sign-in-notice.ts'
import { useIdle } from '../../sites/components/use-idle.ts'
import { useText } from '../../sites/text/text.tsx'

const Alerts = lazy(async () => ({ default: (await import('../../../ui/alerts.tsx')).Alerts }))

/**
 * Where `showAlert` shows what it is told, on every page. Its regions are there before the first alert is: they come when the browser has
 * nothing else to do, or with an alert that cannot wait for that.
 */
export function SiteAlerts() {
  const { t } = useText()
  const isIdle = useIdle()
  const isAsked = useSyncExternalStore(subscribeToAlerts, alertsNow, alertsOnServer).length > 0
  const types = { SUCCESS: t('alert-success'), WARNING: t('alert-warning'), ERROR: t('alert-error'), INFO: t('alert-info') }
  useSignInNotice()
  return <Suspense>{(isIdle || isAsked) && <Alerts messages={{ close: t('close'), types }} />}</Suspense>
}
