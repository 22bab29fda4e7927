import { leadsOn } from '../domain/last-page.ts'

/** Where somebody signs in, and which page they go on to. */
export const signInPath = (page: string): string => withReturn('/login', page)

/** Where somebody makes an account; the page they came from goes along to the sign-in after it. */
export const registerPath = (page: string): string => withReturn('/register', page)

/** Leaves for an identity provider, to come back signed in. */
export const providerPath = (key: string, page: string): string => withReturn(`/login/with/${key}`, page)

const withReturn = (path: string, page: string): string =>
  page === '/' || leadsOn(page) ? path : `${path}?returnTo=${encodeURIComponent(page)}`
