import { lazy, Suspense } from 'react'
import { useIdle } from '../../../sites/components/use-idle.ts'
import { useConsentState } from '../../../sites/consent/use-consent.ts'

const SignUp = lazy(() => import('./sign-up.tsx'))

/**
 * Offers to sign up for updates (specification, accounts.md section 2 “Footer”). The server's page contains none of it: its script loads
 * when
 * the browser is idle, and it waits while the question about cookies is open.
 */
export function SignUpToast() {
  const { consent, asks } = useConsentState()
  const isIdle = useIdle()
  return <Suspense>{isIdle && consent.decided && !asks && <SignUp />}</Suspense>
}
