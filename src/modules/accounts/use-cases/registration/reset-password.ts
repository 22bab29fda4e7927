import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { findAccountById, noteEmailConfirmed, storePassword } from '../../data/account-record.ts'
import { withdrawMailedLinks } from '../../data/mailed-link.ts'
import { endSessions } from '../../data/session.ts'
import { type PasswordResetField, passwordResetFields, passwordResetRules } from '../../domain/forms/password-reset.ts'
import type { DeadLink } from '../../domain/mailed-links.ts'
import { claimEmail, type PartsDependencies } from '../account-data.ts'
import { type AccountDependencies, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'
import { confirmByLink, findLink, type MailedLink } from '../mailed-links.ts'
import { hashPassword } from '../passwords.ts'

export type ResetOutcome = { kind: 'reset' } | { kind: 'refused'; errors: FieldMessages<PasswordResetField> } | DeadLink

export const passwordResetLink: MailedLink<object> = { purpose: 'reset-password', data: z.object({}) }

const rules = passwordResetRules('')

/** Whether the link is still valid, for the form of the new password. */
export const findPasswordReset = (kysely: Kysely<Schema>, platform: string, secret: string): Promise<{ kind: 'open' } | DeadLink> =>
  findLink(kysely, passwordResetLink, platform, secret)

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
  const platform = requestContext.site.platform.key
  const found = await findLink(kysely, passwordResetLink, platform, secret)
  if (found.kind !== 'open') return found
  const account = found.accountId === null ? undefined : await findAccountById(kysely, found.accountId)
  if (account === undefined) return { kind: 'unknown' }
  const owner = { userEmail: [account.email], firstName: [account.firstName], lastName: [account.lastName] }
  const errors = findEntryErrors(passwordResetFields, rules, { ...typed, ...owner })
  if (!isFaultless(errors)) return { kind: 'refused', errors }
  const passwordHash = await hashPassword(entryOf(typed, 'newPassword'))
  const resetLink = wholeLink(requestContext, href('/password/forgotten'))
  return await confirmByLink(kysely, passwordResetLink, platform, secret, async (trx): Promise<ResetOutcome> => {
    await storePassword(trx, account.id, passwordHash)
    await noteEmailConfirmed(trx, account.id)
    await claimEmail(accountParts, trx, account.id)
    await endSessions(trx, account.id, null)
    for (const purpose of ['reset-password', 'change-address', 'delete-account'] as const)
      await withdrawMailedLinks(trx, account.id, purpose)
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'password-changed', resetLink },
    })
    return { kind: 'reset' }
  })
}
