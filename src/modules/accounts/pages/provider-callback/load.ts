/** The callback of ORCID and institutions. If their answer is invalid, nobody is signed in, and a page says what to do. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { withLanguage } from '../../../../core/text/languages.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound, unavailable } from '../../../sites/pages/failures.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { authorizationSecret } from '../authorization-secret.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { afterFirstFactor } from '../second-factor/after-first-factor.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { user, isRecognised, credentials, language, platform, origin } = args.context.get(pageRequestContext)
  const { accounts } = args.context.get(accountsContext)
  if (!isRecognised) throw unavailable()
  const requestContext = requestContextOf(args)
  const secret = authorizationSecret(request)
  const key = params.provider ?? ''
  const { search, searchParams } = new URL(request.url)
  // The redirect URI has no language: the user returns to the language in which they left.
  const left = await accounts.identities.languageOfAuthorization(requestContext, secret)
  if (left !== null && left !== language && platform.languages.includes(left) && origin !== null) {
    const path = withLanguage(href('/login/back/:provider', { provider: key }), left, platform.languages[0] ?? 'en')
    throw redirect(origin + path + search, { status: 302, headers: privateHeaders })
  }

  const outcome = await accounts.identities.handleProviderCallback(requestContext, {
    key,
    answer: searchParams,
    secret,
    user,
    credentials,
  })
  switch (outcome.kind) {
    case 'signed-in':
      throw redirect(afterFirstFactor(outcome.user, outcome.returnTo), { status: 303, headers: withCookies(outcome.setCookies) })
    case 'confirmed':
      throw redirect(outcome.returnTo, { status: 303, headers: withCookies(outcome.setCookies) })
    case 'linked':
      throw redirect(outcome.returnTo === href('/my/ways-in') ? `${href('/my/ways-in')}?linked` : outcome.returnTo, {
        status: 303,
        headers: withCookies(outcome.setCookies),
      })
    case 'join':
      throw redirect(href('/login/join'), { status: 303, headers: withCookies(outcome.setCookies) })
    case 'failed': {
      const { provider, problem, returnTo } = outcome
      return data(
        { provider, problem, returnTo },
        { status: problem === 'unreachable' ? 503 : 422, headers: withCookies(outcome.setCookies) },
      )
    }
    case 'unknown':
      throw pageNotFound()
  }
}
