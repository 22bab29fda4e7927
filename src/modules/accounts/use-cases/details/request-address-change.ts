import { z } from 'zod'
import type { SignedIn } from '../../../../core/access/visitor.ts'
import {
  type Entries,
  entryOf,
  type FieldMessages,
  findEntryErrors,
  isFaultless,
  normaliseEntries,
} from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import { findAccountByEmail } from '../../data/account-record.ts'
import { deleteOneTimeTokens, issueOneTimeToken } from '../../data/one-time-token.ts'
import { type AddressChangeField, addressChangeFields, addressChangeRules } from '../../domain/forms/my-details.ts'
import {
  type AccountDependencies,
  countEmailTo,
  hoursOf,
  lifetimes,
  type RequestContext,
  recipientOf,
  wholeLink,
} from '../account-emails.ts'
import { isFresh } from '../sessions/fresh-sign-in.ts'
import { requireAccount } from './my-details.ts'
import { ownPasswordError } from './own-password.ts'

/** `noted` does not reveal whether the new address has an account. */
export type AddressChangeOutcome = { kind: 'noted'; newAddress: string } | { kind: 'refused'; errors: FieldMessages<AddressChangeField> }

export const addressChange = z.object({ newAddress: z.string() })

const labels = { newEmail: '', plainPassword: '' }

/**
 * The account keeps its address until the link in the email to the new one is followed. A user without a password must have signed in
 * recently.
 * @throws HttpError ACCOUNT_REMOVED, ORIGIN_UNKNOWN, SIGN_IN_BUSY
 */
export async function requestAddressChange(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  me: SignedIn,
  typed: Entries,
): Promise<AddressChangeOutcome> {
  const entries = normaliseEntries(typed, ['plainPassword'])
  const { accountId } = me
  const account = await requireAccount(kysely, accountId)
  const hasPassword = account.passwordHash !== null
  const errors = findEntryErrors(addressChangeFields, addressChangeRules(labels, hasPassword), entries)
  const newAddress = parseEmailAddress(entryOf(entries, 'newEmail'))
  if (!isFaultless(errors) || newAddress === null) return { kind: 'refused', errors }
  if (hasPassword) {
    const invalid = await ownPasswordError(kysely, account, entryOf(entries, 'plainPassword'))
    if (invalid !== null) return { kind: 'refused', errors: { plainPassword: invalid } }
  } else if (!(await isFresh(kysely, me))) {
    return { kind: 'refused', errors: { newEmail: { key: 'fresh-sign-in-needed', values: {} } } }
  }
  if (!(await countEmailTo(kysely, newAddress))) return { kind: 'noted', newAddress }

  const links = { signIn: wholeLink(requestContext, href('/login')), reset: wholeLink(requestContext, href('/password/forgotten')) }
  await kysely.transaction().execute(async trx => {
    const other = await findAccountByEmail(trx, newAddress)
    await deleteOneTimeTokens(trx, accountId, 'change-address')
    const data = addressChange.parse({ newAddress })
    const secret = await issueOneTimeToken(trx, { purpose: 'change-address', accountId, data, lifetime: lifetimes['change-address'] })
    const isAnothers = other !== undefined && other.id !== accountId
    await mail.post(trx, {
      site: requestContext.site,
      language: isAnothers ? other.language : account.language,
      // The mailbox may be a stranger's: its reader does not learn the account holder's name.
      to: { name: isAnothers ? `${other.firstName} ${other.lastName}` : '', address: newAddress },
      template: isAnothers
        ? { kind: 'already-registered', signInLink: links.signIn, resetLink: links.reset }
        : {
            kind: 'confirm-address',
            link: wholeLink(requestContext, href('/my/confirm-address/:ticket', { ticket: secret })),
            hours: hoursOf('change-address'),
          },
    })
    // The user of the session, even one who knows the password, need not be the account's owner.
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'address-change-requested', newAddress, resetLink: links.reset },
    })
  })
  return { kind: 'noted', newAddress }
}
