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
import type { EmailTemplate } from '../../../email/index.ts'
import { findAccountByEmail } from '../../data/account-record.ts'
import { issueMailedLink, withdrawMailedLinks } from '../../data/mailed-link.ts'
import { passwordRequestFields, passwordRequestRules } from '../../domain/forms/password-reset.ts'
import { linkHours } from '../../domain/mailed-links.ts'
import {
  type AccountDependencies,
  countEmailFromNetwork,
  countEmailTo,
  type RequestContext,
  recipientOf,
  wholeLink,
} from '../account-emails.ts'

/** `noted` does not reveal whether the address has an account (specification, accounts.md section 8). */
export type PasswordRequestOutcome =
  | { kind: 'noted' }
  | { kind: 'refused'; errors: FieldMessages<'email'> }
  | { kind: 'too-many'; wait: number }

const rules = passwordRequestRules('')

/**
 * Sends a link that resets the password, if there is an account. That takes a few milliseconds longer than doing
 * nothing, so it runs after the response.
 * @param later runs work that the response does not wait for
 * @throws HttpError ORIGIN_UNKNOWN
 */
export async function requestPasswordReset(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  typed: Entries,
  later: (work: () => Promise<void>) => void,
): Promise<PasswordRequestOutcome> {
  const entries = normaliseEntries(typed, [])
  const errors = findEntryErrors(passwordRequestFields, rules, entries)
  const email = parseEmailAddress(entryOf(entries, 'email'))
  if (!isFaultless(errors) || email === null) return { kind: 'refused', errors }
  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: true })
  if (wait !== null) return { kind: 'too-many', wait }
  // Throws here where the origin is unknown, so that the error does not reveal whether the address has an account.
  passwordResetEmail(requestContext, '')
  later(async () => {
    if (!(await countEmailTo(kysely, email))) return
    await kysely.transaction().execute(async trx => {
      const account = await findAccountByEmail(trx, email)
      if (account === undefined) return
      await withdrawMailedLinks(trx, account.id, 'reset-password')
      const secret = await issueMailedLink(trx, { purpose: 'reset-password', accountId: account.id, data: {} })
      await mail.post(trx, {
        site: requestContext.site,
        language: account.language,
        to: recipientOf(account),
        template: passwordResetEmail(requestContext, secret),
      })
    })
  })
  return { kind: 'noted' }
}

/** @throws HttpError ORIGIN_UNKNOWN */
export const passwordResetEmail = (requestContext: RequestContext, secret: string): EmailTemplate => ({
  kind: 'reset-password',
  link: wholeLink(requestContext, href('/password/reset/:ticket', { ticket: secret })),
  hours: linkHours['reset-password'],
})
