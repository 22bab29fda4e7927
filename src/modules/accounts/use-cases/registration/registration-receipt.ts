/**
 * The receipt of a registration: a secret in a cookie of the browser that registered. It shows the address to nobody else, lets it have the
 * email sent again, and fills the form when the address was wrong.
 */

import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import { findOneTimeToken, issueOneTimeToken } from '../../data/one-time-token.ts'
import { linkHours } from '../../domain/mailed-links.ts'

const receiptData = z.object({ email: z.string(), platform: z.string() })

/** How long it is kept, as long as the link that it belongs to: seconds. */
const lifetime = linkHours.register * 3600

/** @returns the secret for the cookie */
export const issueReceipt = (db: Kysely<Schema>, data: z.infer<typeof receiptData>): Promise<string> =>
  issueOneTimeToken(db, { purpose: 'registration-receipt', accountId: null, data, lifetime })

/** The address that was registered with this receipt on the site; null for any other secret. */
export async function emailOfReceipt(kysely: Kysely<Schema>, platform: string, secret: string): Promise<string | null> {
  const found = await findOneTimeToken(kysely, 'registration-receipt', secret)
  const { data } = receiptData.safeParse(found?.data)
  return data?.platform === platform ? data.email : null
}
