import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import {
  type Entries,
  entryOf,
  type FieldMessages,
  findEntryErrors,
  isFaultless,
  normaliseEntries,
} from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { findAccountByEmail } from '../../data/account-record.ts'
import { issueMailedLink, withdrawMailedLinks } from '../../data/mailed-link.ts'
import { type EmailChangeField, emailChangeFields, emailChangeRules } from '../../domain/forms/my-details.ts'
import { linkHours } from '../../domain/mailed-links.ts'
import { type AccountDependencies, countEmailTo, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'
import { alreadyRegisteredEmail, type LinkEmail } from '../resend-link.ts'
import { isFresh } from '../sessions/fresh-sign-in.ts'
import { requireAccount } from './my-details.ts'
import { ownPasswordError } from './own-password.ts'

/** `noted` does not reveal whether the new address has an account. */
export type EmailChangeOutcome = { kind: 'noted'; newAddress: string } | { kind: 'refused'; errors: FieldMessages<EmailChangeField> }

export const emailChange = z.object({ newAddress: z.string() })

const labels = { newEmail: '', plainPassword: '' }

/**
 * The account keeps its address until the link in the email to the new one is followed. A user without a password must have signed in
 * recently.
 * @throws HttpError ACCOUNT_REMOVED, ORIGIN_UNKNOWN, SIGN_IN_BUSY
 */
export async function requestEmailChange(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  me: SignedIn,
  typed: Entries,
): Promise<EmailChangeOutcome> {
  const entries = normaliseEntries(typed, ['plainPassword'])
  const { accountId } = me
  const account = await requireAccount(kysely, accountId)
  const hasPassword = account.passwordHash !== null
  const errors = findEntryErrors(emailChangeFields, emailChangeRules(labels, hasPassword), entries)
  const newAddress = parseEmailAddress(entryOf(entries, 'newEmail'))
  if (!isFaultless(errors) || newAddress === null) return { kind: 'refused', errors }
  if (hasPassword) {
    const invalid = await ownPasswordError(kysely, account, entryOf(entries, 'plainPassword'))
    if (invalid !== null) return { kind: 'refused', errors: { plainPassword: invalid } }
  } else if (!(await isFresh(kysely, me))) {
    return { kind: 'refused', errors: { newEmail: { key: 'fresh-sign-in-needed', values: {} } } }
  }
  if (!(await countEmailTo(kysely, newAddress))) return { kind: 'noted', newAddress }

  const resetLink = wholeLink(requestContext, href('/password/forgotten'))
  await kysely.transaction().execute(async trx => {
    await withdrawMailedLinks(trx, accountId, 'change-address')
    const data = emailChange.parse({ newAddress })
    const secret = await issueMailedLink(trx, { purpose: 'change-address', accountId, data })
    const { to, language, template } = await emailForEmailChange(trx, requestContext, account, newAddress)
    await mail.post(trx, { site: requestContext.site, language, to, template: template(secret) })
    // The user of the session, even one who knows the password, need not be the account's owner.
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'address-change-requested', newAddress, resetLink },
    })
  })
  return { kind: 'noted', newAddress }
}

/** The email to the new address of an account. @throws HttpError ORIGIN_UNKNOWN */
export async function emailForEmailChange(
  db: Kysely<Schema>,
  requestContext: RequestContext,
  account: { id: AccountId; language: Language },
  newAddress: string,
): Promise<LinkEmail> {
  const other = await findAccountByEmail(db, newAddress)
  if (other !== undefined && other.id !== account.id) {
    const email = alreadyRegisteredEmail(requestContext, other)
    return { ...email, to: { ...email.to, address: newAddress } }
  }
  return {
    // The mailbox may be a stranger's: its reader does not learn the account holder's name.
    to: { name: '', address: newAddress },
    language: account.language,
    template: secret => ({
      kind: 'confirm-address',
      link: wholeLink(requestContext, href('/my/confirm-address/:ticket', { ticket: secret })),
      hours: linkHours['change-address'],
    }),
  }
}
