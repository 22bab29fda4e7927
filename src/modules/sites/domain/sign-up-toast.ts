/** Decides whether the toast for signing up for updates is shown (specification, accounts.md section 2 “Footer”). */
import { splitLanguage } from '../../../core/text/languages.ts'

/**
 * The specification speaks of “some excluded paths” and does not name them. Left out are screens where a person is in the middle of
 * something that the box would cover or interrupt: signing in and out, an account's own pages, legal texts, submitting, previews, and
 * the screen for a critical error. Each stands for itself and for what lies beneath it.
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
 * @param signedUp the visitor's flag, kept in the cookie UPDATES_SIGN_UP
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
