/** A process that runs a digest, for a test that kills it: `node digest-process.ts DATA BATCH [DATABASE]`. Prints a line for each batch. */
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { migrations } from '../../src/main/migrations.ts'
import { runDigest } from '../../src/modules/alerts/use-cases/digests/run-digests.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { digestSites, linksOf } from './digest-library.ts'

const [directory = '', batch = '', databaseUrl = null] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl, directory })
await migrate(database, migrations)
const mail = createMail({ database, writers: emailWriters, from: 'no-reply@recto.example', onPosted: () => console.log('posted') })
await runDigest(
  {
    kysely: database.kysely,
    mail,
    sites: await digestSites(),
    linksOf,
    search: {
      matching: async ({ among }) => {
        console.log('asked')
        return [...(among ?? [])]
      },
    },
    batch: Number(batch),
  },
  'WEEKLY',
)
await database.close()
console.log('all told')
