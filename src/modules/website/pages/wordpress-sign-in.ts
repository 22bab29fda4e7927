/**
 * Previews of content in a followed WordPress: its editors sign in there, and the token is stored only in a cookie until the WordPress
 * rejects it (specification, accounts.md sections 4, 7 and 8).
 */

import { parseCookie, stringifySetCookie } from 'cookie'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type ContentSignInProblem, readSignIn } from '../../accounts/pages/content-sign-in.ts'
import { withCookies } from '../../accounts/pages/cookie-headers.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { pageRequestContext } from '../../sites/pages/context.ts'
import { unavailable } from '../../sites/pages/failures.ts'
import { readEntries } from '../../sites/pages/form-entries.ts'
import { pageOf, privateHeaders } from '../../sites/pages/guard.ts'
import { websiteContext } from './context.ts'

const name = 'recto_cms_token'

const keepToken = (token: string, secure: boolean): string =>
  stringifySetCookie({ name, value: token, path: '/', httpOnly: true, sameSite: 'lax', secure })
const clearToken = (secure: boolean): string =>
  stringifySetCookie({ name, value: '', path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 0 })

/**
 * Requests content that only editors of the WordPress may see; null where there is none.
 * @returns the data of the sign-in form where the token is invalid @throws an error response where the WordPress does not respond
 */
export async function askAsEditor<Found extends object>(
  { context, request }: LoaderFunctionArgs,
  question: (platform: PlatformFacts, token: string | null) => Promise<Found | 'sign in' | 'away' | null>,
) {
  const site = context.get(pageRequestContext)
  const token = parseCookie(request.headers.get('Cookie') ?? '')[name] || null
  const found = await question(site.platform, token)
  if (found === 'away') throw unavailable()
  if (found !== 'sign in') return found && { kind: 'found' as const, found }
  const headers = token === null ? privateHeaders : withCookies([clearToken(!site.isDevelopment)])
  return { kind: 'refused' as const, signIn: data({ kind: 'sign-in' as const, at: 'wordpress' as const }, { status: 403, headers }) }
}

/** Handles the sign-in form: the WordPress's message of a rejection is shown; a failed request is logged, and can be repeated. */
export async function signInAtWordpress({ context, request }: ActionFunctionArgs) {
  const { platform, isDevelopment } = context.get(pageRequestContext)
  const { contentEditors } = context.get(websiteContext)
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
