/** Phrases are checked in the stored words of each document, which costs more than all else: once an answer, whatever else it asks. */
import { sql } from 'kysely'
import { type Conditions, checksPhrase, matching, withPhrasesLoose } from './conditions.ts'
import { type Connection, type Side, table } from './connection.ts'
import type { SearchLimits } from './limits.ts'

export interface Checked {
  conditions: Conditions
  /** To be asked with fewer filters. */
  widened: Conditions
  /** What was found where too many documents have a phrase's words. Null where all were checked. */
  newest: Newest | null
}

/** Of the newest documents that have the words, those that meet the conditions, in order, and the last that was looked at. */
export interface Newest {
  ids: readonly number[]
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

/** About how many documents have the words of the phrases, in whatever places. */
export async function mayHavePhrase(connection: Connection, side: Side, conditions: Conditions): Promise<number> {
  const sample = 16
  const words = matching({ ...withPhrasesLoose(conditions), sample }) ?? sql`false`
  const { rows } = await sql<{ items: number }>`
    select count(*)::int as items from ${table('document', side)} where ${words}`.execute(connection)
  return (rows[0]?.items ?? 0) * sample
}

/** @returns what meets the conditions, and where the rest begins, if there is any */
async function checkNewest(
  connection: Connection,
  side: Side,
  conditions: Conditions,
  max: number,
): Promise<{ ids: number[]; rest: Newest['last'] | null }> {
  const words = matching(withPhrasesLoose(conditions)) ?? sql`false`
  const { rows } = await sql<{ id: number; day: number; meets: boolean }>`
    select id, day, ${matching(conditions) ?? sql`false`} as meets from (
      select * from ${table('document', side)} where ${words} order by day + 0 desc, id desc limit ${max}) as each
    order by day desc, id desc`.execute(connection)
  const last = rows.at(-1)
  return { ids: rows.flatMap(({ id, meets }) => (meets ? [id] : [])), rest: last && rows.length === max ? last : null }
}
