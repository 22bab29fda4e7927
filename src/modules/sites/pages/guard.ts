/**
 * Access checks of restricted pages. Each page checks before it reads anything, so that a refusal does not reveal whether there is
 * something to see.
 */

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type Action, awaitsSecondFactor, mayOnSite, maySomewhere } from '../../../core/access/access.ts'
import type { AccessRefusal } from '../../../core/access/one-resource.ts'
import type { SignedIn } from '../../../core/access/user.ts'
import type { SignedInAccess } from '../../../core/access/visible-to.ts'
import { href } from '../../../core/http/href.ts'
import { isHttpError } from '../../../core/http/http-error.ts'
import { splitLanguage } from '../../../core/text/languages.ts'
import { type PageRequestContext, pageRequestContext } from './context.ts'
import { conflictOfInterest, notAuthorised, pageNotFound, unavailable } from './failures.ts'
import { secondFactorPath, signInPath } from './sign-in-path.ts'

/** No shared cache may store such a page. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

type GuardedArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/**
 * Redirects an anonymous user to sign-in and back, and a user whose role needs a second factor to where it is given; refuses a user
 * without permission (specification, accounts.md section 4 “Session”).
 * For what is of the whole site.
 */
export function allowed(args: GuardedArgs, action: Action): PageRequestContext & { user: SignedIn } {
  const requestContext = signedIn(args)
  refuseUnless(mayOnSite, args, action, requestContext)
  return requestContext
}

/**
 * The same for a screen that shows single resources: it opens where the user may do it to some. What it reads has the condition of the
 * request (`visibleTo`), and one resource is decided about (`findDecision`).
 */
export function allowedSomewhere(args: GuardedArgs, action: Action): PageRequestContext & { user: SignedIn; access: SignedInAccess } {
  const requestContext = signedIn(args)
  refuseUnless(maySomewhere, args, action, requestContext)
  const { user, platform } = requestContext
  return { ...requestContext, access: { user: user, action, site: platform } }
}

function refuseUnless(isAllowed: typeof mayOnSite, args: GuardedArgs, action: Action, { user, platform }: PageRequestContext): void {
  if (isAllowed(user, action, platform)) return
  throw awaitsSecondFactor(user, action, platform, isAllowed) ? toSecondFactor(args) : notAuthorised()
}

/** Redirects to where the second factor is given, and back. @param more headers and the status, where they are others */
export const toSecondFactor = ({ request }: { request: Pick<Request, 'url' | 'method'> }, more: ResponseInit = {}) =>
  redirect(secondFactorPath(pageOf(request)), { headers: privateHeaders, ...more })

function signedIn({ context, request }: GuardedArgs): PageRequestContext & { user: SignedIn } {
  const requestContext = context.get(pageRequestContext)
  const { user } = requestContext
  if (!requestContext.isRecognised) throw unavailable()
  if (user.kind === 'anonymous') throw redirect(signInPath(pageOf(request)), { headers: privateHeaders })
  return { ...requestContext, user }
}

/** The page that a refusal about one resource is answered with, to throw. */
export function refusedPage(refusal: AccessRefusal) {
  switch (refusal.kind) {
    case 'missing':
      return pageNotFound()
    case 'forbidden':
      return notAuthorised()
    case 'conflict':
      return conflictOfInterest(refusal.participantRole)
  }
}

export const isAccountDeleted = (error: unknown): boolean => isHttpError(error) && error.code === 'ACCOUNT_REMOVED'

/** This is for private pages: if the account was removed while its session was in use, the user is asked to sign in. */
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
