/** Queues emails. They are rendered at once, so that every attempt sends the same. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../core/database/open-database.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import { addMails, type NewMail } from '../data/mail.ts'
import { nameToGreet } from '../domain/addressee.ts'
import type { EmailWriters } from './email-templates/email-parts.ts'
import { renderEmail } from './email-templates/render-email.ts'
import type { Mail, OutgoingEmail } from './mail.ts'

interface MailSetting {
  database: Pick<Database, 'afterCommit'>
  /** These are the texts of the emails of every module. */
  writers: EmailWriters
  /** The sender's address; null where no mail server is configured, and emails are only stored. */
  from: string | null
  /** Called for an email once its transaction is committed. */
  onPosted: (posted: { id: number; platform: string; kind: string }) => void
}

/** Renders an email, with everything that the queue stores of it. */
export function prepareMail(email: OutgoingEmail, { writers, from }: Pick<MailSetting, 'writers' | 'from'>): NewMail {
  const { platform } = email.site
  const to = { name: nameToGreet(email.to.name), address: email.to.address }
  const replyTo = email.replyTo ?? contactOf(platform, 'info')
  const rendered = renderEmail({ ...email, to, replyTo }, writers)
  return {
    messageId: `<${randomUUID()}@${domainOf(from ?? replyTo ?? `@${platform.key}.localhost`)}>`,
    platform: platform.key,
    kind: email.template.kind,
    language: email.language,
    to,
    senderName: platform.displayName,
    replyTo,
    subject: rendered.subject,
    content: { text: rendered.text, html: rendered.html },
    list: email.list ?? null,
    state: from === null ? 'kept' : 'waiting',
  }
}

export function createMail({ database, writers, from, onPosted }: MailSetting): Mail {
  const postAll = async (db: Kysely<Schema>, emails: readonly OutgoingEmail[]): Promise<void> => {
    const [first, ...others] = emails.map(email => prepareMail(email, { writers, from }))
    if (first === undefined) return
    const id = await addMails(db, [first, ...others])
    // Only the first of many is reported: they are sent one after the other anyway.
    database.afterCommit(() => onPosted({ id, platform: first.platform, kind: first.kind }))
  }
  return { post: (db, email) => postAll(db, [email]), postAll }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
