/** Makes the other side anew while the active one answers, and changes over. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { SearchDocument } from '../search-port.ts'
import { type Connection, otherSide, type SearchDatabase, type Side, type SidedTable, table } from './connection.ts'
import { indexVersion, lockIndex, newBuild, RebuildOvertakenError } from './index-state.ts'
import { notePlatforms, type PreparedDocument, portions, prepareDocuments, writeCounts, writeDocuments } from './store-documents.ts'
import { VocabularyTally } from './store-vocabulary.ts'

const sidedTables: readonly SidedTable[] = ['document', 'facet', 'word', 'near_word', 'name']

/** Different words and names that are counted before they are written. */
const maxStoredWords = 50_000

/** @throws RebuildOvertakenError */
export async function rebuildIndex(database: SearchDatabase, documents: AsyncIterable<readonly SearchDocument[]>): Promise<void> {
  const build = newBuild()
  const side = await begin(database, build)
  try {
    const tally = new VocabularyTally()
    // While the database stores one batch, the next is read: each has its own processor.
    let storing = Promise.resolve()
    try {
      for await (const batch of documents) {
        const prepared = await prepareDocuments(batch, await notePlatforms(database, batch))
        await storing
        storing = add(database, side, build, prepared, tally)
        // Its failure is seen at the next await of it.
        storing.catch(() => undefined)
      }
    } finally {
      await storing
    }
    await writeTally(database, side, build, tally)
    // Outside of transactions, as PostgreSQL wants it, so that nobody who stores has to wait for it.
    await sql`create index concurrently ${sql.raw(`search_document_${side}_words`)} on ${table('document', side)}
      using gin (words, facets) with (fastupdate = off)`.execute(database)
    await sql`create index concurrently ${sql.raw(`search_near_word_${side}_near`)} on ${table('near_word', side)}
      using gin (near) with (fastupdate = off)`.execute(database)
    await sql`analyze ${table('document', side)}, ${table('word', side)}, ${table('near_word', side)}, ${table('name', side)}`.execute(
      database,
    )
    await changeOver(database, side, build)
  } catch (error) {
    await giveUp(database, side, build)
    throw error
  }
  // Whoever began to search before the change, and finds nothing any more, asks again (search.ts).
  await yielding(database, async transaction => {
    const { active, building } = await lockIndex(transaction)
    if (active === side && building === null) await empty(transaction, otherSide(side))
  })
}

/** PostgreSQL's `lock_not_available`. */
const hadToWait = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '55P03'
/** Milliseconds. A waiting lock keeps all who come after it waiting, and after a second PostgreSQL looks for whom to fail. */
const lockTimeout = 300

/**
 * Emptying takes tables for itself, one after another, while a reader may hold the second and come for the first: so it lets go soon, and
 * tries again.
 */
async function yielding<Result>(database: SearchDatabase, body: (transaction: Connection) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await database.transaction().execute(async transaction => {
        await sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`.execute(transaction)
        return await body(transaction)
      })
    } catch (error) {
      if (!hadToWait(error)) throw error
    }
    await wait(lockTimeout)
  }
}

async function begin(database: SearchDatabase, build: string): Promise<Side> {
  return await yielding(database, async transaction => {
    const side = otherSide((await lockIndex(transaction)).active)
    await empty(transaction, side)
    await sql`truncate search_removed`.execute(transaction)
    // These indexes are made much faster at the end.
    await sql.raw(`drop index if exists search_document_${side}_words, search_near_word_${side}_near`).execute(transaction)
    await sql`update search_index set building = ${build}`.execute(transaction)
    return side
  })
}

const empty = (connection: Connection, side: Side) =>
  sql`truncate ${sql.join(sidedTables.map(name => table(name, side)))}`.execute(connection)

async function lockBuild(transaction: Connection, build: string): Promise<void> {
  if ((await lockIndex(transaction)).building !== build) throw new RebuildOvertakenError()
}

/** A part of the build need not wait for the disk: changing over does, and until then a server that fails loses nothing that counts. */
async function inBuild(database: SearchDatabase, build: string, body: (transaction: Connection) => Promise<void>): Promise<void> {
  await database.transaction().execute(async transaction => {
    await sql`set local synchronous_commit = off`.execute(transaction)
    await lockBuild(transaction, build)
    await body(transaction)
  })
}

async function add(
  database: SearchDatabase,
  side: Side,
  build: string,
  prepared: readonly PreparedDocument[],
  tally: VocabularyTally,
): Promise<void> {
  for (const portion of portions(prepared)) {
    await inBuild(database, build, async transaction => {
      // What was stored or removed since the build began is younger than what the build has read.
      const ids = portion.map(({ id }) => id)
      const { rows } = await sql<{ id: number }>`
        select id from ${table('document', side)} where id = any(${ids}::int[])
        union all select id from search_removed where id = any(${ids}::int[])`.execute(transaction)
      const younger = new Set(rows.map(({ id }) => id))
      const wanted = portion.filter(({ id }) => !younger.has(id))
      if (wanted.length === 0) return
      await writeDocuments(transaction, side, wanted, tally)
      await writeCounts(transaction, wanted)
    })
  }
  if (tally.size > maxStoredWords) await writeTally(database, side, build, tally)
}

async function writeTally(database: SearchDatabase, side: Side, build: string, tally: VocabularyTally): Promise<void> {
  await inBuild(database, build, transaction => tally.write(transaction, side))
}

async function changeOver(database: SearchDatabase, side: Side, build: string): Promise<void> {
  await database.transaction().execute(async transaction => {
    await lockBuild(transaction, build)
    await sql`update search_index set active = ${side}, version = ${indexVersion}, building = null`.execute(transaction)
    await sql`truncate search_removed`.execute(transaction)
    await sql`delete from search_counter c where not exists (select 1 from ${table('document', side)} d where d.id = c.id)`.execute(
      transaction,
    )
  })
}

async function giveUp(database: SearchDatabase, side: Side, build: string): Promise<void> {
  await yielding(database, async transaction => {
    if ((await lockIndex(transaction)).building !== build) return
    await sql`update search_index set building = null`.execute(transaction)
    await empty(transaction, side)
  })
}
