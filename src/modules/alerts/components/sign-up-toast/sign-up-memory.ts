/** The state of the sign-up for updates that this browser stores (specification, accounts.md sections 2 and 9). */

import { cookieValue, writeCookie } from '../../../sites/consent/browser-cookies.ts'
import { allows, type Consent } from '../../../sites/domain/consent/consent.ts'
import { cookieKinds } from '../../../sites/domain/consent/cookies.ts'

const { name, maxAge } = cookieKinds.updatesSignUp
/**
 * The key in web storage. `localStorage`: the reader closed the box, which is the reader's answer and no cookie. `sessionStorage`: they
 * signed up on this visit.
 */
const word = 'recto_sign_up'

export const hasSignedUp = (): boolean => cookieValue(name) !== null || storedWord('sessionStorage') === 'signed-up'
export const hasClosed = (): boolean => storedWord('localStorage') === 'closed'
/** Permanent: a reader who has closed the box is not asked again. */
export const rememberClosed = (): void => keepWord('localStorage', 'closed')

/** Remembered for two years, or until the end of the visit if the reader declines cookies of that category. */
export function rememberSignUp(consent: Consent): void {
  if (allows(consent, cookieKinds.updatesSignUp.category)) writeCookie(name, 'true', maxAge)
  else keepWord('sessionStorage', 'signed-up')
}

type Store = 'localStorage' | 'sessionStorage'

function storedWord(store: Store): string | null {
  try {
    return window[store].getItem(word)
  } catch {
    // A browser that blocks storage throws on access.
    return null
  }
}

function keepWord(store: Store, said: 'closed' | 'signed-up'): void {
  try {
    window[store].setItem(word, said)
  } catch {
    // The reader will then be asked again.
  }
}
