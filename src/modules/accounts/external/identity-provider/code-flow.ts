/** OpenID Connect’s authorization code flow with PKCE, state and nonce. */
import * as client from 'openid-client'
import type { AuthorizationFailure, AuthorizationRequest, AuthorizationStart } from './identity-provider.ts'

export interface CodeFlowSettings {
  /** The issuer URL, from which the provider's metadata is discovered. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The scope where the authorization request names none. */
  scope: string
}

export interface CodeFlow {
  /** @param backTo redirect URI that is registered at the provider. @param maxAge as the authorization request's */
  begin(backTo: string, maxAge?: number | null, scope?: string): Promise<AuthorizationStart>
  /** @param answer parameters of the callback URL */
  end(
    journey: AuthorizationRequest,
    answer: URLSearchParams,
  ): Promise<{ kind: 'told'; claims: Readonly<Record<string, unknown>> } | AuthorizationFailure>
}

/** Seconds that a provider may take to answer, since a user waits. */
const timeout = 10
/** Milliseconds that a provider's metadata is cached. */
const discoveryHolds = 60 * 60 * 1000

interface Discovered {
  configuration: client.Configuration
  until: number
}

export function createCodeFlow(settings: CodeFlowSettings): CodeFlow {
  let discovered: Promise<Discovered> | null = null

  async function configuration(): Promise<client.Configuration> {
    if (discovered !== null) {
      const known = await discovered
      if (known.until > Date.now()) return known.configuration
    }
    const discovering = discover(settings)
    discovered = discovering
    // After a failed discovery, the next request tries again.
    discovering.catch(() => {
      if (discovered === discovering) discovered = null
    })
    return (await discovering).configuration
  }

  return {
    async begin(backTo, maxAge = null, scope = settings.scope) {
      const journey: AuthorizationRequest = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        backTo,
        maxAge,
      }
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: backTo,
          response_type: 'code',
          scope,
          state: journey.state,
          nonce: journey.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
          code_challenge_method: 'S256',
          ...(maxAge !== null && { prompt: 'login', max_age: String(maxAge) }),
        })
        return { kind: 'leave', url: url.href, journey }
      } catch (error) {
        const failure = failureOf(error)
        return { kind: 'unreachable', why: failure.kind === 'denied' ? 'denied' : failure.why }
      }
    },
    async end(journey, answer) {
      const cameBackTo = new URL(journey.backTo)
      cameBackTo.search = answer.toString()
      try {
        const configured = await configuration()
        const tokens = await client.authorizationCodeGrant(configured, cameBackTo, {
          expectedState: journey.state,
          expectedNonce: journey.nonce,
          pkceCodeVerifier: journey.verifier,
          idTokenExpected: true,
          // Reported of it, a provider has to say when that was (OpenID Connect Core, section 3.1.2.1).
          ...(journey.maxAge !== null && { maxAge: journey.maxAge }),
        })
        const word = tokens.claims()
        if (word === undefined) return { kind: 'wrong', why: 'no ID token' }
        // Most institutions say no more than the subject in the token itself.
        const more =
          configured.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(configured, tokens.access_token, word.sub)
        return { kind: 'told', claims: { ...more, ...word } }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: CodeFlowSettings): Promise<Discovered> {
  const issuerUrl = new URL(issuer)
  const execute = issuerUrl.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const found = await client.discovery(issuerUrl, clientId, clientSecret, undefined, { execute, timeout })
  const metadata = found.serverMetadata()
  const methods = metadata.token_endpoint_auth_methods_supported
  const byHeader = methods === undefined || methods.includes('client_secret_basic')
  const authentication = byHeader ? client.ClientSecretBasic(clientSecret) : client.ClientSecretPost(clientSecret)
  const configuration = new client.Configuration(metadata, clientId, clientSecret, authentication)
  configuration.timeout = timeout
  for (const each of execute) each(configuration)
  // The token comes directly from the provider; its signature is verified nevertheless.
  client.enableNonRepudiationChecks(configuration)
  return { configuration, until: Date.now() + discoveryHolds }
}

/** Error codes that mean that the provider was unreachable. */
const outages = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function failureOf(error: unknown): AuthorizationFailure {
  if (error instanceof client.AuthorizationResponseError) {
    const isOut = error.error === 'temporarily_unavailable' || error.error === 'server_error'
    return isOut ? { kind: 'unreachable', why: error.error } : { kind: 'denied' }
  }
  if (error instanceof client.ResponseBodyError) return { kind: 'wrong', why: error.error }
  // `fetch` throws a TypeError where the host is unknown, refuses, or drops the connection.
  if (error instanceof TypeError) return { kind: 'unreachable', why: error.message }
  if (error instanceof client.ClientError) {
    const why = [error.code, error.message].filter(Boolean).join(': ')
    return { kind: outages.has(error.code ?? '') ? 'unreachable' : 'wrong', why }
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return { kind: 'wrong', why: 'the provider does not take its own token' }
  throw error
}
