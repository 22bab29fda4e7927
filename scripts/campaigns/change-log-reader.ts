/** A reader of the change log that is killed at any time: `node change-log-reader.ts DATABASE_URL NAME`. It writes down what it reads. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readChanges } from '../../src/core/change-log/read-changes.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'

const [databaseUrl = '', name = ''] = process.argv.slice(2)
const { kysely } = await openDatabase({ databaseUrl, directory: '' })
for (;;) {
  await readChanges(
    kysely,
    name,
    async (trx, changes) => {
      await sql`insert into campaign_read (reader, change_id, read_at)
        select ${name}, id, clock_timestamp() from unnest(${changes.map(({ id }) => id)}::bigint[]) with ordinality as read (id, place) order by place`.execute(
        trx,
      )
    },
    { limit: 50 },
  )
  await wait(50)
}
