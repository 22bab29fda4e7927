/** Puts letters into the queue: written at once, in the words of the day, so that every try sends the same. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addMail } from '../../data/mail.ts'
import type { Database } from '../../data/open-database.ts'
import type { Schema } from '../../data/schema.ts'
import { nameToGreet } from '../../domain/mail/addressee.ts'
import { writeLetter } from './letters/write-letter.ts'
import type { Mail, Posting } from './mail.ts'

interface MailSetting {
  database: Pick<Database, 'afterCommit'>
  /** The address that mails come from; null where there is nothing to send with, and mails are kept. */
  from: string | null
  /** Told of a mail once it is committed. */
  onPosted: (posted: { id: number; platform: string; kind: string }) => void
}

export function createMail({ database, from, onPosted }: MailSetting): Mail {
  return {
    async post(db: Kysely<Schema>, posting: Posting): Promise<void> {
      const { platform } = posting.site
      const to = { name: nameToGreet(posting.to.name), address: posting.to.address }
      const letter = writeLetter({ ...posting, to })
      const id = await addMail(db, {
        messageId: `<${randomUUID()}@${domainOf(from ?? platform.infoEmail)}>`,
        platform: platform.key,
        kind: posting.letter.kind,
        language: posting.language,
        to,
        senderName: platform.displayName,
        replyTo: platform.infoEmail,
        subject: letter.subject,
        content: { text: letter.text, html: letter.html },
        state: from === null ? 'kept' : 'waiting',
      })
      database.afterCommit(() => onPosted({ id, platform: platform.key, kind: posting.letter.kind }))
    },
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
