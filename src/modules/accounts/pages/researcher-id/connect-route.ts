/** Redirects to the service for researcher ids: in a pop-up window, or in the same one without JavaScript. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const requestContext = requestContextOf(args)
  if (!accounts.researcherIds.isOffered(requestContext.site)) throw pageNotFound()
  // A link on another site must not link anything to a user's account.
  const from = args.request.headers.get('Sec-Fetch-Site')
  if (from === 'cross-site' || from === 'same-site')
    throw redirect(`${href('/my/user-details')}#researcher-id`, { headers: privateHeaders })
  const start = await accounts.researcherIds.connect(requestContext, user)
  if (start.kind === 'failed') throw redirect(`${href('/researcher-id/complete')}?error=${start.failure}`, { headers: privateHeaders })
  throw redirect(start.url, { headers: withCookies(start.setCookies) })
}
