/** Checks whether any document of a platform matches, and lists all that do. */

import { sql } from 'kysely'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { SearchTree } from '../../domain/search/search-tree.ts'
import { readTree } from '../analysis/word-tree.ts'
import type { MatchRequest } from '../search-port.ts'
import { matching, readConditions } from './conditions.ts'
import { type Connection, table } from './connection.ts'
import type { PlatformIndex } from './index-state.ts'

export async function matches(connection: Connection, { side, platform, languages }: PlatformIndex, tree: SearchTree): Promise<boolean> {
  const read = readTree(tree, languages)
  const where = read && matching({ platform, tree: read, grants: [], filters: [], found: null, sample: 1 })
  if (!where) return false
  const { rows } = await sql`select 1 from ${table('document', side)} where ${where} limit 1`.execute(connection)
  return rows.length > 0
}

export async function findMatching(
  connection: Connection,
  { side, platform, languages }: PlatformIndex,
  { among, ...request }: MatchRequest,
): Promise<ContentId[]> {
  const read = readConditions(request, platform, languages)
  const where = read && matching(read)
  if (!where || among?.length === 0) return []
  // No reader waits for this, and a large database takes longer than the timeout of searches.
  await sql`set local statement_timeout = 0`.execute(connection)
  const looked = among === null ? sql`true` : sql`id = any(${[...among]}::int[])`
  const { rows } = await sql<{ id: ContentId }>`select id from ${table('document', side)} where ${looked} and ${where}`.execute(connection)
  return rows.map(({ id }) => id)
}
