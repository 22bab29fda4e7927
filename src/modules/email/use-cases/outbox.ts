/** The queued emails, for administrators: if no mail server is configured, this is how an email is read. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { type BouncedAddress, listBouncedAddresses, takeUpAddress } from '../../alerts/data/bounced-address.ts'
import { findMail, type ListedMail, listMails, type WholeMail } from '../data/mail-list.ts'

export type { BouncedAddress, ListedMail, WholeMail }

export interface Outbox {
  /** Emails are stored only, because no mail server is configured. */
  keepsMails: boolean
  /** The newest ones of all platforms, newest first. */
  list(): Promise<ListedMail[]>
  find(id: number): Promise<WholeMail | null>
  /** Bounced addresses, the latest first. */
  bounced(): Promise<BouncedAddress[]>
  /** Resumes emails to a bounced address that works again. @returns whether it was one */
  takeUp(email: string): Promise<boolean>
}

const max = 200
const maxBounced = 500

export function createOutbox(kysely: Kysely<Schema>, { keepsMails }: Pick<Outbox, 'keepsMails'>): Outbox {
  return {
    keepsMails,
    list: () => listMails(kysely, { states: null, max }),
    find: id => findMail(kysely, id),
    bounced: () => listBouncedAddresses(kysely, maxBounced),
    takeUp: email => takeUpAddress(kysely, email),
  }
}
