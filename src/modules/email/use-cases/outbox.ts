/** The queued emails, for administrators: if no mail server is configured, this is how an email is read. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findMail, type ListedMail, listMails, type WholeMail } from '../data/mail-list.ts'

export type { ListedMail, WholeMail }

export interface Outbox {
  /** Emails are stored only, because no mail server is configured. */
  keepsMails: boolean
  /** The newest ones of all platforms, newest first. */
  list(): Promise<ListedMail[]>
  find(id: number): Promise<WholeMail | null>
}

const max = 200

export function createOutbox(kysely: Kysely<Schema>, { keepsMails }: Pick<Outbox, 'keepsMails'>): Outbox {
  return {
    keepsMails,
    list: () => listMails(kysely, { states: null, max }),
    find: id => findMail(kysely, id),
  }
}
