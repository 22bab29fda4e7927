/** Checks phrases in the stored words of each document. This is the most expensive step, and happens once per search. */

import { sql } from 'kysely'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { type Conditions, checksPhrase, matching, withPhrasesLoose } from './conditions.ts'
import { type Connection, type Side, table } from './connection.ts'
import type { SearchLimits } from './limits.ts'

export interface Checked {
  conditions: Conditions
  /** The conditions for counting with fewer filters. */
  widened: Conditions
  /** The results among the newest documents, where too many contain the words of a phrase; null where all were checked. */
  newest: Newest | null
}

/** The matches among the newest documents with the words, in order, and the last document that was checked. */
export interface Newest {
  ids: readonly ContentId[]
  last: { id: number; day: number }
}

export async function checkPhrases(connection: Connection, side: Side, conditions: Conditions, limits: SearchLimits): Promise<Checked> {
  if (conditions.sample !== 1 || !checksPhrase(conditions)) return { conditions, widened: conditions, newest: null }
  const { maxChecked } = limits
  const unfiltered = { ...conditions, filters: [] }
  const isUnfiltered = conditions.filters.length === 0
  if (isUnfiltered || (await mayHavePhrase(connection, side, unfiltered)) <= maxChecked) {
    const { ids, rest } = await checkNewest(connection, side, unfiltered, maxChecked)
    const known = { ...conditions, found: ids }
    if (!rest) return { conditions: known, widened: known, newest: null }
    if (isUnfiltered) return { conditions, widened: conditions, newest: { ids, last: rest } }
  }
  const { ids, rest } = await checkNewest(connection, side, conditions, maxChecked)
  return rest
    ? { conditions, widened: conditions, newest: { ids, last: rest } }
    : { conditions: { ...conditions, found: ids }, widened: conditions, newest: null }
}

/** Estimates how many documents contain the words of the phrases at any position. */
export async function mayHavePhrase(connection: Connection, side: Side, conditions: Conditions): Promise<number> {
  const sample = 16
  const words = matching({ ...withPhrasesLoose(conditions), sample }) ?? sql`false`
  const { rows } = await sql<{ items: number }>`
    select count(*)::int as items from ${table('document', side)} where ${words}`.execute(connection)
  return (rows[0]?.items ?? 0) * sample
}

/** @returns the documents that meet the conditions, and the position from which the rest is unchecked, if any */
async function checkNewest(
  connection: Connection,
  side: Side,
  conditions: Conditions,
  max: number,
): Promise<{ ids: ContentId[]; rest: Newest['last'] | null }> {
  const words = matching(withPhrasesLoose(conditions)) ?? sql`false`
  const { rows } = await sql<{ id: ContentId; day: number; meets: boolean }>`
    select id, day, ${matching(conditions) ?? sql`false`} as meets from (
      select * from ${table('document', side)} where ${words} order by day + 0 desc, id desc limit ${max}) as each
    order by day desc, id desc`.execute(connection)
  const last = rows.at(-1)
  return { ids: rows.flatMap(({ id, meets }) => (meets ? [id] : [])), rest: last && rows.length === max ? last : null }
}
