/** What the holder of a receipt may do about the registration that waits. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { issueMailedLink, lockLinkOfReceipt } from '../../data/mailed-link.ts'
import type { ResendOutcome } from '../../domain/mailed-links.ts'
import { type AccountDependencies, countEmailFromNetwork, countEmailTo, type RequestContext } from '../account-emails.ts'
import { type PendingRegistration, pendingRegistration, registrationEmail } from './register.ts'
import { emailOfReceipt } from './registration-receipt.ts'

/** The registration that waits, to fill its form again; null where it was confirmed or withdrawn, or none was stored. */
export async function pendingOfReceipt(kysely: Kysely<Schema>, platform: string, secret: string): Promise<PendingRegistration | null> {
  if ((await emailOfReceipt(kysely, platform, secret)) === null) return null
  const link = await kysely.transaction().execute(trx => lockLinkOfReceipt(trx, 'register', secret))
  return link === null ? null : pendingRegistration.parse(link.data)
}

/**
 * Sends the link of the registration again, which ends the former one. `resent` says the same whether an email was sent or not: the
 * registration may be confirmed already, or its address may have had too many.
 * @throws HttpError ORIGIN_UNKNOWN
 */
export async function resendRegistration(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ResendOutcome> {
  const { site } = requestContext
  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: false })
  if (wait !== null) return { kind: 'rate-limited', wait }
  const email = await emailOfReceipt(kysely, site.platform.key, secret)
  if (email === null || !(await countEmailTo(kysely, email))) return { kind: 'resent' }
  await kysely.transaction().execute(async trx => {
    const link = await lockLinkOfReceipt(trx, 'register', secret)
    if (link === null) return
    const pending = pendingRegistration.parse(link.data)
    const { to, language, template } = await registrationEmail(trx, requestContext, pending)
    await link.replace()
    await mail.post(trx, {
      ...{ site, language, to },
      template: template(await issueMailedLink(trx, { purpose: 'register', accountId: null, data: pending })),
    })
  })
  return { kind: 'resent' }
}
