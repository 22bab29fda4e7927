/** Pages that are not for everybody: each asks here before it reads anything, so that a refusal is the same whether there is something to see or not. */

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type Action, may } from '../../../core/access/access.ts'
import type { SignedIn } from '../../../core/access/visitor.ts'
import { isHttpError } from '../../../core/http/http-error.ts'
import { splitLanguage } from '../../../core/text/languages.ts'
import { type SiteRequest, siteRequest } from '../../sites/pages/context.ts'
import { notAuthorised, unavailable } from '../../sites/pages/failures.ts'
import { signInPath } from './sign-in-path.ts'

/** Nobody else is to be shown such a page, by any cache between. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Leads to sign-in and back, for who is not signed in; refuses whoever is and may not (specification, accounts.md section 4 “Session”). */
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

export const isAccountGone = (error: unknown): boolean => isHttpError(error) && error.code === 'ACCOUNT_REMOVED'

/** For private pages: if the account was removed while its session was in use, the user is asked to sign in. */
export function goneToSignIn(error: unknown): never {
  throw isAccountGone(error) ? redirect('/login', { headers: privateHeaders }) : error
}

/** The page that was asked for, from the site's root and without its language: a navigation within the site asks for its data. */
export function pageOf({ url, method }: Pick<Request, 'url' | 'method'>): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  searchParams.delete('index')
  const { path } = splitLanguage(pathname.replace(/\.data$/, ''))
  // A form is not submitted again after signing in: only its page is shown.
  return searchParams.size === 0 || method !== 'GET' ? path : `${path}?${searchParams}`
}
