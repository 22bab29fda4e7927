/** A search engine based on PostgreSQL's full-text search, on a server or embedded. It analyses texts itself: see engine/analysis. */
import { sql } from 'kysely'
import { primaryLanguage } from '../analysis/forms.ts'
import { markText } from '../analysis/mark.ts'
import { readTree } from '../analysis/word-tree.ts'
import type { SearchPort } from '../search-port.ts'
import type { Connection, SearchDatabase } from './connection.ts'
import { beginSearch, indexRevision, isIndexCurrent, lockIndex, type PlatformIndex, sidesOf } from './index-state.ts'
import { type SearchLimits, searchLimits } from './limits.ts'
import { findMatching } from './matches.ts'
import { nearestQueries } from './nearest-queries.ts'
import { rebuildIndex } from './rebuild.ts'
import { search } from './search.ts'
import { deleteDocuments, notePlatforms, portions, prepareDocuments, updateCounts, writeCounts, writeDocuments } from './store-documents.ts'
import { VocabularyTally } from './store-vocabulary.ts'
import { suggest } from './suggest.ts'

/**
 * @param database with all migrations applied. No method may be called within a transaction of it.
 * @param limits for tests only, whose databases are small
 */
export function createPostgresSearch(database: SearchDatabase, limits: SearchLimits = searchLimits): SearchPort {
  /** Runs a query in a transaction that is prepared for it. @param none the result where the platform has no documents */
  const inTransaction = <Answer>(
    platform: string,
    none: Answer,
    ask: (connection: Connection, index: PlatformIndex) => Promise<Answer>,
  ): Promise<Answer> =>
    database.transaction().execute(async transaction => {
      const { index } = await beginSearch(transaction, platform)
      return index ? await ask(transaction, index) : none
    })

  return {
    search: request => search(database, request, limits),
    matching: request => inTransaction(request.platform, [], (connection, index) => findMatching(connection, index, request)),
    mark: (tree, text, { language, max }) => {
      const read = readTree(tree, [primaryLanguage(language)])
      return read ? markText(read, text, primaryLanguage(language), max) : [{ text, matched: false }]
    },
    nearestQueries: (platform, text) => inTransaction(platform, [], (connection, index) => nearestQueries(connection, index, text)),
    suggest: (platform, beginning, max) => inTransaction(platform, [], (connection, index) => suggest(connection, index, beginning, max)),

    store: async documents => {
      const prepared = await prepareDocuments(documents, await notePlatforms(database, documents))
      for (const portion of portions(prepared)) {
        await database.transaction().execute(async transaction => {
          const state = await lockIndex(transaction)
          for (const side of sidesOf(state)) {
            const tally = new VocabularyTally()
            await writeDocuments(transaction, side, portion, tally)
            await tally.write(transaction, side)
          }
          await writeCounts(transaction, portion)
          if (state.building === null) return
          await sql`delete from search_removed where id = any(${portion.map(({ id }) => id)}::int[])`.execute(transaction)
        })
      }
    },

    storeCounts: counts => updateCounts(database, counts),

    remove: async ids => {
      if (ids.length === 0) return
      await database.transaction().execute(async transaction => {
        const state = await lockIndex(transaction)
        for (const side of sidesOf(state)) await deleteDocuments(transaction, side, ids)
        await sql`delete from search_counter where id = any(${ids}::int[])`.execute(transaction)
        if (state.building === null) return
        await sql`insert into search_removed select distinct unnest(${ids}::int[]) on conflict do nothing`.execute(transaction)
      })
    },

    rebuild: documents => rebuildIndex(database, documents),
    isCurrent: () => isIndexCurrent(database),
    revision: () => indexRevision(database),
  }
}
