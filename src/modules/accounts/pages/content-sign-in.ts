/**
 * Previews are for editors of the site: anybody else gets the sign-in form of the content manager instead (specification, accounts.md
 * section 2).
 */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { awaitsSecondFactor, maySomewhere } from '../../../core/access/access.ts'
import { type Entries, entryOf } from '../../../core/forms/entries.ts'
import { pageRequestContext } from '../../sites/pages/context.ts'
import { unavailable } from '../../sites/pages/failures.ts'
import { minutesOf, readEntries } from '../../sites/pages/form-entries.ts'
import { pageOf, privateHeaders, toSecondFactor } from '../../sites/pages/guard.ts'
import { accountsContext } from './context.ts'
import { withCookies } from './cookie-headers.ts'

/** The preview of a page, or of a post, needs one of these permissions. */
type PreviewAction = 'edit pages' | 'edit site content'

/** Whether the user may see previews of some pages, or of posts. */
export function mayPreview({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>, action: PreviewAction): boolean {
  const { user, platform, isRecognised } = context.get(pageRequestContext)
  if (!isRecognised) throw unavailable()
  if (awaitsSecondFactor(user, action, platform)) throw toSecondFactor({ request })
  return maySomewhere(user, action, platform)
}

export type ContentSignInProblem =
  | { key: 'field-required'; fields: ('username' | 'password')[] }
  | { key: 'sign-in-failed' | 'sign-in-no-cookie' | 'content-sign-in-refused' }
  | { key: 'sign-in-too-many'; count: number }
  /** The message of the WordPress site. */
  | { key: 'wordpress-refused'; message: string }
  | { key: 'content-wordpress-away' }

/** A form with names and passwords in it: what is left blank. */
export function readSignIn(entries: Entries): { username: string; password: string; blank: ('username' | 'password')[] } {
  const [username, password] = [entryOf(entries, 'username'), entryOf(entries, 'password')]
  return {
    username,
    password,
    blank: [...(username.trim() === '' ? ['username' as const] : []), ...(password === '' ? ['password' as const] : [])],
  }
}

/** Handles the sign-in form of the content manager. An account that may not edit is signed out again. */
export async function signInToContent({ context, request }: ActionFunctionArgs, action: PreviewAction) {
  const { platform, clientInfo, credentials } = context.get(pageRequestContext)
  const { accounts } = context.get(accountsContext)
  const { username, password, blank } = readSignIn(readEntries(await request.formData()))
  const refuse = (status: number, problem: ContentSignInProblem, cookies: string[] = []) =>
    data({ problem, username: username.slice(0, 254) }, { status, headers: withCookies(cookies) })
  if (blank.length > 0) return refuse(422, { key: 'field-required', fields: blank })
  if (!accounts.sessions.keepsCookies(request.headers.get('origin'))) return refuse(422, { key: 'sign-in-no-cookie' })
  const outcome = await accounts.sessions.signIn(platform.key, { username, password, remember: false }, clientInfo, credentials)
  switch (outcome.kind) {
    case 'wrong':
      return refuse(403, { key: 'sign-in-failed' })
    case 'too-many':
      return refuse(429, { key: 'sign-in-too-many', count: minutesOf(outcome.wait) })
    case 'signed-in': {
      // The preview is asked for by its URL, which this form was sent to.
      const preview = { url: request.url, method: 'GET' }
      const signedIn = { status: 303, headers: withCookies(outcome.setCookies) }
      if (maySomewhere(outcome.user, action, platform)) return redirect(pageOf(preview), signedIn)
      if (awaitsSecondFactor(outcome.user, action, platform)) return toSecondFactor({ request: preview }, signedIn)
      await accounts.sessions.end(outcome.user, outcome.user.sessionId)
      return refuse(403, { key: 'content-sign-in-refused' }, await accounts.sessions.signOut({}))
    }
  }
}

/** The answer of a preview's loader to a user who may not see the preview. */
export const contentSignIn = () => data({ kind: 'sign-in' as const, at: 'site' as const }, { status: 403, headers: privateHeaders })
