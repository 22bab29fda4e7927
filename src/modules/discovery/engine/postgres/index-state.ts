/** Tracks which side of the index is active, and which platform a search belongs to. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { analysisVersion } from '../analysis/forms.ts'
import { type Connection, otherSide, type Side, storable } from './connection.ts'
import { facetVersion } from './facets.ts'

/** Changes with everything that affects what is stored for a document. */
export const indexVersion = analysisVersion * 10_000 + facetVersion

export interface IndexState {
  active: Side
  /** The id of the build while the other side is being rebuilt. */
  building: string | null
}

/** Serialises writers: each locks this row until the end of its transaction, and increases the number of changes. */
export async function lockIndex(connection: Connection): Promise<IndexState> {
  const { rows } = await sql<IndexState>`update search_index set changes = changes + 1 returning active, building`.execute(connection)
  const [state] = rows
  if (!state) throw new Error('The table search_index is empty: the database was not migrated.')
  return state
}

/** The sides that a change must be written to. */
export const sidesOf = ({ active, building }: IndexState): Side[] => (building === null ? [active] : [active, otherSide(active)])

export async function isIndexCurrent(connection: Connection): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`select version from search_index`.execute(connection)
  return rows[0]?.version === indexVersion
}

export async function indexRevision(connection: Connection): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select concat_ws('-', version, changes) as revision from search_index`.execute(
    connection,
  )
  return rows[0]?.revision ?? ''
}

export async function activeSide(connection: Connection): Promise<Side> {
  const { rows } = await sql<{ active: Side }>`select active from search_index`.execute(connection)
  return rows[0]?.active ?? 1
}

export const newBuild = (): string => randomUUID()

/** The part of the index that belongs to a platform. */
export interface PlatformIndex {
  side: Side
  /** The platform's number within the index. */
  platform: number
  /** The languages of its documents' texts. */
  languages: string[]
}

/** Milliseconds; slower queries are repeated on a sample. */
const statementTimeout = 3000

/**
 * Prepares the transaction for searching; the index is null where the platform has no documents. The planner underestimates sequential
 * scans, since it ignores that long columns are stored out of line.
 */
export async function beginSearch(connection: Connection, key: string): Promise<{ side: Side; index: PlatformIndex | null }> {
  const { rows } = await sql<{ side: Side; platform: number | null; languages: string[] }>`
    select i.active as side, p.id as platform, coalesce(p.languages, '{}') as languages,
      set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
      set_config('statement_timeout', ${String(statementTimeout)}, true)
    from search_index i left join search_platform p on p.key = ${storable(key)}`.execute(connection)
  const [row] = rows
  if (!row) throw new Error('The table search_index is empty: the database was not migrated.')
  const { side, platform, languages } = row
  return { side, index: platform === null ? null : { side, platform, languages } }
}
