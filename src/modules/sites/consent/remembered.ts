/** State about the reader that this browser stores: in a cookie if the reader consents to its category, else until the end of the visit. */
import { allows, type Consent } from '../domain/consent/consent.ts'
import type { CookieKind } from '../domain/consent/cookies.ts'
import { cookieValue, writeCookie } from './browser-cookies.ts'

export function remembered({ name }: CookieKind): string | null {
  return cookieValue(name) ?? ofThisVisit(name)
}

/** @param value as a cookie may hold it */
export function remember({ name, category, maxAge }: CookieKind, value: string, consent: Consent): void {
  if (allows(consent, category)) {
    writeCookie(name, value, maxAge)
    return
  }
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // A browser that blocks storage throws on access.
  }
}

function ofThisVisit(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
