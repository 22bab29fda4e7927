import mail from '@tabler/icons/outline/mail.svg?raw'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { showsSignUpToast } from '../../../domain/platform/sign-up-toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import { useConsent } from '../consent/use-consent.ts'
import styles from './sign-up.module.css'
import { hasClosed, hasSignedUp, rememberClosed, rememberSignUp } from './sign-up-memory.ts'
import { useOutOfTheWay } from './use-out-of-the-way.ts'
import '../../text/form-words.ts'

const SignUpPanel = lazy(async () => ({ default: withWords(['forms'], (await import('./sign-up-panel.tsx')).default) }))

/** The submit button stays fixed, and the tab of a small screen out of the way, until this comes into view. */
const pageEnd = 'body > footer'

type Standing = 'tab' | 'form' | 'thanks'

/** A tab at the corner, which opens to the form. Closed once, it stays away. */
export default function SignUp() {
  const site = useSite()
  const { say } = useText()
  const { pathname } = useLocation()
  const consent = useConsent()
  const [standing, setStanding] = useState<Standing>('tab')
  const [signedUp, setSignedUp] = useState(hasSignedUp)
  const [closed, setClosed] = useState(hasClosed)
  const outOfTheWay = useOutOfTheWay(pageEnd)
  const isOffered =
    site && showsSignUpToast({ path: pathname, signedUp: signedUp && standing !== 'thanks', features: site.platform.features })
  if (!isOffered || closed) return null

  const tabButton = (
    <button
      type="button"
      className={styles.tab}
      data-aside={outOfTheWay || undefined}
      aria-expanded={false}
      aria-label={say('updates-title')}
      onClick={() => setStanding('form')}
    >
      <Icon svg={mail} size={20} />
      <span className={styles.words}>{say('updates-title')}</span>
    </button>
  )
  if (standing === 'tab') return tabButton
  const close = () => {
    setStanding('tab')
    if (signedUp) return
    rememberClosed()
    setClosed(true)
    // What had the focus is gone: the page's content is where the reader goes on.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  const thank = () => {
    rememberSignUp(consent)
    setSignedUp(true)
    setStanding('thanks')
  }
  return (
    <Suspense fallback={tabButton}>
      <SignUpPanel thanks={standing === 'thanks'} pageEnd={pageEnd} onClose={close} onSuccess={thank} />
    </Suspense>
  )
}
