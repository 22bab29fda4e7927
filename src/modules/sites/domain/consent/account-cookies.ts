/** Cookies that say who asks. A request that brings one along is answered for that person alone, and never from or into the shared cache. */
export const accountCookies = { session: 'recto_session', rememberMe: 'recto_remember_me' } as const

/**
 * The prefix of the cookies' names over https: a browser accepts such a cookie from this host only, not from another one of the domain
 * (RFC 6265bis, section 4.1.3). Cookies without the prefix are read until they expire.
 */
export const hostPrefix = '__Host-'

/** Ties a sign-in at another place (ORCID, an institution) to the browser that left for it. It is read under /login/ alone, and ends with the way. */
export const authorizationCookie = 'recto_way_in'

/** The reader's choice of a language; kept because the reader asked for it, so that it needs no consent. */
export const languageCookie = 'recto_language'

/** Two years, in seconds (specification, accounts.md section 9). */
export const cookieLifetime = 2 * 365 * 24 * 60 * 60
