import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { showAlert } from '../../../ui/alert-store.ts'
import { useSite } from '../../sites/pages/use-site.ts'
import { takeSignInNotice } from './sign-in-notice.ts'

/** Reports that the user is signed in, or that the browser stored no cookie, once the next page has asked who is signed in. */
export function useSignInNotice(): void {
  const isIdle = useNavigation().state === 'idle'
  const site = useSite()
  useEffect(() => {
    if (!isIdle || site === undefined) return
    const notice = takeSignInNotice()
    if (notice === null) return
    const isSignedIn = site.account.name !== null
    showAlert(isSignedIn ? { type: 'SUCCESS', message: notice.success } : { type: 'ERROR', message: notice.noCookie, duration: 'long' })
  }, [isIdle, site])
}
