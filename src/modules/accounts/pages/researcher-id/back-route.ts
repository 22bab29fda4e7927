/**
 * The callback of the service for researcher ids: one path without a locale. It stores the outcome and redirects to the page that shows it.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { withLanguage } from '../../../../core/text/languages.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound, unavailable } from '../../../sites/pages/failures.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { authorizationSecret } from '../authorization-secret.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user, isRecognised, platform, origin, language } = args.context.get(pageRequestContext)
  const { accounts } = args.context.get(accountsContext)
  if (!isRecognised) throw unavailable()
  const requestContext = requestContextOf(args)
  if (origin === null || !accounts.researcherIds.isOffered(requestContext.site)) throw pageNotFound()
  const { searchParams } = new URL(args.request.url)
  const end = await accounts.researcherIds.handleProviderCallback(requestContext, user, searchParams, authorizationSecret(args.request))
  const query = end.failure === null ? '' : `?error=${end.failure}`
  const path = withLanguage(href('/researcher-id/complete'), end.language ?? language, platform.languages[0] ?? 'en')
  throw redirect(origin + path + query, { status: 303, headers: withCookies(end.setCookies) })
}
