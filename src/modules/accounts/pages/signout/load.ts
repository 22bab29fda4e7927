/**
 * Signing out (specification, accounts.md sections 2 and 4 “Logout”): the session ends, its cookies are deleted, and the last page is
 * reloaded.
 */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { afterSignOut } from '../../../sites/domain/last-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'

/**
 * A link of this site signs out at once. A link of another site shows a button instead: reading a page elsewhere must not sign anybody out.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(pageRequestContext)
  if (user.kind === 'anonymous') throw redirect(lastPage(args.request), { headers: privateHeaders })
  if (args.request.headers.get('Sec-Fetch-Site') === 'cross-site') return data(null, { headers: privateHeaders })
  throw await signOut(args)
}

export const action = (args: ActionFunctionArgs): Promise<Response> => signOut(args)

async function signOut({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Response> {
  const { credentials } = context.get(pageRequestContext)
  const { accounts } = context.get(accountsContext)
  const headers = withCookies(await accounts.sessions.signOut(credentials))
  // A new document, so that no state of the signed-in user remains in memory.
  return redirectDocument(lastPage(request), { status: 303, headers })
}

/** The page of the link, if it was on this site. */
function lastPage({ url, headers }: Request): string {
  const from = URL.parse(headers.get('Referer') ?? '')
  const here = from !== null && from.origin === new URL(url).origin
  return afterSignOut(here ? splitLanguage(from.pathname + from.search).path : null)
}
