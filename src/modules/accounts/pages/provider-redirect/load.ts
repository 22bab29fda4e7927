/**
 * Redirects to ORCID or an institution. It is a link and no form: the Content-Security-Policy restricts forms to this site, and only the
 * provider knows where it redirects to.
 */

import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound, unavailable } from '../../../sites/pages/failures.ts'
import { minutesOf, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { confirmPath } from '../reauthentication/confirm-path.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user, isRecognised } = args.context.get(pageRequestContext)
  const { accounts } = args.context.get(accountsContext)
  if (!isRecognised) throw unavailable()
  const requestContext = requestContextOf(args)
  const provider = accounts.identities.providers(requestContext.site).find(({ key }) => key === args.params.provider)
  if (provider === undefined) throw pageNotFound()
  const returnTo = afterSignIn(new URL(args.request.url).searchParams.get('returnTo'))
  // A link on another site must not sign a user in, or link an identity to their account.
  const from = args.request.headers.get('Sec-Fetch-Site')
  if (from === 'cross-site' || from === 'same-site') return data({ kind: 'ask' as const, provider, returnTo }, { headers: privateHeaders })

  const outcome = await accounts.identities.redirectToProvider(requestContext, provider.key, user, returnTo)
  switch (outcome.kind) {
    case 'leave':
      throw redirect(outcome.url, { status: 302, headers: withCookies(outcome.setCookies) })
    case 'not-fresh':
      throw redirect(confirmPath(returnTo), { headers: privateHeaders })
    case 'unknown':
      throw pageNotFound()
    case 'unreachable':
      return data({ kind: 'unreachable' as const, provider, returnTo }, { status: 503, headers: privateHeaders })
    case 'too-many':
      return data(
        { kind: 'too-many' as const, provider, returnTo, minutes: minutesOf(outcome.wait) },
        { status: 429, headers: privateHeaders },
      )
  }
}
