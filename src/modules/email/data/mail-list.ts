/** The emails in the queue and their outcome, for administrators. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { MailContent, MailState } from './mail-tables.ts'

export interface ListedMail {
  id: number
  platform: string
  kind: string
  to: { name: string; address: string }
  subject: string
  state: MailState
  /** Whether what it says is still kept. */
  hasContent: boolean
  postedAt: Date
}

/** Newest first. @param states all where it is null */
export async function listMails(
  db: Kysely<Schema>,
  { states, max }: { states: readonly MailState[] | null; max: number },
): Promise<ListedMail[]> {
  const rows = await db
    .selectFrom('mail')
    .innerJoin('platform', 'platform.id', 'mail.platform_id')
    .select(['mail.id', 'platform.key as platform', 'kind', 'recipient', 'recipient_name', 'subject', 'state', 'posted_at'])
    .select(sql<boolean>`content is not null`.as('hasContent'))
    .$if(states !== null, query => query.where('state', 'in', states ?? []))
    .orderBy('mail.id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ recipient, recipient_name: name, posted_at: postedAt, ...row }) => ({
    ...row,
    to: { name, address: recipient },
    postedAt,
  }))
}

export interface WholeMail extends ListedMail {
  messageId: string
  language: Language
  senderName: string
  replyTo: string | null
  /** Null once it is no longer needed. */
  content: MailContent | null
  attempts: number
  /** Null where there is none. */
  nextTryAt: Date | null
  endedAt: Date | null
  lastError: string | null
}

export async function findMail(db: Kysely<Schema>, id: number): Promise<WholeMail | null> {
  const row = await db
    .selectFrom('mail')
    .innerJoin('platform', 'platform.id', 'mail.platform_id')
    .selectAll('mail')
    .select('platform.key as platform')
    .where('mail.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    platform: row.platform,
    kind: row.kind,
    to: { name: row.recipient_name, address: row.recipient },
    subject: row.subject,
    state: row.state,
    hasContent: row.content !== null,
    postedAt: row.posted_at,
    messageId: row.message_id,
    language: row.language,
    senderName: row.sender_name,
    replyTo: row.reply_to,
    content: row.content,
    attempts: row.attempts,
    nextTryAt: row.state === 'waiting' ? row.next_try_at : null,
    endedAt: row.ended_at,
    lastError: row.last_error,
  }
}
