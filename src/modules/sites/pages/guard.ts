/**
 * Access checks of restricted pages. Each page checks before it reads anything, so that a refusal does not reveal whether there is
 * something to see.
 */

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type Action, may } from '../../../core/access/access.ts'
import type { SignedIn } from '../../../core/access/visitor.ts'
import { href } from '../../../core/http/href.ts'
import { isHttpError } from '../../../core/http/http-error.ts'
import { splitLanguage } from '../../../core/text/languages.ts'
import { type SiteRequest, siteRequest } from './context.ts'
import { notAuthorised, unavailable } from './failures.ts'
import { signInPath } from './sign-in-path.ts'

/** No shared cache may store such a page. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Redirects an anonymous user to sign-in and back; refuses a user without permission (specification, accounts.md section 4 “Session”). */
export function allowed(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  action: Action,
): SiteRequest & { visitor: SignedIn } {
  const requestContext = context.get(siteRequest)
  const { visitor } = requestContext
  if (!requestContext.isRecognised) throw unavailable()
  if (visitor.kind === 'anonymous') throw redirect(signInPath(pageOf(request)), { headers: privateHeaders })
  if (!may(visitor, action, requestContext.platform.features)) throw notAuthorised()
  return { ...requestContext, visitor }
}

export const isAccountDeleted = (error: unknown): boolean => isHttpError(error) && error.code === 'ACCOUNT_REMOVED'

/** For private pages: if the account was removed while its session was in use, the user is asked to sign in. */
export function redirectToSignIn(error: unknown): never {
  throw isAccountDeleted(error) ? redirect(href('/login'), { headers: privateHeaders }) : error
}

/** The requested page's path without its language. A client-side navigation requests its data instead. */
export function pageOf({ url, method }: Pick<Request, 'url' | 'method'>): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  searchParams.delete('index')
  const { path } = splitLanguage(pathname.replace(/\.data$/, ''))
  // A form is not submitted again after signing in: only its page is shown.
  return searchParams.size === 0 || method !== 'GET' ? path : `${path}?${searchParams}`
}
