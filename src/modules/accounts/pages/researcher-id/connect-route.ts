/** Leaves for the service that knows researcher ids: in a window of its own, or in the same one where no script runs. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { withCookies } from '../cookie-headers.ts'
import { allowed, privateHeaders } from '../guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, accounts } = allowed(args, 'see my details')
  const requestContext = requestContextOf(args)
  if (!accounts.researcherIds.isOffered(requestContext.site)) throw pageNotFound()
  // Nobody is to have something linked by what they read elsewhere.
  const from = args.request.headers.get('Sec-Fetch-Site')
  if (from === 'cross-site' || from === 'same-site') throw redirect('/my/user-details#researcher-id', { headers: privateHeaders })
  const start = await accounts.researcherIds.connect(requestContext, visitor)
  if (start.kind === 'failed') throw redirect(`/researcher-id/complete?error=${start.failure}`, { headers: privateHeaders })
  throw redirect(start.address, { headers: withCookies(start.setCookies) })
}
