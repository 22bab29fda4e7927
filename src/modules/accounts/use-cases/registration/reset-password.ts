import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { findAccountById, noteAddressConfirmed, storePassword } from '../../data/account-record.ts'
import { consumeOneTimeToken, deleteOneTimeTokens, findOneTimeToken } from '../../data/one-time-token.ts'
import { endSessions } from '../../data/session.ts'
import { type PasswordResetField, passwordResetFields, passwordResetRules } from '../../domain/forms/password-reset.ts'
import { claimAddress, type PartsDependencies } from '../account-data.ts'
import { type AccountDependencies, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'
import { hashPassword } from '../passwords.ts'

export type ResetOutcome =
  | { kind: 'reset' }
  | { kind: 'refused'; errors: FieldMessages<PasswordResetField> }
  /** The link was used, has expired, or never was one. */
  | { kind: 'unknown' }

const rules = passwordResetRules('')

/** Whether the link is still valid, for the page that asks for the new password. */
export const findPasswordReset = async (kysely: Kysely<Schema>, secret: string): Promise<boolean> =>
  (await findOneTimeToken(kysely, 'reset-password', secret)) !== null

/**
 * Sets the new password. All sessions end, and the account's other links become invalid: somebody else may
 * have requested them.
 * @throws HttpError SIGN_IN_BUSY
 */
export async function resetPassword(
  { kysely, mail, accountParts }: AccountDependencies & PartsDependencies,
  requestContext: RequestContext,
  secret: string,
  typed: Entries,
): Promise<ResetOutcome> {
  const oneTimeToken = await findOneTimeToken(kysely, 'reset-password', secret)
  const account = oneTimeToken?.accountId == null ? undefined : await findAccountById(kysely, oneTimeToken.accountId)
  if (account === undefined) return { kind: 'unknown' }
  const owner = { userEmail: [account.email], firstName: [account.firstName], lastName: [account.lastName] }
  const errors = findEntryErrors(passwordResetFields, rules, { ...typed, ...owner })
  if (!isFaultless(errors)) return { kind: 'refused', errors }
  const passwordHash = await hashPassword(entryOf(typed, 'newPassword'))
  const resetLink = wholeLink(requestContext, href('/password/forgotten'))
  return await kysely.transaction().execute(async (trx): Promise<ResetOutcome> => {
    if ((await consumeOneTimeToken(trx, 'reset-password', secret)) === null) return { kind: 'unknown' }
    await storePassword(trx, account.id, passwordHash)
    await noteAddressConfirmed(trx, account.id)
    await claimAddress(accountParts, trx, account.id)
    await endSessions(trx, account.id, null)
    for (const purpose of ['reset-password', 'change-address', 'delete-account'] as const)
      await deleteOneTimeTokens(trx, account.id, purpose)
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'password-changed', resetLink },
    })
    return { kind: 'reset' }
  })
}
