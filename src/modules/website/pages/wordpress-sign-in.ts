/**
 * Previews of what stands in a WordPress that a platform follows: its editors are signed in there, and the token that it gives is kept in a
 * cookie of this browser alone, until the WordPress does not know it any more (specification, accounts.md sections 4, 7 and 8).
 */
import { parseCookie, stringifySetCookie } from 'cookie'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type ContentSignInProblem, readSignIn } from '../../accounts/pages/content-sign-in.ts'
import { withCookies } from '../../accounts/pages/cookie-headers.ts'
import { pageOf, privateHeaders } from '../../accounts/pages/guard.ts'
import { type SiteRequest, siteRequest } from '../../sites/pages/context.ts'
import { unavailable } from '../../sites/pages/failures.ts'
import { readEntries } from '../../sites/pages/form-entries.ts'

const name = 'recto_cms_token'

const keepToken = (token: string, secure: boolean): string =>
  stringifySetCookie({ name, value: token, path: '/', httpOnly: true, sameSite: 'lax', secure })
const clearToken = (secure: boolean): string =>
  stringifySetCookie({ name, value: '', path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 0 })

/**
 * What the WordPress shows its editors alone; null where it has no such thing.
 * @returns what the form for signing in there needs, where the token is no good @throws a failure where it does not answer
 */
export async function askAsEditor<Found extends object>(
  { context, request }: LoaderFunctionArgs,
  question: (site: SiteRequest, token: string | null) => Promise<Found | 'sign in' | 'away' | null>,
) {
  const site = context.get(siteRequest)
  const token = parseCookie(request.headers.get('Cookie') ?? '')[name] || null
  const found = await question(site, token)
  if (found === 'away') throw unavailable()
  if (found !== 'sign in') return found && { kind: 'found' as const, found }
  const headers = token === null ? privateHeaders : withCookies([clearToken(!site.isDevelopment)])
  return { kind: 'refused' as const, signIn: data({ kind: 'sign-in' as const, at: 'wordpress' as const }, { status: 403, headers }) }
}

/** What the form sends: what the WordPress says where it refuses is shown; that it does not answer is logged, and can be tried again. */
export async function signInAtWordpress({ context, request }: ActionFunctionArgs) {
  const { contentEditors, platform, isDevelopment } = context.get(siteRequest)
  const { username, password, blank } = readSignIn(readEntries(await request.formData()))
  const refuse = (status: number, problem: ContentSignInProblem) =>
    data({ problem, username: username.slice(0, 254) }, { status, headers: privateHeaders })
  if (blank.length > 0) return refuse(422, { key: 'field-required', fields: blank })
  const outcome = await contentEditors.signIn(platform.key, { username: username.trim().slice(0, 254), password: password.slice(0, 1000) })
  if (outcome === null || outcome === 'away') return refuse(503, { key: 'content-wordpress-away' })
  if (outcome.kind === 'refused') return refuse(403, { key: 'wordpress-refused', message: outcome.message })
  const headers = withCookies([keepToken(outcome.token, !isDevelopment)])
  return redirect(pageOf({ url: request.url, method: 'GET' }), { status: 303, headers })
}
