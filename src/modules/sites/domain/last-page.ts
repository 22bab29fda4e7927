/** The pages that follow signing in and signing out (specification, accounts.md section 2 “Account and session routes”). */

/** Pages that redirect by themselves, and would redirect to themselves. */
const between = /^\/(?:login|register|signout|password)(?:[/?#]|$)/

export const leadsOn = (page: string): boolean => between.test(page)

/**
 * A path of this site without its language; else null. Anything that a browser might take for another site (`//example.org`,
 * `/\example.org`,
 * a control character before the slash) is rejected.
 */
export function pageOfThisSite(path: string | null): string | null {
  if (path === null || !path.startsWith('/') || path.length > 2000) return null
  const here = 'http://here.invalid'
  const url = URL.parse(path, here)
  if (url === null || url.origin !== here || /[\\\p{Cc}]/u.test(path) || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The page after signing in: the one that the user left, or the front page. */
export function afterSignIn(lastPage: string | null): string {
  const page = pageOfThisSite(lastPage)
  return page === null || leadsOn(page) ? '/' : page
}

/** The page after signing out: the one that the user left, unless it lies beneath /my/, which needs a session. */
export function afterSignOut(lastPage: string | null): string {
  const page = afterSignIn(lastPage)
  return /^\/my(?:[/?#]|$)/.test(page) ? '/' : page
}
