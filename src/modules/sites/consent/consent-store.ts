/**
 * The reader's consent, for all components. It is stored in a cookie and read in the browser alone, so that a cached page is the same for
 * everyone.
 */
import { type Consent, type ConsentCategory, consentTo, readConsent, undecidedConsent, writeConsent } from '../domain/consent/consent.ts'
import { cookieKinds, cookiesToDelete } from '../domain/consent/cookies.ts'
import { cookieValue, writeCookie } from './browser-cookies.ts'

export interface ConsentState {
  consent: Consent
  /** The dialog of the four categories is open. */
  asks: boolean
}

/** The state on the server and until hydration. */
export const unknownConsent: ConsentState = { consent: undecidedConsent, asks: false }

let state: ConsentState | null = null
const listeners = new Set<() => void>()

function change(next: ConsentState): void {
  state = next
  for (const listener of listeners) listener()
}

export function currentConsent(): ConsentState {
  state ??= { consent: readConsent(cookieValue(cookieKinds.consent.name)), asks: false }
  return state
}

/** This is for an answer that the page's own script stored after the cookie was read. */
export function readAgain(): void {
  const consent = readConsent(cookieValue(cookieKinds.consent.name))
  if (consent.decided) change({ ...currentConsent(), consent })
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the dialog of the four categories. */
export const askForConsent = (): void => change({ ...currentConsent(), asks: true })
export const stopAsking = (): void => change({ ...currentConsent(), asks: false })

/** Stores the choice, and deletes the cookies that it does not permit. */
export function choose(categories: readonly ConsentCategory[]): void {
  const consent = consentTo(categories)
  writeCookie(cookieKinds.consent.name, writeConsent(consent), cookieKinds.consent.maxAge)
  for (const { name } of cookiesToDelete(consent)) if (cookieValue(name) !== null) writeCookie(name, '', 0)
  change({ consent, asks: false })
}
