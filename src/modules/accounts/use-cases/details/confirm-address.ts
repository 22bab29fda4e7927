import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { isUniqueViolation } from '../../../../core/database/unique-violation.ts'
import { findAccountByEmail, findAccountById, storeAddress } from '../../data/account-record.ts'
import { consumeOneTimeToken, deleteOneTimeTokens, findOneTimeToken } from '../../data/one-time-token.ts'
import { claimAddress, type PartsDependencies } from '../account-data.ts'
import { type AccountDependencies, type RequestContext, recipientOf } from '../account-emails.ts'
import { addressChange } from './request-address-change.ts'

export type ConfirmAddressOutcome =
  | { kind: 'confirmed'; newAddress: string }
  /** Another account has registered the address in the meantime. */
  | { kind: 'taken' }
  | { kind: 'unknown' }

/** The address that a link confirms; null where the link is invalid. Whoever has the link reads mail there, signed in or not. */
export async function findAddressChange(kysely: Kysely<Schema>, secret: string): Promise<string | null> {
  const oneTimeToken = await findOneTimeToken(kysely, 'change-address', secret)
  return oneTimeToken === null ? null : addressChange.parse(oneTimeToken.data).newAddress
}

/** Changes the account's address, and notifies the old one. Links that were sent to the old one become invalid. */
export async function confirmAddress(
  { kysely, mail, accountParts }: AccountDependencies & PartsDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ConfirmAddressOutcome> {
  try {
    return await kysely.transaction().execute(async (trx): Promise<ConfirmAddressOutcome> => {
      const oneTimeToken = await consumeOneTimeToken(trx, 'change-address', secret)
      const account = oneTimeToken?.accountId == null ? undefined : await findAccountById(trx, oneTimeToken.accountId)
      if (oneTimeToken === null || account === undefined) return { kind: 'unknown' }
      const { newAddress } = addressChange.parse(oneTimeToken.data)
      const other = await findAccountByEmail(trx, newAddress)
      if (other !== undefined && other.id !== account.id) return { kind: 'taken' }
      await storeAddress(trx, account.id, newAddress)
      await claimAddress(accountParts, trx, account.id)
      for (const purpose of ['reset-password', 'delete-account'] as const) await deleteOneTimeTokens(trx, account.id, purpose)
      await mail.post(trx, {
        site: requestContext.site,
        language: account.language,
        to: recipientOf(account),
        template: { kind: 'address-changed', newAddress },
      })
      return { kind: 'confirmed', newAddress }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'taken' }
    throw error
  }
}
