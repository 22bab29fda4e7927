import type { Application } from '../sites/application.ts'
import type { SmtpServer } from './external/smtp-server.ts'
import { createSmtpTransport } from './external/smtp-transport.ts'
import { createMail } from './use-cases/create-mail.ts'
import type { EmailWriters } from './use-cases/email-templates/email-parts.ts'
import { createOutbox } from './use-cases/outbox.ts'
import { createMailSender } from './use-cases/send-mails.ts'

export interface EmailSettings {
  /** What sends mails, and the address that they come from; null: they are kept in the outbox. */
  mail: { server: SmtpServer; from: string } | null
}

interface EmailDependencies {
  /** What the emails of every module say. */
  writers: EmailWriters
  /** Called when the mail server refuses a recipient for good. */
  onBounced: (addresses: readonly string[]) => Promise<void>
}

/** Sends the queued emails while the server runs. */
export function startEmail(
  { server, database }: Application,
  { mail: settings }: EmailSettings,
  { writers, onBounced }: EmailDependencies,
) {
  const sender = createMailSender({
    database,
    transport: settings && createSmtpTransport(settings.server),
    from: settings?.from ?? '',
    onChange: message => server.log.warn(message),
    onFailure: error => server.log.error(error, 'mails wait'),
    onBounced,
  })
  server.addHook('onClose', () => sender.close())
  const mail = createMail({
    ...{ database, writers },
    from: settings?.from ?? null,
    onPosted: ({ id, kind }) => {
      if (settings === null)
        server.log.warn(`The mail ${id} (${kind}) is kept in the outbox, since there is no mail server: npm run recto -- mail show ${id}`)
      else sender.notify()
    },
  })
  return { mail, outbox: createOutbox(database.kysely, { keepsMails: settings === null }) }
}
