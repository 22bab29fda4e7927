/**
 * A process that queues and sends emails, for a test that kills it: `node mail-process.ts COUNT DATA SMTP [DATABASE]`. Queues until
 * there are COUNT, including earlier ones, and prints a line when all are sent.
 */

import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { migrations } from '../../src/main/migrations.ts'
import { noteBounces } from '../../src/modules/alerts/use-cases/note-bounces.ts'
import { readSmtpServer } from '../../src/modules/email/external/smtp-server.ts'
import { createSmtpTransport } from '../../src/modules/email/external/smtp-transport.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { createMailSender } from '../../src/modules/email/use-cases/send-mails.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'

const [count = '', directory = '', smtp = '', databaseUrl = null] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl, directory })
await migrate(database, migrations)
const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
await storePlatforms(database.kysely, platforms)
const at = readSmtpServer(smtp)
if (at === null) throw new Error(smtp)
const sender = createMailSender({
  database,
  transport: createSmtpTransport(at),
  from: 'no-reply@recto.example',
  onChange: message => console.log(message),
  onFailure: error => console.log(String(error)),
  onBounced: addresses => noteBounces(database.kysely, addresses),
  every: 20,
  lease: 1500,
  retryDelayAfter: () => 0,
})
const mail = createMail({ database, writers: emailWriters, from: 'no-reply@recto.example', onPosted: sender.notify })
const site = platforms.ofHost('localhost:3000')
const { posted } = await database.kysely
  .selectFrom('mail')
  .select(({ fn }) => fn.countAll<number>().as('posted'))
  .executeTakeFirstOrThrow()
for (let number = posted; number < Number(count); number += 1) {
  await database.kysely.transaction().execute(trx =>
    mail.post(trx, {
      site,
      language: 'en',
      to: { name: '', address: `reader-${number}@example.net` },
      template: { kind: 'reset-password', link: `http://localhost:3000/password/${number}`, hours: 1 },
    }),
  )
}
const waiting = () => database.kysely.selectFrom('mail').select('id').where('state', '!=', 'sent').limit(1).executeTakeFirst()
while ((await waiting()) !== undefined) await sender.run()
await sender.close()
await database.close()
console.log('all sent')
