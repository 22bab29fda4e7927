/** What was posted, for those who run the site: where nothing is configured to send with, this is how a letter is read. */
import type { Kysely } from 'kysely'
import { findMail, type ListedMail, listMails, type WholeMail } from '../../data/mail-list.ts'
import type { Schema } from '../../data/schema.ts'

export type { ListedMail, WholeMail }

export interface Outbox {
  /** Mails are kept, because there is nothing to send them with. */
  keepsMails: boolean
  /** The newest ones of all platforms, newest first. */
  list(): Promise<ListedMail[]>
  find(id: number): Promise<WholeMail | null>
}

const most = 200

export function createOutbox(kysely: Kysely<Schema>, { keepsMails }: Pick<Outbox, 'keepsMails'>): Outbox {
  return {
    keepsMails,
    list: () => listMails(kysely, { states: null, most }),
    find: id => findMail(kysely, id),
  }
}
