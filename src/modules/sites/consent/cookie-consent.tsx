import { lazy, Suspense } from 'react'
import { useIdle } from '../components/use-idle.ts'
import { withMessages } from '../text/text.tsx'
import { useConsentState } from './use-consent.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))
const ConsentDialog = lazy(async () => ({ default: withMessages(['cookies'], (await import('./consent-dialog.tsx')).default) }))

/**
 * Asks for consent if there is no choice yet, and when the reader wants to change it. The server's page contains none of
 * it, and its script loads when the browser is idle.
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
