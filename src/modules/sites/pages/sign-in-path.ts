import { href } from '../../../core/http/href.ts'
import { leadsOn } from '../domain/last-page.ts'

/** The sign-in URL that returns to the page. */
export const signInPath = (page: string): string => withReturn(href('/login'), page)

/** The registration URL; the sign-in after it returns to the page. */
export const registerPath = (page: string): string => withReturn(href('/register'), page)

/** The path that redirects to an identity provider, for signing in. */
export const providerPath = (key: string, page: string): string => withReturn(href('/login/with/:provider', { provider: key }), page)

/** The page that asks for the second factor, or for setting one up, and returns to the page. */
export const secondFactorPath = (page: string): string => withReturn(href('/my/second-factor'), page)

const withReturn = (path: string, page: string): string =>
  page === '/' || leadsOn(page) ? path : `${path}?returnTo=${encodeURIComponent(page)}`
