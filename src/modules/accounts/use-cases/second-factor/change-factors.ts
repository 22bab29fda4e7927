/** Adding and removing authenticator apps and recovery codes. */

import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { encode } from 'uqr'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { lockAccount } from '../../data/account-identity.ts'
import { type AccountRecord, findAccountById } from '../../data/account-record.ts'
import {
  addAuthenticator,
  countRecoveryCodes,
  findOwnFactors,
  forgetFactorGiven,
  listSealedKeys,
  noteFactorChange,
  removeAuthenticator,
  replaceRecoveryCodes,
} from '../../data/second-factor.ts'
import type { SessionSecrets } from '../../data/session.ts'
import type { AuthenticatorId } from '../../domain/ids.ts'
import { readCode, recoveryCodeCount, recoveryCodeOf } from '../../domain/second-factor.ts'
import type { RequestContext } from '../account-emails.ts'
import { accountDeletedError } from '../details/my-details.ts'
import { requireConfirmationToAdd, requireConfirmationToRemove } from './factor-confirmation.ts'
import { type FactorDependencies, postFactorEmail, recordFactor } from './factor-dependencies.ts'
import { newKey, stepOfCode, uriOfKey } from './one-time-codes.ts'

export const maxAuthenticators = 5
const maxNameLength = 50

export interface AuthenticatorOffer {
  /** Opens to the key, for this account alone and for an hour. */
  offer: string
  /** The key is for typing it into the app, in groups of four. */
  key: string
  uri: string
  /** The URI as an image: the dark modules of a square as the path of an SVG. */
  qrCode: { size: number; path: string }
}

/** @param former an offer that was shown already: it goes on where it still holds. @throws HttpError as `requireConfirmationToAdd` */
export async function offerAuthenticator(
  { kysely, keys }: FactorDependencies,
  { site }: RequestContext,
  me: SignedIn,
  former: string | null,
): Promise<AuthenticatorOffer> {
  await requireConfirmationToAdd(kysely, me)
  const key = (former && (await keys.openOffer(former, me.accountId))) ?? newKey()
  const uri = uriOfKey(key, site.platform.displayName, me.email)
  return {
    offer: await keys.sealOffer(key, me.accountId),
    key: key.replaceAll(/.{4}(?=.)/g, '$& '),
    uri,
    qrCode: qrCodeOf(uri),
  }
}

function qrCodeOf(text: string): AuthenticatorOffer['qrCode'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: rows.join('') }
}

export type AddAuthenticatorOutcome =
  /** `recoveryCodes`: those that were made with the first factor, and are shown once; null where there are some. */
  | { kind: 'added'; recoveryCodes: string[] | null; secrets: SessionSecrets | null }
  /** The offer is too old, was made to another account, or was used. */
  | { kind: 'expired' }
  | { kind: 'wrong-code' }
  | { kind: 'most' }
  | { kind: 'banned-name' }

/** @throws HttpError as `requireConfirmationToAdd` */
export async function confirmAuthenticator(
  dependencies: FactorDependencies,
  requestContext: RequestContext,
  me: SignedIn,
  { offer, code: typed, name: wantedName }: { offer: string; code: string; name: string },
): Promise<AddAuthenticatorOutcome> {
  const { kysely, keys, now } = dependencies
  if (withoutBannedCharacters(wantedName) !== null) return { kind: 'banned-name' }
  const { accountId, sessionId } = me
  const key = await keys.openOffer(offer, accountId)
  if (key === null) return { kind: 'expired' }
  const code = readCode(typed)
  const step = code?.kind === 'app' ? stepOfCode(key, code.code, now()) : null
  if (step === null) return { kind: 'wrong-code' }
  const sealedKey = await keys.seal(key, accountId)
  return await changing(kysely, accountId, async (trx, account) => {
    await requireConfirmationToAdd(trx, me)
    const stored = await listSealedKeys(trx, accountId)
    // One key in two apps would have each of its codes accepted twice.
    for (const each of stored) if ((await keys.open(each.sealedKey, accountId)) === key) return { kind: 'expired' }
    if (stored.length >= maxAuthenticators) return { kind: 'most' }
    const name = normaliseLine(wantedName).slice(0, maxNameLength) || `App ${stored.length + 1}`
    await addAuthenticator(trx, { accountId, name, sealedKey, step })
    const secrets = await recordFactor(trx, sessionId, true)
    await noteFactorChange(trx, { kind: 'second-factor-added', accountId }, accountId)
    await postFactorEmail(dependencies, trx, requestContext.site, account, { change: 'added', name, count: 0 })
    const hasCodes = (await countRecoveryCodes(trx, accountId)) > 0
    return { kind: 'added', recoveryCodes: hasCodes ? null : await storeNewCodes(trx, accountId), secrets }
  })
}

/** The former codes of the account become invalid. @throws HttpError as `requireConfirmationToAdd` */
export async function makeRecoveryCodes(dependencies: FactorDependencies, { site }: RequestContext, me: SignedIn): Promise<string[]> {
  const { kysely } = dependencies
  const { accountId } = me
  return await changing(kysely, accountId, async (trx, account) => {
    await requireConfirmationToAdd(trx, me)
    const own = await findOwnFactors(trx, accountId)
    if (own.authenticators + own.passkeys === 0) return []
    await noteFactorChange(trx, { kind: 'recovery-codes-made', accountId }, accountId)
    await postFactorEmail(dependencies, trx, site, account, { change: 'recovery-codes-made', name: '', count: recoveryCodeCount })
    return await storeNewCodes(trx, accountId)
  })
}

async function storeNewCodes(trx: Transaction<Schema>, accountId: AccountId): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)))
  await replaceRecoveryCodes(
    trx,
    accountId,
    codes.map(code => code.replaceAll('-', '')),
  )
  return codes
}

/** @throws HttpError SECOND_FACTOR_REQUIRED. @returns whether the account had it */
export async function removeOwnAuthenticator(
  dependencies: FactorDependencies,
  { site }: RequestContext,
  me: SignedIn,
  id: AuthenticatorId,
): Promise<boolean> {
  const { kysely } = dependencies
  const { accountId } = me
  return await changing(kysely, accountId, async (trx, account) => {
    await requireConfirmationToRemove(trx, me)
    const name = await removeAuthenticator(trx, accountId, id)
    if (name === undefined) return false
    await noteFactorChange(trx, { kind: 'second-factor-removed', accountId }, accountId)
    await postFactorEmail(dependencies, trx, site, account, { change: 'removed', name, count: 0 })
    await forgetWhereNoneIsLeft(trx, accountId)
    return true
  })
}

/** This follows the removal of the last factor: recovery codes stand for none, and no session has given one. */
export async function forgetWhereNoneIsLeft(trx: Kysely<Schema>, accountId: AccountId): Promise<void> {
  const { authenticators, passkeys } = await findOwnFactors(trx, accountId)
  if (authenticators + passkeys > 0) return
  await replaceRecoveryCodes(trx, accountId, [])
  await forgetFactorGiven(trx, accountId)
}

/** Locks the account, so that what a change needs first is decided of what no other one changes meanwhile. */
async function changing<Outcome>(
  kysely: Kysely<Schema>,
  accountId: AccountId,
  change: (trx: Transaction<Schema>, account: AccountRecord) => Promise<Outcome>,
): Promise<Outcome> {
  return await kysely.transaction().execute(async trx => {
    await lockAccount(trx, accountId)
    const account = await findAccountById(trx, accountId)
    if (account === undefined) throw accountDeletedError()
    return await change(trx, account)
  })
}
