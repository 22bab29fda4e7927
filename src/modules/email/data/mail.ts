/**
 * The email queue. Each email is leased to one sender, by the number of its attempt: a sender whose lease has passed, and whose email another
 * one has, changes nothing.
 */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Language } from '../../../core/text/languages.ts'
import { findPlatformId } from '../../sites/index.ts'
import { maxAttempts, waitAfter } from '../domain/attempts.ts'
import type { BulkList, MailContent, MailState } from './mail-tables.ts'

export interface NewMail {
  messageId: string
  /** The site's key. */
  platform: string
  kind: string
  language: Language
  to: { name: string; address: string }
  /** The sender's display name. */
  senderName: string
  replyTo: string | null
  subject: string
  content: MailContent
  state: 'waiting' | 'kept'
  /** The list of a bulk email; null for an email to one recipient. */
  list: BulkList | null
}

/** @param mails of one site, in the order of their ids. @returns the first one's id. @throws OperatorError for an unknown platform */
export async function addMails(db: Kysely<Schema>, mails: readonly [NewMail, ...NewMail[]]): Promise<number> {
  const platformId = await findPlatformId(db, mails[0].platform)
  const [first] = await db
    .insertInto('mail')
    .values(
      mails.map(mail => ({
        message_id: mail.messageId,
        platform_id: platformId,
        kind: mail.kind,
        language: mail.language,
        recipient: mail.to.address,
        recipient_name: mail.to.name,
        sender_name: mail.senderName,
        reply_to: mail.replyTo,
        subject: mail.subject,
        content: JSON.stringify(mail.content),
        is_bulk: mail.list !== null,
        list: mail.list && JSON.stringify(mail.list),
        state: mail.state,
      })),
    )
    .returning('id')
    .execute()
  if (first === undefined) throw new Error('No mail was added.')
  return first.id
}

/** @returns its id. @throws OperatorError for an unknown platform */
export const addMail = (db: Kysely<Schema>, mail: NewMail): Promise<number> => addMails(db, [mail])

export interface MailToSend {
  id: number
  messageId: string
  language: Language
  to: { name: string; address: string }
  senderName: string
  replyTo: string | null
  subject: string
  content: MailContent
  list: BulkList | null
  postedAt: Date
  /** Includes this attempt. */
  attempts: number
}

type Attempt = Pick<MailToSend, 'id' | 'attempts'>

export async function hasMailToSend(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from mail where state = 'waiting' and next_try_at <= now()) as has`.execute(db)
  return rows[0]?.has === true
}

/**
 * Returns the emails of senders that have ended to the queue. They may or may not have been sent.
 * @param silentFor seconds without a sign of life
 */
export async function takeBackMails(db: Kysely<Schema>, silentFor: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state: sql<MailState>`case when attempts < ${maxAttempts} then 'waiting' else 'given-up' end`,
      ended_at: sql<Date | null>`case when attempts < ${maxAttempts} then null else now() end`,
      next_try_at: sql<Date>`now()`,
      last_error: 'The program ended while it was sending this.',
    })
    .where('state', '=', 'sending')
    .where(eb => eb.or([eb('leased_at', 'is', null), eb('leased_at', '<', sql<Date>`now() - make_interval(secs => ${silentFor})`)]))
    .execute()
}

/** The email as the attempt has it that is named by its number. */
const ownedBy = (db: Kysely<Schema>, { id, attempts }: Attempt) =>
  db.updateTable('mail').where('id', '=', id).where('state', '=', 'sending').where('attempts', '=', attempts)

/** Says that the sender is still at work. */
export async function renewLease(db: Kysely<Schema>, attempt: Attempt): Promise<void> {
  await ownedBy(db, attempt).set({ leased_at: sql<Date>`now()` }).execute()
}

/** Leases the email that has waited longest, those to one recipient before bulk emails; null where none is due. */
export async function takeNextMail(db: Kysely<Schema>): Promise<MailToSend | null> {
  const row = await db
    .updateTable('mail')
    .set({ state: 'sending', attempts: sql<number>`attempts + 1`, leased_at: sql<Date>`now()` })
    .where('state', '=', 'waiting')
    .where('id', '=', eb =>
      eb
        .selectFrom('mail')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', sql<Date>`now()`)
        .orderBy('is_bulk')
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.content === null) throw new Error(`The mail ${row.id} waits, and says nothing.`)
  return {
    id: row.id,
    messageId: row.message_id,
    language: row.language,
    to: { name: row.recipient_name, address: row.recipient },
    senderName: row.sender_name,
    replyTo: row.reply_to,
    subject: row.subject,
    content: row.content,
    list: row.list,
    postedAt: row.posted_at,
    attempts: row.attempts,
  }
}

/** The recipient of a recommendation is deleted once it is sent: somebody else entered the address. */
const recipientAtEnd = sql<string>`case when kind = 'recommendation' then '' else recipient end`

/** Deletes the content: its links are for the recipient alone. */
export async function noteMailSent(db: Kysely<Schema>, attempt: Attempt): Promise<void> {
  await ownedBy(db, attempt)
    .set({ state: 'sent', ended_at: sql<Date>`now()`, content: null, recipient: recipientAtEnd, last_error: null })
    .execute()
}

/**
 * @param reason for administrators, one line. @param isFinal another try would fail too. @returns seconds until the next try; null where
 * there is none
 */
export async function noteMailFailed(
  db: Kysely<Schema>,
  attempt: Attempt,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<number | null> {
  const wait = isFinal ? null : waitAfter(attempt.attempts)
  await ownedBy(db, attempt)
    .set({
      ...(wait === null
        ? { state: 'given-up' as const, ended_at: sql<Date>`now()` }
        : { state: 'waiting' as const, next_try_at: sql<Date>`now() + make_interval(secs => ${wait})` }),
      last_error: reason,
    })
    .execute()
  return wait
}

/** Gives up the waiting bulk emails to an address that bounced. */
export async function giveUpBulkMails(db: Kysely<Schema>, address: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'given-up', ended_at: sql<Date>`now()`, last_error: 'Mail does not reach this address.' })
    .where(sql<string>`lower(recipient)`, '=', address.toLowerCase())
    .where('is_bulk', '=', true)
    .where('state', '=', 'waiting')
    .execute()
}

/** States of what may be sent, or discarded, by somebody. */
const unsent: readonly MailState[] = ['kept', 'given-up', 'waiting']

/** Days until the content of an email that was not sent is deleted, and until the record of a finished one is. */
const contentDays = 7
const mailDays = 90

/** Deletes what is no longer needed: the content of old emails, and very old emails. */
export async function sweepMails(db: Kysely<Schema>): Promise<void> {
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
  await db
    .updateTable('mail')
    .set({ state: 'given-up', ended_at: sql<Date>`now()`, last_error: sql<string>`coalesce(last_error, 'It was too old to be sent.')` })
    .where('state', 'in', ['waiting', 'sending'])
    .where('posted_at', '<', before(contentDays))
    .execute()
  await db
    .updateTable('mail')
    .set({ content: null, recipient: recipientAtEnd })
    .where('state', 'in', ['kept', 'given-up'])
    .where('content', 'is not', null)
    .where('posted_at', '<', before(contentDays))
    .execute()
  await db.deleteFrom('mail').where('state', 'in', ['sent', 'kept', 'given-up']).where('posted_at', '<', before(mailDays)).execute()
}

/**
 * Ends an email that has not been sent, and deletes what it says.
 * @returns false where it is sent or being sent, was discarded before, or does not exist
 */
export async function discardMail(db: Kysely<Schema>, id: number): Promise<boolean> {
  const row = await db
    .updateTable('mail')
    .set({
      ...{ state: 'given-up', ended_at: sql<Date>`now()`, content: null, recipient: recipientAtEnd },
      last_error: 'It was discarded.',
    })
    .where('id', '=', id)
    .where('state', 'in', unsent)
    .where('content', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Queues an email that was held or given up, with its number of attempts reset. @returns whether there was one that can be sent */
export async function retryMail(db: Kysely<Schema>, id: number): Promise<boolean> {
  const row = await db
    .updateTable('mail')
    .set({ state: 'waiting', attempts: 0, next_try_at: sql<Date>`now()`, ended_at: null, last_error: null })
    .where('id', '=', id)
    .where('state', 'in', unsent)
    .where('content', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
