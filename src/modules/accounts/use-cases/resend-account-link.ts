import { findAccountById } from '../data/account-record.ts'
import type { MailedLinkPurpose, ResendOutcome } from '../domain/mailed-links.ts'
import type { AccountDependencies, RequestContext } from './account-emails.ts'
import { emailChangeLink } from './details/confirm-address.ts'
import { deletionEmail, deletionLink } from './details/delete-account.ts'
import { emailForEmailChange } from './details/request-email-change.ts'
import { linkedAccountLink } from './identities/confirm-linked-account.ts'
import { linkedAccountEmail } from './identities/create-linked-account.ts'
import { registrationLink } from './registration/confirm-registration.ts'
import { registrationEmail } from './registration/register.ts'
import { passwordResetEmail } from './registration/request-password-reset.ts'
import { passwordResetLink } from './registration/reset-password.ts'
import { emailToAccount, resendLink } from './resend-link.ts'

/** The links of this module. */
export type AccountLinkPurpose = Exclude<MailedLinkPurpose, 'confirm-alert' | 'confirm-updates'>

/** Sends another link in place of one of this module's that has expired. @throws HttpError ORIGIN_UNKNOWN */
export function resendAccountLink(
  dependencies: AccountDependencies,
  requestContext: RequestContext,
  purpose: AccountLinkPurpose,
  secret: string,
): Promise<ResendOutcome> {
  switch (purpose) {
    case 'register':
      return resendLink(dependencies, requestContext, registrationLink, secret, (trx, { data }) =>
        registrationEmail(trx, requestContext, data),
      )
    case 'confirm-linked-account':
      return resendLink(dependencies, requestContext, linkedAccountLink, secret, (trx, { data }) =>
        linkedAccountEmail(trx, requestContext, data),
      )
    case 'reset-password':
      return resendLink(dependencies, requestContext, passwordResetLink, secret, (trx, { accountId }) =>
        emailToAccount(trx, accountId, created => passwordResetEmail(requestContext, created)),
      )
    case 'delete-account':
      return resendLink(dependencies, requestContext, deletionLink, secret, (trx, { accountId }) =>
        emailToAccount(trx, accountId, created => deletionEmail(requestContext, created)),
      )
    case 'change-address':
      return resendLink(dependencies, requestContext, emailChangeLink, secret, async (trx, { accountId, data }) => {
        const account = accountId === null ? undefined : await findAccountById(trx, accountId)
        return account === undefined ? null : await emailForEmailChange(trx, requestContext, account, data.newAddress)
      })
  }
}
