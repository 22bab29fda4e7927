import { lazy, Suspense } from 'react'
import { useIdle } from '../components/use-idle.ts'
import { withMessages } from '../text/text.tsx'
import { useConsentState } from './use-consent.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))
const ConsentDialog = lazy(async () => ({ default: withMessages(['cookies'], (await import('./consent-dialog.tsx')).default) }))

/**
 * Asks for consent where there is no choice yet, and again when the reader wants to change it. Nothing of it is in the page that the server
 * sends, and its script comes when the browser has nothing else to do.
 */
export function CookieConsent() {
  const { consent, asks } = useConsentState()
  const isIdle = useIdle()
  return (
    <Suspense>
      {isIdle && !consent.decided && !asks && <ConsentBanner />}
      {asks && <ConsentDialog />}
    </Suspense>
  )
}
