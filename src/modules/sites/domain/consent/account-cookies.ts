/** The cookies of sessions. A response to a request that carries one is private, and never from or into the shared cache. */
export const accountCookies = { session: 'recto_session', rememberMe: 'recto_remember_me' } as const

/**
 * The prefix of the cookies' names over https: a browser accepts such a cookie from this host only, not from another one of the domain
 * (RFC 6265bis, section 4.1.3). Cookies without the prefix are read until they expire.
 */
export const hostPrefix = '__Host-'

/**
 * Binds an authorization request (ORCID, an institution) to the browser that started it. Read under /login/ only, and deleted at its end.
 */
export const authorizationCookie = 'recto_way_in'

/**
 * Proves that a request to track something began on the sign-in page: a link on another site must not track anything for a signed-in user.
 */
export const pendingTrackingCookie = 'recto_pending_tracking'

/** Shows who registered, and nobody else, which address the email went to, and lets them have it sent again. */
export const registrationCookie = 'recto_registration'

/** The reader's choice of a language; stored at the reader's request, so that it needs no consent. */
export const languageCookie = 'recto_language'

/** This is two years, in seconds (specification, accounts.md section 9). */
export const cookieLifetime = 2 * 365 * 24 * 60 * 60
