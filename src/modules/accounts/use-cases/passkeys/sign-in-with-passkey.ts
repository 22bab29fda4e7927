import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { type AttemptLimit, countAttempt } from '../../data/attempt.ts'
import { consumeOneTimeToken, issueOneTimeToken } from '../../data/one-time-token.ts'
import { findPasskey, notePasskeyUse } from '../../data/passkey.ts'
import type { RequestContext } from '../account-emails.ts'
import { challengeData, challengeIn, challengeLifetime, relyingPartyOf, type SignInResponse } from './ceremony.ts'

/** Seconds to wait. */
export type PasskeySignInStart = { kind: 'options'; options: PublicKeyCredentialRequestOptionsJSON } | { kind: 'too-many'; wait: number }

export type PasskeyVerdict =
  | { kind: 'good'; accountId: AccountId }
  /** The challenge was used, is too old, or was made for another host. */
  | { kind: 'expired' }
  /** No account has it any more. */
  | { kind: 'unknown' }
  | { kind: 'failed' }

/** Each opened sign-in page may ask for one, and a class opens many. */
const limit: AttemptLimit = { what: 'passkey challenges for a network', max: 200, seconds: 900 }

/** Starts a sign-in for an unknown user: the passkey says who it is. @throws HttpError ORIGIN_UNKNOWN */
export async function startPasskeySignIn(kysely: Kysely<Schema>, { site, clientInfo }: RequestContext): Promise<PasskeySignInStart> {
  const { id } = relyingPartyOf(site)
  const wait = await countAttempt(kysely, limit, clientInfo.network)
  if (wait !== null) return { kind: 'too-many', wait }
  const data = { relyingParty: id }
  const challenge = await issueOneTimeToken(kysely, { purpose: 'passkey-sign-in', accountId: null, data, lifetime: challengeLifetime })
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetime * 1000,
    userVerification: 'required',
  })
  return { kind: 'options', options }
}

/** @throws HttpError ORIGIN_UNKNOWN */
export async function checkPasskey(kysely: Kysely<Schema>, { site }: RequestContext, response: SignInResponse): Promise<PasskeyVerdict> {
  const { id: rpID, origin } = relyingPartyOf(site)
  const challenge = challengeIn(response.response.clientDataJSON)
  const oneTimeToken = challenge === null ? null : await consumeOneTimeToken(kysely, 'passkey-sign-in', challenge)
  if (challenge === null || oneTimeToken === null || challengeData.parse(oneTimeToken.data).relyingParty !== rpID)
    return { kind: 'expired' }
  const passkey = await findPasskey(kysely, response.id)
  if (passkey === undefined) return { kind: 'unknown' }
  const { clientDataJSON, authenticatorData, signature } = response.response
  const verified = await verifyAuthenticationResponse({
    response: { ...response, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter, transports: passkey.transports },
    requireUserVerification: true,
  }).then(
    ({ verified: isRight, authenticationInfo }) => (isRight ? authenticationInfo : null),
    () => null,
  )
  if (verified === null || !(await notePasskeyUse(kysely, response.id, verified.newCounter))) return { kind: 'failed' }
  return { kind: 'good', accountId: passkey.accountId }
}
