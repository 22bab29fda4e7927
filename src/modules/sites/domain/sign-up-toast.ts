/** Decides whether the toast for signing up for updates is shown (specification, accounts.md section 2 “Footer”). */
import { splitLanguage } from '../../../core/text/languages.ts'

/**
 * The specification excludes “some paths” without naming them. These are pages where the toast would cover or interrupt
 * a task: signing in and out, the account's own pages, legal texts, submitting, previews, and
 * the page for a critical error. Each path includes those beneath it.
 */
const excludedPaths = [
  '/login',
  '/register',
  '/signout',
  '/my',
  '/legal',
  '/about/legal',
  '/author',
  '/editor',
  '/blogPreview',
  '/staticContentPreview',
  '/critical-error',
]

/** The publish page excludes itself wherever it is: of the platform, and of each gateway. */
const publishPage = /\/for-authors\/publish-your-research\/?$/

/**
 * @param path with or without a language prefix, query and hash
 * @param signedUp the reader's flag in the cookie UPDATES_SIGN_UP
 */
export function showsSignUpToast({
  path,
  signedUp,
  features,
}: {
  path: string
  signedUp: boolean
  features: { toast: { enabled: boolean } }
}): boolean {
  if (signedUp || !features.toast.enabled) return false
  const page = splitLanguage(path).path.replace(/[?#].*$/s, '')
  return !publishPage.test(page) && !excludedPaths.some(excluded => page === excluded || page.startsWith(`${excluded}/`))
}
