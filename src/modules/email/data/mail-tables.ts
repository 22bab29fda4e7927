import type { ColumnType } from 'kysely'
import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'

export interface MailTables {
  mail: MailTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends MailTables {}
}

export type MailState = 'waiting' | 'sending' | 'sent' | 'kept' | 'given-up'

export interface MailContent {
  text: string
  html: string
}

/** The list of a bulk email: its name for email programs, and the URL that unsubscribes. */
export interface BulkList {
  /** The list's id, such as alerts.research.example.org. */
  id: string
  unsubscribeLink: string
}

interface MailTable {
  id: IdColumn
  message_id: string
  platform_id: SiteId
  kind: string
  language: Language
  recipient: string
  recipient_name: string
  sender_name: string
  /** Null: the sender. */
  reply_to: string | null
  subject: string
  content: ColumnType<MailContent | null, string, null>
  /** A bulk email, sent to many. */
  is_bulk: Defaulted<boolean>
  list: ColumnType<BulkList | null, string | null | undefined, string | null>
  state: MailState
  attempts: Defaulted<number>
  next_try_at: Timestamp
  /** This is the time when the sender that has it last renewed its lease. */
  leased_at: ColumnType<Date | null, undefined, Date | null>
  last_error: string | null
  posted_at: Timestamp
  ended_at: Date | null
}
