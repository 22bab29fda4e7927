import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { isUniqueViolation } from '../../../../core/database/constraint-violation.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { findAccountByEmail, findAccountById, storeEmail } from '../../data/account-record.ts'
import { withdrawMailedLinks } from '../../data/mailed-link.ts'
import type { DeadLink } from '../../domain/mailed-links.ts'
import { claimEmail, type PartsDependencies } from '../account-data.ts'
import { type AccountDependencies, type RequestContext, recipientOf } from '../account-emails.ts'
import { confirmByLink, findLink, type MailedLink, type OpenLink } from '../mailed-links.ts'
import { emailChange } from './request-email-change.ts'

export type ConfirmAddressOutcome =
  | { kind: 'confirmed'; newAddress: string }
  /** Another account has registered the address in the meantime. */
  | { kind: 'taken' }
  | DeadLink

type EmailChange = z.output<typeof emailChange>
export const emailChangeLink: MailedLink<EmailChange> = { purpose: 'change-address', data: emailChange }

/**
 * The address that a link would confirm. Whoever has the link reads mail there, signed in or not. @param platform key of the site of the request
 */
export const findEmailChange = (kysely: Kysely<Schema>, platform: string, secret: string): Promise<OpenLink<EmailChange> | DeadLink> =>
  findLink(kysely, emailChangeLink, platform, secret)

/** Changes the account's address, and notifies the old one. Links that were sent to the old one become invalid. */
export async function confirmAddress(
  { kysely, mail, accountParts }: AccountDependencies & PartsDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ConfirmAddressOutcome> {
  try {
    const { key } = requestContext.site.platform
    return await confirmByLink(
      kysely,
      emailChangeLink,
      key,
      secret,
      async (trx, { accountId, data }, refuse): Promise<ConfirmAddressOutcome> => {
        const account = accountId === null ? undefined : await findAccountById(trx, accountId)
        if (account === undefined) return { kind: 'unknown' }
        const { newAddress } = data
        const other = await findAccountByEmail(trx, newAddress)
        if (other !== undefined && other.id !== account.id) return refuse({ kind: 'taken' })
        await storeEmail(trx, account.id, newAddress)
        await claimEmail(accountParts, trx, account.id)
        for (const purpose of ['reset-password', 'delete-account'] as const) await withdrawMailedLinks(trx, account.id, purpose)
        await mail.post(trx, {
          site: requestContext.site,
          language: account.language,
          to: recipientOf(account),
          template: { kind: 'address-changed', newAddress },
        })
        return { kind: 'confirmed', newAddress }
      },
    )
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'taken' }
    throw error
  }
}
