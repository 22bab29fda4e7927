import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../text/text.tsx'
import { useIdle } from './use-idle.ts'

const Alerts = lazy(async () => ({ default: (await import('../../ui/alerts.tsx')).Alerts }))

/** Where `showAlert` shows what it is told, on every page. Its regions are there before the first alert is: they come when the browser has nothing else to do. */
export function SiteAlerts() {
  const { say } = useText()
  const { pathname } = useLocation()
  const isIdle = useIdle()
  // The gallery of components has a place of its own for them.
  if (pathname === '/styleguide') return null
  const types = { SUCCESS: say('alert-success'), WARNING: say('alert-warning'), ERROR: say('alert-error'), INFO: say('alert-info') }
  return <Suspense>{isIdle && <Alerts words={{ close: say('close'), types }} />}</Suspense>
}
