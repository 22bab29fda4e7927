/** The database that the engine needs: any Kysely instance, whatever other tables it has. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

/** A connection or a transaction. */
export type Connection = QueryExecutorProvider

export interface SearchDatabase extends Connection {
  transaction(): { execute<Result>(body: (transaction: Connection) => Promise<Result>): Promise<Result> }
}

/** Every table of the index exists twice: one side answers searches while the other is rebuilt. */
export type Side = 1 | 2
export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1)

export type SidedTable = 'document' | 'facet' | 'word' | 'near_word' | 'name'
export const table = (name: SidedTable, side: Side): RawBuilder<unknown> => sql.raw(`search_${name}_${side}`)

/** PostgreSQL's `text` accepts neither U+0000 nor unpaired surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()
