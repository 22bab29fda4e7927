/** What the engine needs of a database: any Kysely, whatever else it holds. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

/** A connection or a transaction. */
export type Connection = QueryExecutorProvider

export interface SearchDatabase extends Connection {
  transaction(): { execute<Result>(body: (transaction: Connection) => Promise<Result>): Promise<Result> }
}

/** The tables are there twice: while one side answers, the other is made anew. */
export type Side = 1 | 2
export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1)

export type SidedTable = 'document' | 'facet' | 'word' | 'near_word' | 'name'
export const table = (name: SidedTable, side: Side): RawBuilder<unknown> => sql.raw(`search_${name}_${side}`)

/** PostgreSQL's text has neither this character nor halves of a pair. */
export const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()
