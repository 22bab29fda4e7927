import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { storePassword } from '../../data/account-record.ts'
import { withdrawMailedLinks } from '../../data/mailed-link.ts'
import { endSessions } from '../../data/session.ts'
import { type PasswordChangeField, passwordChangeFields, passwordChangeRules } from '../../domain/forms/my-details.ts'
import { type AccountDependencies, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'
import { hashPassword } from '../passwords.ts'
import { requireAccount } from './my-details.ts'
import { ownPasswordError } from './own-password.ts'

export type PasswordChangeOutcome = { kind: 'changed' } | { kind: 'refused'; errors: FieldMessages<PasswordChangeField> }

const rules = passwordChangeRules({ plainPassword: '', newPassword: '' })

/**
 * Ends all other sessions. An account without a password gets its first one by the link for a forgotten
 * one, which proves that the holder reads mail at its address.
 * @throws HttpError ACCOUNT_REMOVED, SIGN_IN_BUSY
 */
export async function changePassword(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  { accountId, sessionId }: { accountId: AccountId; sessionId: number },
  typed: Entries,
): Promise<PasswordChangeOutcome> {
  const account = await requireAccount(kysely, accountId)
  const owner = { userEmail: [account.email], firstName: [account.firstName], lastName: [account.lastName] }
  const errors = findEntryErrors(passwordChangeFields, rules, { ...typed, ...owner })
  if (!isFaultless(errors)) return { kind: 'refused', errors }
  const invalid = await ownPasswordError(kysely, account, entryOf(typed, 'plainPassword'))
  if (invalid !== null) return { kind: 'refused', errors: { plainPassword: invalid } }
  const passwordHash = await hashPassword(entryOf(typed, 'newPassword'))
  await kysely.transaction().execute(async trx => {
    await storePassword(trx, accountId, passwordHash)
    await endSessions(trx, accountId, sessionId)
    await withdrawMailedLinks(trx, accountId, 'reset-password')
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'password-changed', resetLink: wholeLink(requestContext, href('/password/forgotten')) },
    })
  })
  return { kind: 'changed' }
}
