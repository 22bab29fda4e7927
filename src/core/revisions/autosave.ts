/** Texts that were typed and not saved yet: one for each account and object (decision 0119). */

import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Defaulted, Timestamp } from '../database/column.ts'
import type { Schema } from '../database/schema.ts'
import type { Entries } from '../forms/entries.ts'
import type { AccountId, SiteId } from '../ids/shared-ids.ts'

declare module '../database/schema.ts' {
  interface Schema {
    autosaved_text: AutosavedTextTable
  }
}

interface AutosavedTextTable {
  account_id: AccountId
  platform_id: SiteId
  subject: string
  entries: ColumnType<Entries, string, string>
  revision: number
  writer: string
  sequence: Defaulted<number>
  saved_at: Timestamp
}

export interface AutosaveKey {
  accountId: AccountId
  platformId: SiteId
  /** What the form edits, such as `page/12` or `post/new`. */
  subject: string
}

export interface AutosavedText {
  entries: Entries
  /** Counts the writes of this text. */
  revision: number
  writer: string
  savedAt: Date
}

export interface NewAutosave {
  entries: Entries
  /** The revision that the form knows; 0 where it knows of none. */
  revision: number
  /** Identifies the open form among those of the same account: it is the only one that may write over its own text without knowing it. */
  writer: string
  /** Counts the requests of the open form, from 1: one that is done after a later one changes nothing. Null: the form does not count. */
  sequence: number | null
}

export type AutosaveOutcome =
  /** This text, or one that the same form has sent later. */
  | { kind: 'stored'; revision: number }
  /** Another open form of the account has written since: nothing is stored. */
  | { kind: 'conflict'; stored: AutosavedText }

const maxAgeDays = 90

const ofKey = (db: Kysely<Schema>, { accountId, platformId, subject }: AutosaveKey) =>
  db.selectFrom('autosaved_text').where('account_id', '=', accountId).where('platform_id', '=', platformId).where('subject', '=', subject)

export async function findAutosave(db: Kysely<Schema>, key: AutosaveKey): Promise<AutosavedText | null> {
  return (await ofKey(db, key).select(['entries', 'revision', 'writer', 'saved_at as savedAt']).executeTakeFirst()) ?? null
}

/** Writes a text over the former one of the same object, unless another form has done so since `revision`. One statement. */
export async function storeAutosave(db: Kysely<Schema>, key: AutosaveKey, text: NewAutosave): Promise<AutosaveOutcome> {
  const { accountId, platformId, subject } = key
  const { revision, writer, sequence } = text
  const entries = JSON.stringify(text.entries)
  const stored = await db
    .insertInto('autosaved_text')
    .values({ account_id: accountId, platform_id: platformId, subject, entries, revision: revision + 1, writer, sequence: sequence ?? 0 })
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'platform_id', 'subject'])
        .doUpdateSet({ entries, writer, sequence: sequence ?? 0, revision: sql`autosaved_text.revision + 1`, saved_at: sql`now()` })
        .where(({ or, and, eb }) =>
          or([
            and([eb('autosaved_text.writer', '<>', writer), eb('autosaved_text.revision', '=', revision)]),
            and([eb('autosaved_text.writer', '=', writer), ...(sequence === null ? [] : [eb('autosaved_text.sequence', '<', sequence)])]),
          ]),
        ),
    )
    .returning('revision')
    .executeTakeFirst()
  if (stored !== undefined) return { kind: 'stored', revision: stored.revision }
  const other = await findAutosave(db, key)
  // It was deleted between the two statements, because its form was saved.
  if (other === null) return await storeAutosave(db, key, text)
  return other.writer === writer ? { kind: 'stored', revision: other.revision } : { kind: 'conflict', stored: other }
}

/** What a form knows of its autosaved text. */
export interface KnownAutosave {
  revision: number
  /** The id of the form; null: it wrote nothing. */
  writer: string | null
}

/** The text was saved, or is not wanted any more. A newer one of another form stays. */
export async function deleteAutosave(
  db: Kysely<Schema>,
  { accountId, platformId, subject }: AutosaveKey,
  { revision, writer }: KnownAutosave,
): Promise<void> {
  await db
    .deleteFrom('autosaved_text')
    .where('account_id', '=', accountId)
    .where('platform_id', '=', platformId)
    .where('subject', '=', subject)
    // A form may be saved while its last request is under way, of which it does not know the revision yet.
    .where(({ or, eb }) => or([eb('revision', '<=', revision), ...(writer === null ? [] : [eb('writer', '=', writer)])]))
    .execute()
}

/** Deletes texts that nobody has come back to for 90 days. */
export async function deleteOldAutosaves(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('autosaved_text').where('saved_at', '<', sql<Date>`now() - make_interval(days => ${maxAgeDays})`).execute()
}

/** These texts, typed and not saved, are in the account's download. */
export async function listAutosavesOf(
  db: Kysely<Schema>,
  accountId: AccountId,
): Promise<{ subject: string; entries: Entries; savedAt: Date }[]> {
  return await db
    .selectFrom('autosaved_text')
    .where('account_id', '=', accountId)
    .select(['subject', 'entries', 'saved_at as savedAt'])
    .orderBy('subject')
    .execute()
}
