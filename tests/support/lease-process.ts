/** A process that holds a lease until it is killed, for a test: `node lease-process.ts DATABASE_URL NAME`. Prints `held`. */
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../src/core/database/open-database.ts'

const [databaseUrl = '', name = ''] = process.argv.slice(2)
const { withLease } = await openDatabase({ databaseUrl, directory: '' })
await withLease(name, async ({ kysely }) => {
  await kysely.transaction().execute(async trx => {
    await trx.insertInto('installation_secret').values({ name: 'half', value: 'x' }).execute()
    console.log('held')
    await wait(600_000)
  })
})
