/** A process that does jobs and sends emails and is killed at any time: `node killed-worker.ts`, with the variables of a server. */
import { openDatabase } from '../../../src/core/database/open-database.ts'
import { readConfig } from '../../../src/main/config.ts'
import { createSmtpTransport } from '../../../src/modules/email/external/smtp-transport.ts'
import { createMailSender } from '../../../src/modules/email/use-cases/send-mails.ts'
import { startWork } from './killed-work.ts'

const { databaseUrl, mail } = readConfig(process.env)
if (mail === null) throw new Error('RECTO_SMTP_URL has to name a mail server.')
const database = await openDatabase({ databaseUrl, directory: '' })
const sender = createMailSender({
  database,
  transport: createSmtpTransport(mail.server),
  from: mail.from,
  onChange: () => undefined,
  onFailure: () => undefined,
  onBounced: async () => undefined,
  every: 200,
  lease: 2000,
  retryDelayAfter: () => 100,
})
await startWork(database, sender.notify)
