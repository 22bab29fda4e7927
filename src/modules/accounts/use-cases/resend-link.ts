/** Another link in place of one that has expired, for the button of its page. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { href } from '../../../core/http/href.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { EmailTemplate, OutgoingEmail } from '../../email/index.ts'
import { type AccountRecord, findAccountByEmail, findAccountById } from '../data/account-record.ts'
import { issueMailedLink, lockMailedLink, storeLinkReplaced } from '../data/mailed-link.ts'
import type { ResendOutcome } from '../domain/mailed-links.ts'
import {
  type AccountDependencies,
  countEmailFromNetwork,
  countEmailTo,
  type RequestContext,
  recipientOf,
  wholeLink,
} from './account-emails.ts'
import { expiredLink, type MailedLink, type OpenLink } from './mailed-links.ts'

export interface LinkEmail extends Pick<OutgoingEmail, 'to' | 'language'> {
  /** @param secret of the new link */
  template: (secret: string) => EmailTemplate
}

/**
 * Sends a link with the same purpose and data to the recipient of one that has expired, which it withdraws.
 * @param emailOf null where there is nothing left to send
 * @throws HttpError ORIGIN_UNKNOWN
 */
export async function resendLink<Data>(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  link: MailedLink<Data>,
  secret: string,
  emailOf: (trx: Transaction<Schema>, expired: OpenLink<Data>) => Promise<LinkEmail | null>,
): Promise<ResendOutcome> {
  const { site } = requestContext
  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: false })
  if (wait !== null) return { kind: 'rate-limited', wait }
  await kysely.transaction().execute(async trx => {
    const expired = expiredLink(link, site.platform.key, await lockMailedLink(trx, link.purpose, secret))
    const email = expired && (await emailOf(trx, expired))
    if (expired === null || email === null || !(await countEmailTo(trx, email.to.address))) return
    await storeLinkReplaced(trx, secret)
    const { accountId, data } = expired
    const template = email.template(await issueMailedLink(trx, { purpose: link.purpose, accountId, data }))
    await mail.post(trx, { site, language: email.language, to: email.to, template })
  })
  return { kind: 'resent' }
}

/** An email about an account's own link; null where the account is gone. */
export async function emailToAccount(
  db: Kysely<Schema>,
  accountId: AccountId | null,
  template: LinkEmail['template'],
): Promise<LinkEmail | null> {
  const account = accountId === null ? undefined : await findAccountById(db, accountId)
  return account === undefined ? null : { to: recipientOf(account), language: account.language, template }
}

/** This sends the link to the owner of an address that was given for another account. @throws HttpError ORIGIN_UNKNOWN */
export function alreadyRegisteredEmail(requestContext: RequestContext, owner: AccountRecord): LinkEmail {
  const links = {
    signInLink: wholeLink(requestContext, href('/login')),
    resetLink: wholeLink(requestContext, href('/password/forgotten')),
  }
  return { to: recipientOf(owner), language: owner.language, template: () => ({ kind: 'already-registered', ...links }) }
}

/** The email with the link of a new account; where the address has an account, one to its owner without that link. */
export async function newAccountEmail(
  db: Kysely<Schema>,
  { email, language }: { email: string } & Pick<RequestContext, 'language'>,
  requestContext: RequestContext,
  confirm: LinkEmail['template'],
): Promise<LinkEmail> {
  const owner = await findAccountByEmail(db, email)
  if (owner !== undefined) return alreadyRegisteredEmail(requestContext, owner)
  // The email contains no name that a stranger typed, which could be an advertisement.
  return { to: { name: '', address: email }, language, template: confirm }
}
