/**
 * A process that opens the embedded database, for tests that kill it: `node database-process.ts DIRECTORY TASK`.
 * Prints one line when it has reached the state that the test needs.
 */
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { article } from './stored-article.ts'

const [directory = '', task] = process.argv.slice(2)

try {
  const database = await openDatabase({ databaseUrl: null, directory })
  await migrate(database, migrations)
  await storePlatform(database.kysely, { key: 'p', name: 'P' })
  const store = (number: number) =>
    database.kysely.transaction().execute(async trx => {
      await storeVersion(trx, 'p', article({ metadata: { doi: `10.5555/kill.${number}x` }, files: { 'f.png': `picture ${number}` } }))
      if (task === 'stop-in-transaction' && number === 3) {
        console.log('in transaction')
        await new Promise(() => setInterval(() => undefined, 1000))
      }
    })
  if (task === 'stop-in-transaction') for (const number of [1, 2, 3]) await store(number)
  if (task === 'store-until-killed') {
    for (let number = 1; ; number += 1) {
      await store(number)
      console.log(`stored ${number}`)
    }
  }
  console.log('open')
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exitCode = 1
}
