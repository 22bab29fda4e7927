import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { stopMailsTo } from '../../alerts/data/alert-subscriber.ts'
import { giveUpBulkMails } from '../data/mail.ts'

/** Mail does not reach these addresses: no more of what many get goes there, until their owner says so. Emails to one are still tried. */
export async function noteBounces(kysely: Kysely<Schema>, addresses: readonly string[]): Promise<void> {
  await kysely.transaction().execute(async trx => {
    for (const address of addresses) {
      await stopMailsTo(trx, address, 'BOUNCED')
      await giveUpBulkMails(trx, address)
    }
  })
}
