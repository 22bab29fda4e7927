import { type Application, drawEmailLogo } from '../sites/index.ts'
import { sweepMails } from './data/mail.ts'
import type { SmtpServer } from './external/smtp-server.ts'
import { createSmtpTransport } from './external/smtp-transport.ts'
import { createMail } from './use-cases/create-mail.ts'
import { deleteOldEmails } from './use-cases/email-jobs.ts'
import { createEmailPreviews } from './use-cases/email-previews.ts'
import type { EmailExamples } from './use-cases/email-templates/email-examples.ts'
import { createEmailLogos, withInlineLogo } from './use-cases/email-templates/email-logo.ts'
import type { EmailWriters } from './use-cases/email-templates/email-parts.ts'
import { createOutbox } from './use-cases/outbox.ts'
import { createMailSender } from './use-cases/send-mails.ts'

export interface EmailSettings {
  /** This server sends emails from this address; null: they are kept in the outbox. */
  mail: { server: SmtpServer; from: string } | null
}

interface EmailDependencies {
  /** These are the texts of the emails of every module. */
  writers: EmailWriters
  /** The gallery has one of each. */
  examples: EmailExamples
  /** Called when the mail server refuses a recipient for good. */
  onBounced: (addresses: readonly string[]) => Promise<void>
}

/** Sends the queued emails while the server runs. */
export function startEmail(
  { server, database, jobs, platforms }: Application,
  { mail: settings }: EmailSettings,
  { writers, examples, onBounced }: EmailDependencies,
) {
  jobs.handle(deleteOldEmails, ({ finish }) => finish(sweepMails))
  const findLogo = createEmailLogos(platform => {
    const site = platforms.all.get(platform)
    return site && drawEmailLogo(site.brand)
  })
  const sender =
    settings &&
    createMailSender({
      database,
      transport: createSmtpTransport(settings.server),
      from: settings.from,
      findLogo,
      onChange: message => server.log.warn(message),
      onFailure: error => server.log.error(error, 'mails wait'),
      onBounced,
    })
  server.addHook('onClose', () => sender?.close())
  const mail = createMail({
    ...{ database, writers },
    from: settings?.from ?? null,
    onPosted: ({ id, kind }) => {
      if (sender === null)
        server.log.warn(`The mail ${id} (${kind}) is kept in the outbox, since there is no mail server: npm run recto -- mail show ${id}`)
      else sender.notify()
    },
  })
  const previews = createEmailPreviews({ writers, examples, from: settings?.from ?? null })
  return {
    mail,
    outbox: createOutbox(database.kysely, { keepsMails: settings === null, onQueued: () => sender?.notify() }),
    previews,
    withLogo: (html: string) => withInlineLogo(html, findLogo),
  }
}
