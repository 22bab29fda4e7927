/** The queued emails, for administrators: if no mail server is configured, this is how an email is read. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { discardMail, retryMail } from '../data/mail.ts'
import { findMail, type ListedMail, listMails, type WholeMail } from '../data/mail-list.ts'

export type { ListedMail, WholeMail }

export interface Outbox {
  /** Emails are stored only, because no mail server is configured. */
  keepsMails: boolean
  /** The newest ones of all platforms, newest first. */
  list(): Promise<ListedMail[]>
  find(id: number): Promise<WholeMail | null>
  /** Queues an email again that was kept or given up, or has to wait. @returns why it cannot be sent; null: it is queued */
  send(id: number): Promise<'late' | 'missing' | null>
  /** Ends an email that was not sent, and deletes what it says. @returns why it cannot be discarded; null: it is */
  discard(id: number): Promise<'late' | 'missing' | null>
}

/** Emails of the list. */
export const listedMails = 200

interface OutboxSetting extends Pick<Outbox, 'keepsMails'> {
  /** Called when an email waits to be sent. */
  onQueued: () => void
}

export function createOutbox(kysely: Kysely<Schema>, { keepsMails, onQueued }: OutboxSetting): Outbox {
  const reasonWhyNot = async (id: number) => ((await findMail(kysely, id)) === null ? 'missing' : 'late')
  return {
    keepsMails,
    list: () => listMails(kysely, { states: null, max: listedMails }),
    find: id => findMail(kysely, id),
    async send(id) {
      if (!(await retryMail(kysely, id))) return await reasonWhyNot(id)
      onQueued()
      return null
    },
    discard: async id => ((await discardMail(kysely, id)) ? null : await reasonWhyNot(id)),
  }
}
