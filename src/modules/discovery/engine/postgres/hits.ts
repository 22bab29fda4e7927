/** Finds the ids of one page, in order. */

import { type RawBuilder, sql } from 'kysely'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { BrowseSort } from '../../domain/search/browse-query.ts'
import { asksNothing, asksText, matching, relevanceQuery, type Tier, tiers } from './conditions.ts'
import { type Connection, type Side, table } from './connection.ts'
import type { SearchLimits } from './limits.ts'
import type { Checked } from './phrases.ts'
import { score } from './ranking.ts'
import { noDay } from './store-documents.ts'

export interface Range {
  offset: number
  limit: number
}

/** The density says how many of all documents match; an estimate is enough. */
export interface Density {
  matching: number
  size: number
}

interface Question {
  connection: Connection
  side: Side
  checked: Checked
  density: Density
  limits: SearchLimits
}

/** @param first ids that come first if they match, where no text determines the order */
export async function findHits(question: Question, sort: BrowseSort, range: Range, first: readonly number[] = []): Promise<ContentId[]> {
  if (range.limit <= 0) return []
  switch (sort) {
    case 'relevance':
      if (relevanceQuery(question.checked.conditions) !== null) return await mostRelevant(question, range)
      return first.length === 0 ? await newest(question, range) : await pickedFirst(question, first, range)
    case 'newest':
      return await newest(question, range)
    case 'oldest':
      return await oldest(question, range)
    case 'mostViewed':
      return await topBy(question, 'views', range)
    case 'mostCited':
      return await topBy(question, 'citations', range)
  }
}

const idsOf = async (connection: Connection, query: RawBuilder<{ id: ContentId }>): Promise<ContentId[]> =>
  (await query.execute(connection)).rows.map(({ id }) => id)

const mayWalk = ({ checked: { conditions }, density, limits: { maxWalked } }: Question, { offset, limit }: Range): boolean => {
  if (conditions.found) return false
  const rows = ((offset + limit) * density.size) / Math.max(1, density.matching)
  // Facets are stored in the row itself and are cheap to check.
  return asksNothing(conditions) || rows <= (asksText(conditions) ? maxWalked : 10 * maxWalked)
}

/** Selects matching documents as `id` and `day`. `offset 0` keeps PostgreSQL from choosing another plan. */
function byDay({ side, checked }: Question, where: RawBuilder<unknown>, walk: boolean): RawBuilder<unknown> {
  const { platform } = checked.conditions
  const documents = table('document', side)
  return walk
    ? sql`select id, day from (select * from ${documents} where platform = ${platform} order by day desc, id desc offset 0) as each where ${where} order by day desc, id desc`
    : sql`select id, day from ${documents} where ${where} order by day + 0 desc, id desc`
}

async function pickedFirst(question: Question, first: readonly number[], { offset, limit }: Range): Promise<ContentId[]> {
  const { connection, side, checked } = question
  const where = matching(checked.conditions)
  if (!where) return []
  const picked = await idsOf(
    connection,
    sql`select id from ${table('document', side)} where id = any(${[...first]}::int[]) and ${where} order by array_position(${[...first]}::int[], id)`,
  )
  const ids = picked.slice(offset, offset + limit)
  const rest = { offset: Math.max(0, offset - picked.length), limit: limit - ids.length }
  return rest.limit === 0 ? ids : [...ids, ...(await newest(question, rest, picked))]
}

async function newest(question: Question, { offset, limit }: Range, without: readonly number[] = []): Promise<ContentId[]> {
  const { connection, checked } = question
  const passedOver = new Set(without)
  const known = checked.newest?.ids.filter(id => !passedOver.has(id)) ?? []
  const ids = known.slice(offset, offset + limit)
  const where = matching(checked.conditions)
  if (ids.length === limit || !where) return ids
  const older = checked.newest ? [sql`(day, id) < (${checked.newest.last.day}::int, ${checked.newest.last.id}::int)`] : []
  const others = without.length === 0 ? [] : [sql`id <> all(${without}::int[])`]
  const rest = { offset: Math.max(0, offset - known.length), limit: limit - ids.length }
  const ordered = byDay(question, sql.join([where, ...older, ...others], sql` and `), mayWalk(question, { offset, limit }))
  return [...ids, ...(await idsOf(connection, sql`${ordered} limit ${rest.limit} offset ${rest.offset}`))]
}

/** The reverse of the newest, except that documents without a date stay last. */
async function oldest(question: Question, { offset, limit }: Range): Promise<ContentId[]> {
  const { connection, side, checked } = question
  const where = matching(checked.conditions)
  if (!where) return []
  const documents = table('document', side)
  if (mayWalk(question, { offset, limit })) {
    const dated = await idsOf(
      connection,
      sql`
        select id from (
          select * from ${documents} where platform = ${checked.conditions.platform} and day > ${noDay}::int
          order by day, id offset 0) as each
        where ${where} order by day, id limit ${limit} offset ${offset}`,
    )
    // Documents without a date would begin on this page: only all of them in order tell which.
    if (dated.length === limit) return dated
  }
  return await idsOf(
    connection,
    sql`select id from ${documents} where ${where} order by day = ${noDay}::int, day + 0, id limit ${limit} offset ${offset}`,
  )
}

async function topBy(question: Question, column: 'views' | 'citations', range: Range): Promise<ContentId[]> {
  const { connection, side, checked } = question
  const { conditions } = checked
  const where = matching(conditions)
  if (!where) return []
  const documents = table('document', side)
  const counted = sql.ref(column)
  if (mayWalk(question, range)) {
    return await idsOf(
      connection,
      sql`
        select counter.id from (
          select id, ${counted} from search_counter where platform = ${conditions.platform} order by ${counted} desc, id desc offset 0) as counter
        where exists (select 1 from (select * from ${documents} d where d.id = counter.id offset 0) as each where ${where})
        order by counter.${counted} desc, counter.id desc limit ${range.limit} offset ${range.offset}`,
    )
  }
  return await idsOf(
    connection,
    sql`
      select counter.id from (select id from ${documents} where ${where} offset 0) as each
      join search_counter counter on counter.id = each.id
      order by counter.${counted} desc, counter.id desc limit ${range.limit} offset ${range.offset}`,
  )
}

/** Documents with all words in the title come first, then in title and abstract, then anywhere; after the candidates, the rest by date. */
async function mostRelevant(question: Question, { offset, limit }: Range): Promise<ContentId[]> {
  const { checked, limits } = question
  const ranked: ContentId[] = []
  let isCut = checked.newest !== null
  // The order of candidates is irrelevant to a page beyond all of them.
  const inOrder = offset < tiers.length * limits.candidatesOfTier
  for (const tier of tiers) {
    const ids = await candidatesOfTier(question, tier, { better: ranked, inOrder })
    ranked.push(...ids)
    isCut ||= ids.length === limits.candidatesOfTier
    // Later pages need the same tiers again, because each tier is ranked on its own.
    if (ranked.length >= offset + limit) return ranked.slice(offset, offset + limit)
  }
  const ids = ranked.slice(offset)
  if (!isCut) return ids
  const beyond = { offset: Math.max(0, offset - ranked.length), limit: limit - ids.length }
  return [...ids, ...(await newest(question, beyond, ranked))]
}

/** The newest documents of a tier that are in no better tier, ordered by score. */
async function candidatesOfTier(
  question: Question,
  tier: Tier,
  { better, inOrder }: { better: readonly number[]; inOrder: boolean },
): Promise<ContentId[]> {
  const { connection, side, checked, limits } = question
  const conditions = checked.newest ? { ...checked.conditions, found: checked.newest.ids } : checked.conditions
  const condition = matching(conditions, tier)
  if (!condition) return []
  const where = better.length === 0 ? condition : sql`${condition} and id <> all(${better}::int[])`
  const walk = tier === 'anywhere' && !checked.newest && mayWalk(question, { offset: 0, limit: limits.candidatesOfTier })
  const candidates = sql`${byDay(question, where, walk)} limit ${limits.candidatesOfTier}`
  if (!inOrder) return await idsOf(connection, sql`select id from (${candidates}) as candidate`)
  return await idsOf(
    connection,
    sql`
      with candidate as materialized (${candidates})
      select d.id from candidate join ${table('document', side)} d on d.id = candidate.id
      order by ${score(relevanceQuery(conditions))} desc, d.day desc, d.id desc`,
  )
}
