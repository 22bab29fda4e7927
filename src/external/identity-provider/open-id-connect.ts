/** Providers of OpenID Connect, by the authorization code flow with PKCE, state and nonce. */
import * as client from 'openid-client'
import { readClaims } from './claims.ts'
import type { IdentityProvider, Journey, JourneyEnd } from './identity-provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Seconds that a provider may take to answer: somebody is waiting. */
const timeout = 10
/** Milliseconds that what a provider says of itself holds. */
const discoveryHolds = 60 * 60 * 1000

interface Discovered {
  configuration: client.Configuration
  until: number
}

export function createOpenIdConnect(settings: ProviderSettings): IdentityProvider {
  const { key, kind, name, platforms } = settings
  let discovered: Promise<Discovered> | null = null

  async function configuration(): Promise<client.Configuration> {
    if (discovered !== null) {
      const known = await discovered
      if (known.until > Date.now()) return known.configuration
    }
    const asked = discover(settings)
    discovered = asked
    // A provider that could not be reached is asked again by the next one who wants to go there.
    asked.catch(() => {
      if (discovered === asked) discovered = null
    })
    return (await asked).configuration
  }

  return {
    facts: { key, kind, name },
    platforms,
    async begin(backTo) {
      const journey: Journey = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        backTo,
      }
      try {
        const address = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: backTo,
          response_type: 'code',
          // ORCID knows no other scope for those who want to sign in, and nothing else.
          scope: kind === 'orcid' ? 'openid' : 'openid profile email',
          state: journey.state,
          nonce: journey.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
          code_challenge_method: 'S256',
        })
        return { kind: 'leave', address: address.href, journey }
      } catch (error) {
        const { kind: _kind, ...failure } = { why: '', ...failureOf(error) }
        return { kind: 'unreachable', why: failure.why }
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
        })
        const word = tokens.claims()
        if (word === undefined) return { kind: 'wrong', why: 'no ID token' }
        // Most institutions say no more than the subject in the token itself.
        const more =
          configured.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(configured, tokens.access_token, word.sub)
        const identity = readClaims({ ...more, ...word }, { key, kind })
        return identity === null ? { kind: 'wrong', why: 'the claims name nobody' } : { kind: 'proven', identity }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Discovered> {
  const issuerAddress = new URL(issuer)
  const execute = issuerAddress.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const found = await client.discovery(issuerAddress, clientId, clientSecret, undefined, { execute, timeout })
  const metadata = found.serverMetadata()
  const ways = metadata.token_endpoint_auth_methods_supported
  const byHeader = ways === undefined || ways.includes('client_secret_basic')
  const authentication = byHeader ? client.ClientSecretBasic(clientSecret) : client.ClientSecretPost(clientSecret)
  const configuration = new client.Configuration(metadata, clientId, clientSecret, authentication)
  configuration.timeout = timeout
  for (const each of execute) each(configuration)
  // The token comes from the provider itself; that it is signed by the provider's key is asked for all the same.
  client.enableNonRepudiationChecks(configuration)
  return { configuration, until: Date.now() + discoveryHolds }
}

/** Codes of failures on the way there, and not of what was answered. */
const outages = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function failureOf(error: unknown): JourneyEnd {
  if (error instanceof client.AuthorizationResponseError) {
    const isOut = error.error === 'temporarily_unavailable' || error.error === 'server_error'
    return isOut ? { kind: 'unreachable', why: error.error } : { kind: 'denied' }
  }
  if (error instanceof client.ResponseBodyError) return { kind: 'wrong', why: error.error }
  // Of fetch: no such host, refused, cut off.
  if (error instanceof TypeError) return { kind: 'unreachable', why: error.message }
  if (error instanceof client.ClientError) {
    const why = [error.code, error.message].filter(Boolean).join(': ')
    return { kind: outages.has(error.code ?? '') ? 'unreachable' : 'wrong', why }
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return { kind: 'wrong', why: 'the provider does not take its own token' }
  throw error
}
