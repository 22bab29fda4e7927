import { leadsOn } from '../domain/accounts/last-page.ts'

/** Where somebody signs in, and which page they go on to. */
export const signInPath = (page: string): string =>
  page === '/' || leadsOn(page) ? '/login' : `/login?returnTo=${encodeURIComponent(page)}`
