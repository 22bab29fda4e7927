/** Rebuilds the inactive side while the active one answers searches, then switches. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { SearchDocument } from '../search-port.ts'
import { type Connection, otherSide, type SearchDatabase, type Side, type SidedTable, table } from './connection.ts'
import { indexVersion, lockIndex, newBuild } from './index-state.ts'
import { notePlatforms, type PreparedDocument, portions, prepareDocuments, writeCounts, writeDocuments } from './store-documents.ts'
import { VocabularyTally } from './store-vocabulary.ts'

const sidedTables: readonly SidedTable[] = ['document', 'facet', 'word', 'near_word', 'name']

/** The number of distinct words and names that are counted in memory before they are written. */
const maxStoredWords = 50_000

/** @throws where another rebuild began meanwhile and replaced this one */
export async function rebuildIndex(database: SearchDatabase, documents: AsyncIterable<readonly SearchDocument[]>): Promise<void> {
  const build = newBuild()
  const side = await begin(database, build)
  try {
    const tally = new VocabularyTally()
    // The next batch is read while the database stores the current one, because each uses its own processor.
    let storing = Promise.resolve()
    try {
      for await (const batch of documents) {
        const prepared = await prepareDocuments(batch, await notePlatforms(database, batch))
        await storing
        storing = add(database, side, build, prepared, tally)
        // Its error is thrown at the next await.
        storing.catch(() => undefined)
      }
    } finally {
      await storing
    }
    await writeTally(database, side, build, tally)
    // `concurrently` needs to run outside of transactions, and does not block writers.
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
  // A search that began before the switch and finds the old side empty is repeated (search.ts).
  await yielding(database, async transaction => {
    const { active, building } = await lockIndex(transaction)
    if (active === side && building === null) await empty(transaction, otherSide(side))
  })
}

/** PostgreSQL's `lock_not_available`. */
const hadToWait = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '55P03'
/** Milliseconds. A waiting lock blocks everyone after it, and PostgreSQL starts to detect deadlocks after a second. */
const lockTimeout = 300

/**
 * `truncate` locks the tables one after another, while a reader may hold the second and wait for the first. The short timeout resolves
 * that, and the transaction is repeated.
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
    // Building these indexes at the end is much faster.
    await sql.raw(`drop index if exists search_document_${side}_words, search_near_word_${side}_near`).execute(transaction)
    await sql`update search_index set building = ${build}`.execute(transaction)
    return side
  })
}

const empty = (connection: Connection, side: Side) =>
  sql`truncate ${sql.join(sidedTables.map(name => table(name, side)))}`.execute(connection)

async function lockBuild(transaction: Connection, build: string): Promise<void> {
  if ((await lockIndex(transaction)).building !== build)
    throw new Error('Another rebuild of the search index has begun, and this one was given up.')
}

/** Parts of the build commit asynchronously. Only the switch has to be durable: until then, a crash loses nothing that matters. */
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
      // Documents that were stored or removed since the build began are newer than those that the build has read.
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
