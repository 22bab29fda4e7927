/** What this browser remembers of the sign-up for updates (specification, accounts.md sections 2 and 9). */
import { allows, type Consent } from '../../../domain/consent/consent.ts'
import { cookieKinds } from '../../../domain/consent/cookies.ts'
import { cookieValue, writeCookie } from '../consent/browser-cookies.ts'

const { name, maxAge } = cookieKinds.updatesSignUp
/** Of the browser's tab, until it is closed. */
const session = 'recto_sign_up'
type SessionWord = 'closed' | 'signed-up'

export const hasSignedUp = (): boolean => cookieValue(name) !== null || sessionWord() === 'signed-up'
export const hasClosed = (): boolean => sessionWord() === 'closed'
export const rememberClosed = (): void => keepSessionWord('closed')

/** For two years; until the end of the visit where the reader wants no cookies of that kind. */
export function rememberSignUp(consent: Consent): void {
  if (allows(consent, cookieKinds.updatesSignUp.category)) writeCookie(name, 'true', maxAge)
  else keepSessionWord('signed-up')
}

function sessionWord(): string | null {
  try {
    return sessionStorage.getItem(session)
  } catch {
    // A browser that is told to store nothing refuses to be asked.
    return null
  }
}

function keepSessionWord(word: SessionWord): void {
  try {
    sessionStorage.setItem(session, word)
  } catch {
    // Then the visitor is asked again.
  }
}
