import { lazy, Suspense } from 'react'
import { withMessages } from '../text/text.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { useConsentState } from './use-consent.ts'

const ConsentDialog = lazy(async () => ({ default: withMessages(['cookies'], (await import('./consent-dialog.tsx')).default) }))

/**
 * Asks for consent if there is no choice yet, and when the reader wants to change it. The question is in the page that the server sends,
 * so that it is painted with it and covers nothing later.
 */
export function CookieConsent() {
  const { consent, asks } = useConsentState()
  return (
    <>
      {!consent.decided && !asks && <ConsentBanner />}
      <Suspense>{asks && <ConsentDialog />}</Suspense>
    </>
  )
}
