/** What this browser remembers of the sign-up for updates (specification, accounts.md sections 2 and 9). */

import { cookieValue, writeCookie } from '../../../sites/consent/browser-cookies.ts'
import { allows, type Consent } from '../../../sites/domain/consent/consent.ts'
import { cookieKinds } from '../../../sites/domain/consent/cookies.ts'

const { name, maxAge } = cookieKinds.updatesSignUp
/** In the browser's own storage: that the reader closed the box, which is an answer of theirs and no cookie; and, of a visit, that they signed up. */
const word = 'recto_sign_up'

export const hasSignedUp = (): boolean => cookieValue(name) !== null || storedWord('sessionStorage') === 'signed-up'
export const hasClosed = (): boolean => storedWord('localStorage') === 'closed'
/** For good: who has closed it is not asked again. */
export const rememberClosed = (): void => keepWord('localStorage', 'closed')

/** For two years; until the end of the visit where the reader wants no cookies of that kind. */
export function rememberSignUp(consent: Consent): void {
  if (allows(consent, cookieKinds.updatesSignUp.category)) writeCookie(name, 'true', maxAge)
  else keepWord('sessionStorage', 'signed-up')
}

type Store = 'localStorage' | 'sessionStorage'

function storedWord(store: Store): string | null {
  try {
    return window[store].getItem(word)
  } catch {
    // A browser that is told to store nothing refuses to be asked.
    return null
  }
}

function keepWord(store: Store, said: 'closed' | 'signed-up'): void {
  try {
    window[store].setItem(word, said)
  } catch {
    // Then the visitor is asked again.
  }
}
