import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { SignedIn } from '../../../../core/access/user.ts'
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { href } from '../../../../core/http/href.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { lockAccount } from '../../data/account-identity.ts'
import { findAccountById } from '../../data/account-record.ts'
import { consumeOneTimeToken, issueOneTimeToken } from '../../data/one-time-token.ts'
import { addPasskey, listPasskeys } from '../../data/passkey.ts'
import { noteFactorChange } from '../../data/second-factor.ts'
import type { SessionSecrets } from '../../data/session.ts'
import { type AccountDependencies, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'
import { confirmationToAdd, requireConfirmationToAdd } from '../second-factor/factor-confirmation.ts'
import { recordFactor } from '../second-factor/factor-dependencies.ts'
import { challengeData, challengeIn, challengeLifetime, type RegistrationResponse, relyingPartyOf } from './ceremony.ts'

/** The limit per account. */
export const maxPasskeys = 20
const maxNameLength = 50

export type AddPasskeyOutcome =
  /** `secrets`: the new ones of the session's cookies; null where the request had none. */
  | { kind: 'added'; secrets: SessionSecrets | null }
  /** The challenge was used, is too old, or was made for another account or host. */
  | { kind: 'expired' }
  | { kind: 'failed' }
  | { kind: 'already' }
  | { kind: 'most' }
  | { kind: 'banned-name' }

/** @throws HttpError FRESH_SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ORIGIN_UNKNOWN */
export async function passkeyToAdd(
  { kysely }: AccountDependencies,
  { site }: RequestContext,
  me: SignedIn,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id, name } = relyingPartyOf(site)
  await requireConfirmationToAdd(kysely, me)
  const known = await listPasskeys(kysely, me.accountId)
  const data = { relyingParty: id }
  const challenge = await issueOneTimeToken(kysely, {
    purpose: 'passkey-registration',
    accountId: me.accountId,
    data,
    lifetime: challengeLifetime,
  })
  return await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    // The same for all passkeys of an account, so that a device keeps one; it reveals nothing about the person.
    userID: new TextEncoder().encode(`account ${me.accountId}`),
    userName: me.email,
    userDisplayName: me.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetime * 1000,
    attestationType: 'none',
    excludeCredentials: known.map(passkey => ({ id: passkey.id, transports: passkey.transports })),
    // The passkey has to work without a username, and to replace a password: the device must also verify its user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** @throws HttpError ORIGIN_UNKNOWN */
export async function keepPasskey(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  me: SignedIn,
  response: RegistrationResponse,
  { name: wantedName, hasCookie }: { name: string; hasCookie: boolean },
): Promise<AddPasskeyOutcome> {
  const { accountId, sessionId } = me
  const { id: rpID, origin } = relyingPartyOf(requestContext.site)
  if (withoutBannedCharacters(wantedName) !== null) return { kind: 'banned-name' }
  const challenge = challengeIn(response.response.clientDataJSON)
  const oneTimeToken = challenge === null ? null : await consumeOneTimeToken(kysely, 'passkey-registration', challenge)
  if (challenge === null || oneTimeToken === null || oneTimeToken.accountId !== accountId) return { kind: 'expired' }
  if (challengeData.parse(oneTimeToken.data).relyingParty !== rpID) return { kind: 'expired' }
  const credential = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).then(
    ({ registrationInfo }) => registrationInfo?.credential,
    // The error describes what the browser sent; there is nobody to report it to.
    () => undefined,
  )
  if (credential === undefined) return { kind: 'failed' }
  return await kysely.transaction().execute(async (trx): Promise<AddPasskeyOutcome> => {
    await lockAccount(trx, accountId)
    const account = await findAccountById(trx, accountId)
    if (account === undefined) return { kind: 'expired' }
    // A factor may have been added since the challenge was made.
    if ((await confirmationToAdd(trx, me)) === 'factor') return { kind: 'expired' }
    const known = await listPasskeys(trx, accountId)
    if (known.length >= maxPasskeys) return { kind: 'most' }
    const name = normaliseLine(wantedName).slice(0, maxNameLength) || `Passkey ${known.length + 1}`
    const { publicKey, counter } = credential
    const added = await addPasskey(trx, {
      id: credential.id,
      accountId,
      publicKey,
      counter,
      transports: response.response.transports,
      name,
    })
    if (!added) return { kind: 'already' }
    // The device has verified its user.
    const secrets = await recordFactor(trx, sessionId, hasCookie)
    await noteFactorChange(trx, { kind: 'second-factor-added', accountId }, accountId)
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'way-in-added', way: `Passkey (${name})`, sessionsLink: wholeLink(requestContext, href('/my/sessions')) },
    })
    return { kind: 'added', secrets }
  })
}
