import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { giveUpBulkMails } from '../../email/index.ts'
import { stopMailsTo } from '../data/alert-subscriber.ts'

/** Stops bulk emails to bounced addresses until their owners resume them. Other emails are still tried. */
export async function noteBounces(kysely: Kysely<Schema>, addresses: readonly string[]): Promise<void> {
  await kysely.transaction().execute(async trx => {
    for (const address of addresses) {
      await stopMailsTo(trx, address, 'BOUNCED')
      await giveUpBulkMails(trx, address)
    }
  })
}
