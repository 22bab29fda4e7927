/** The rows of the page about cookies: every cookie that this site can set. */

import {
  accountCookies,
  authorizationCookie,
  cookieLifetime,
  hostPrefix,
  pendingTrackingCookie,
  registrationCookie,
} from './account-cookies.ts'
import type { ConsentCategory } from './consent.ts'
import { cookieKinds } from './cookies.ts'

/** Names what it is for. */
export type CookiePurpose = 'session' | 'rememberMe' | 'journey' | 'pendingTracking' | 'registration' | keyof typeof cookieKinds

export interface CookieRow {
  name: string
  purpose: CookiePurpose
  category: ConsentCategory
  /** Days; null for a cookie that ends with the browser session, or earlier. */
  days: number | null
}

const day = 24 * 60 * 60
const essential = { category: 'essential', days: null } as const

/** The cookies of sessions first, then the others by category, in the order of the consent panel. */
export const cookieTable: readonly CookieRow[] = [
  { name: accountCookies.session, purpose: 'session', ...essential },
  { name: accountCookies.rememberMe, purpose: 'rememberMe', ...essential, days: cookieLifetime / day },
  { name: authorizationCookie, purpose: 'journey', ...essential },
  { name: pendingTrackingCookie, purpose: 'pendingTracking', ...essential },
  { name: registrationCookie, purpose: 'registration', ...essential, days: 2 },
  ...keysOf(cookieKinds).map(purpose => {
    const { name, category, maxAge } = cookieKinds[purpose]
    return { name, purpose, category, days: maxAge / day }
  }),
]

const prefixed = new Set<string>(Object.values(accountCookies))

/**
 * The names under which a reader finds the cookie: those of a session have the prefix over https (decision 0073).
 * @param origin of the site; null where it is unknown, and both names are returned
 */
export function shownNames(name: string, origin: string | null): string[] {
  if (!prefixed.has(name)) return [name]
  if (origin === null) return [hostPrefix + name, name]
  return [origin.startsWith('https:') ? hostPrefix + name : name]
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}
