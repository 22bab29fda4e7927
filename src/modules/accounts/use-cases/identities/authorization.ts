/** The authorization code flow, tied to the browser that started it. */

import type { Credentials } from '../../../../core/access/credentials.ts'
import type { SignedIn, User } from '../../../../core/access/user.ts'
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { findAccountOfIdentity, hasIdentity } from '../../data/account-identity.ts'
import { type AttemptLimit, countAttempt } from '../../data/attempt.ts'
import { recordAuthentication } from '../../data/session.ts'
import { freshFor } from '../../domain/session.ts'
import type { IdentityProvider, ProviderDescription } from '../../external/identity-provider/identity-provider.ts'
import type { PartsDependencies } from '../account-data.ts'
import type { AccountDependencies, RequestContext } from '../account-emails.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { authorizationCookieWith, expiredAuthorizationCookie, findStep, issueStep, takeStep } from './authorization-step.ts'
import { linkIdentity } from './link-identity.ts'

export interface IdentityDependencies extends AccountDependencies, PartsDependencies {
  providers: readonly IdentityProvider[]
  sessions: Sessions
  secureCookies: boolean
  /** Milliseconds since 1970. */
  now: () => number
  /** Logs failures of providers for operators. */
  onFailure: (message: string) => void
}

export type ProviderRedirectOutcome =
  | { kind: 'leave'; url: string; setCookies: string[] }
  /** The provider is not offered here. */
  | { kind: 'unknown' }
  | { kind: 'unreachable'; provider: ProviderDescription }
  /** Seconds. */
  | { kind: 'too-many'; wait: number; provider: ProviderDescription }
  /** The user has to re-authenticate first. */
  | { kind: 'not-fresh' }

export type ProviderCallbackProblem = 'denied' | 'expired' | 'wrong' | 'unreachable' | 'taken' | 'other-linked'
export type ProviderCallbackOutcome =
  | { kind: 'signed-in'; user: SignedIn; setCookies: string[]; returnTo: string }
  | { kind: 'linked'; setCookies: string[]; returnTo: string }
  /** The signed-in user has re-authenticated. */
  | { kind: 'confirmed'; setCookies: string[]; returnTo: string }
  /** The identity is linked to no account yet. */
  | { kind: 'join'; setCookies: string[] }
  /** `returnTo`: the page to go to after another try; the front page where it is unknown. */
  | { kind: 'failed'; problem: ProviderCallbackProblem; provider: ProviderDescription; returnTo: string; setCookies: string[] }
  | { kind: 'unknown' }

/** Allows a class to sign in together, but prevents one client from filling the table of one-time tokens. */
const limit: AttemptLimit = { what: 'ways to providers from a network', max: 60, seconds: 600 }

/** @returns seconds to wait, or null */
export const countAuthorizationRequest = (
  db: AccountDependencies['kysely'],
  { network }: RequestContext['clientInfo'],
): Promise<number | null> => countAttempt(db, limit, network)

/** Providers need a redirect URI, so that the site has to know its own origin. */
export const providersOf = (providers: readonly IdentityProvider[], { platform, origin }: RequestContext['site']): IdentityProvider[] =>
  origin === null ? [] : providers.filter(({ platforms }) => platforms === null || platforms.includes(platform.key))

export const findProvider = (
  providers: readonly IdentityProvider[],
  site: RequestContext['site'],
  key: string,
): IdentityProvider | undefined => providersOf(providers, site).find(({ description }) => description.key === key)

/** @param user a signed-in user links the identity, or re-authenticates by a linked one; an anonymous one signs in */
export async function redirectToProvider(
  { kysely, providers, sessions, secureCookies, onFailure }: IdentityDependencies,
  requestContext: RequestContext,
  key: string,
  user: User,
  returnTo: string | null,
): Promise<ProviderRedirectOutcome> {
  const provider = findProvider(providers, requestContext.site, key)
  if (provider === undefined) return { kind: 'unknown' }
  const wait = await countAuthorizationRequest(kysely, requestContext.clientInfo)
  if (wait !== null) return { kind: 'too-many', wait, provider: provider.description }
  const isLinked = user.kind === 'signed-in' && (await hasIdentity(kysely, user.accountId, key))
  if (user.kind === 'signed-in' && !isLinked && !(await sessions.isFresh(user))) return { kind: 'not-fresh' }
  const start = await provider.begin(
    requestContext.site.origin + href('/login/back/:provider', { provider: key }),
    isLinked ? freshFor : null,
    requestContext.site.platform.orcidAccessLevel,
  )
  if (start.kind === 'unreachable') {
    onFailure(`The identity provider “${key}” cannot be asked: ${start.why}`)
    return { kind: 'unreachable', provider: provider.description }
  }
  const accountId = user.kind === 'signed-in' ? user.accountId : null
  const { language, site } = requestContext
  const away = { step: 'away', provider: key, platform: site.platform.key, language, journey: start.journey } as const
  const secret = await issueStep(kysely, { ...away, returnTo: afterSignIn(returnTo) }, accountId)
  return { kind: 'leave', url: start.url, setCookies: [authorizationCookieWith(secret, 'away', { secure: secureCookies })] }
}

/** The language in which the user left: the redirect URI has none. */
export async function languageOfAuthorization(
  { kysely }: IdentityDependencies,
  requestContext: RequestContext,
  secret: string | undefined,
) {
  const step = await findStep(kysely, 'away', requestContext.site.platform.key, secret)
  return step?.data.language ?? null
}

/**
 * @param answer parameters of the callback URL
 * @param secret of the browser's cookie
 */
export async function handleProviderCallback(
  dependencies: IdentityDependencies,
  requestContext: RequestContext,
  { key, answer, secret, user, credentials }: ProviderCallbackRequest,
): Promise<ProviderCallbackOutcome> {
  const { kysely, providers, sessions, secureCookies, onFailure } = dependencies
  const setting = { secure: secureCookies }
  const platform = requestContext.site.platform.key
  const provider = findProvider(providers, requestContext.site, key)
  if (provider === undefined) return { kind: 'unknown' }
  const cleared = [expiredAuthorizationCookie(setting)]

  // Looked at first: an answer that was not made for this authorization request does not end it.
  const there = await findStep(kysely, 'away', platform, secret)
  const failed = (problem: ProviderCallbackProblem): ProviderCallbackOutcome => ({
    ...{ kind: 'failed', problem, provider: provider.description, setCookies: cleared },
    returnTo: there?.data.returnTo ?? '/',
  })
  if (there === null) return failed('expired')
  if (there.data.provider !== key || answer.get('state') !== there.data.journey.state) return failed('wrong')
  const taken = await takeStep(kysely, 'away', platform, secret)
  if (taken === null) return failed('expired')
  const { accountId, data } = taken
  // The account that started the flow must still be the one signed in.
  if (accountId !== null && (user.kind === 'anonymous' || user.accountId !== accountId)) return failed('expired')

  const end = await provider.end(data.journey, answer)
  if (end.kind === 'denied') return failed('denied')
  if (end.kind !== 'proven') {
    onFailure(`Nobody could be signed in through the identity provider “${key}”: ${end.why}`)
    return failed(end.kind)
  }
  const { identity } = end
  const { returnTo } = data
  if (accountId !== null) {
    const link = await kysely
      .transaction()
      .execute(trx => linkIdentity({ ...dependencies, kysely: trx }, requestContext, accountId, identity, provider.description))
    if (link.kind !== 'linked') return failed(link.kind)
    if (data.journey.maxAge === null || user.kind === 'anonymous') return { kind: 'linked', returnTo, setCookies: cleared }
    await recordAuthentication(kysely, user.sessionId)
    return { kind: 'confirmed', returnTo, setCookies: cleared }
  }
  const owner = await findAccountOfIdentity(kysely, identity)
  if (owner === null) {
    const waiting = await issueStep(kysely, { step: 'proven', platform, returnTo, identity })
    return { kind: 'join', setCookies: [authorizationCookieWith(waiting, 'proven', setting)] }
  }
  const signIn = { accountId: owner, signedInBy: provider.description.kind, remember: false }
  const { user: owning, setCookies } = await sessions.start(platform, signIn, requestContext.clientInfo, credentials)
  return { kind: 'signed-in', user: owning, returnTo, setCookies: [...setCookies, ...cleared] }
}

export interface ProviderCallbackRequest {
  key: string
  answer: URLSearchParams
  secret: string | undefined
  user: User
  credentials: Credentials
}
