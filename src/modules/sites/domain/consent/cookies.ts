/**
 * Every cookie that the site may set besides those of sessions (account-cookies.ts): name, category of consent and lifetime (specification,
 * accounts.md section 9).
 */
import { cookieLifetime, languageCookie } from './account-cookies.ts'
import { allows, type Consent, type ConsentCategory } from './consent.ts'

export interface CookieKind {
  name: string
  category: ConsentCategory
  /** Seconds. */
  maxAge: number
}

const day = 24 * 60 * 60

export const cookieKinds = {
  consent: { name: 'recto_consent', category: 'essential', maxAge: cookieLifetime },
  /** Records that the account's holder accepted the terms, by account (user-cookie.ts): an agreement, not a preference. */
  termsAndConditions: { name: 'TERMS_AND_CONDITIONS', category: 'essential', maxAge: cookieLifetime },
  /** The language that the reader chose; stored at the reader's request. */
  language: { name: languageCookie, category: 'essential', maxAge: cookieLifetime },
  /**
   * The views and downloads that were counted already. The specification says a year in words (section 7) and ten years in milliseconds
   * (31536e7, section 9); this follows the words, since no browser stores a cookie for more than 400 days.
   */
  contentEvent: { name: 'recto_content_events', category: 'analytics', maxAge: 365 * day },
  /** The reader has signed up for updates and is not asked again. */
  updatesSignUp: { name: 'UPDATES_SIGN_UP', category: 'functional', maxAge: cookieLifetime },
  /** The reader closed the warning of a newer version, which stays away for a day. */
  versionWarningSuppression: { name: 'recto_version_warning_suppressed', category: 'functional', maxAge: day },
  /** The style in which the reader last copied a citation. */
  citationStyle: { name: 'recto_citation_style', category: 'functional', maxAge: cookieLifetime },
  /** Whether an editor has opened the live preview, and the width of its page. */
  livePreview: { name: 'recto_live_preview', category: 'functional', maxAge: cookieLifetime },
} as const satisfies Record<string, CookieKind>

/** Attributes of a cookie, for the package `cookie`. */
export function cookieAttributes(kind: CookieKind): { path: string; maxAge: number; sameSite: 'lax' } {
  return { path: '/', maxAge: kind.maxAge, sameSite: 'lax' }
}

/** Cookies that may not stay under a consent: to be deleted when it is narrowed. */
export function cookiesToDelete(consent: Consent): CookieKind[] {
  return Object.values(cookieKinds).filter(({ category }) => !allows(consent, category))
}
