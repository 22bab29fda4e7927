import mail from '@tabler/icons/outline/mail.svg?raw'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { useConsent } from '../../../sites/consent/use-consent.ts'
import { showsSignUpToast } from '../../../sites/domain/sign-up-toast.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './sign-up.module.css'
import { hasClosed, hasSignedUp, rememberClosed, rememberSignUp } from './sign-up-memory.ts'
import { useHasReadOn } from './use-has-read-on.ts'
import { useOutOfTheWay } from './use-out-of-the-way.ts'
import '../../../sites/text/form-messages.ts'

const SignUpPanel = lazy(async () => ({ default: withMessages(['forms'], (await import('./sign-up-panel.tsx')).default) }))

/** Until this comes into view, the submit button stays fixed, and the button of a small screen hides while the reader scrolls down. */
const pageEnd = 'body > footer'

/** This is the width from which the panel leaves room for the page (specification, accounts.md section 9, breakpoint md). */
const wide = '(width >= 960px)'

type Standing = 'button' | 'form' | 'thanks'

/**
 * The form in a fixed box, which a small screen has behind a button: there the box would cover the page. On a wide one it waits until the
 * reader has read on, so that it does not cover the head of a page, such as the search of the browse screen. Closed once, it stays away.
 */
export default function SignUp() {
  const site = useSite()
  const { t } = useText()
  const { pathname } = useLocation()
  const consent = useConsent()
  const [standing, setStanding] = useState<Standing>(() => (window.matchMedia(wide).matches ? 'form' : 'button'))
  const [wasRequested, setWasRequested] = useState(false)
  const [signedUp, setSignedUp] = useState(hasSignedUp)
  const [closed, setClosed] = useState(hasClosed)
  const outOfTheWay = useOutOfTheWay(pageEnd)
  const hasReadOn = useHasReadOn(pathname)
  const isOffered =
    site && showsSignUpToast({ path: pathname, signedUp: signedUp && standing !== 'thanks', features: site.platform.features })
  if (!isOffered || closed) return null

  const openingButton = (
    <button
      type="button"
      className={styles.button}
      data-aside={outOfTheWay || undefined}
      aria-expanded={false}
      aria-label={t('updates-title')}
      onClick={() => {
        setWasRequested(true)
        setStanding('form')
      }}
    >
      <Icon svg={mail} size={20} />
    </button>
  )
  if (standing === 'button') return openingButton
  if (standing === 'form' && !wasRequested && !hasReadOn) return null
  const close = () => {
    // The focused element is removed: focus moves to the page's content.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    setClosed(true)
    if (!signedUp) rememberClosed()
  }
  const thank = () => {
    rememberSignUp(consent)
    setSignedUp(true)
    setStanding('thanks')
  }
  return (
    <Suspense fallback={wasRequested ? openingButton : null}>
      <SignUpPanel thanks={standing === 'thanks'} takesFocus={wasRequested} pageEnd={pageEnd} onClose={close} onSuccess={thank} />
    </Suspense>
  )
}
