/** Answers a search: counts the matches, then finds the page. */
import { withFewerWords } from '../analysis/fewer-words.ts'
import type { SearchRequest, SearchResult } from '../search-port.ts'
import { deepestResult } from '../search-port.ts'
import { type Conditions, readConditions } from './conditions.ts'
import type { Connection, SearchDatabase } from './connection.ts'
import { Counter, type Counts } from './count.ts'
import { facetCounts } from './facets.ts'
import { findHits, type Range } from './hits.ts'
import { activeSide, beginSearch, type PlatformIndex } from './index-state.ts'
import type { SearchLimits } from './limits.ts'

export async function search(database: SearchDatabase, request: SearchRequest, limits: SearchLimits): Promise<SearchResult> {
  const { result, side } = await answer(database, request, limits)
  const isEmpty = result.ids.length === 0 || result.total.value === 0
  // A rebuild may have finished meanwhile and emptied the side that was searched.
  return isEmpty && side !== (await activeSide(database)) ? (await answer(database, request, limits)).result : result
}

async function answer(database: SearchDatabase, request: SearchRequest, limits: SearchLimits) {
  try {
    return await inTransaction(database, request, limits, 1)
  } catch (error) {
    if (!tookTooLong(error)) throw error
    return await inTransaction(database, request, limits, 16)
  }
}

/** PostgreSQL's `query_canceled`. */
const tookTooLong = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '57014'

function inTransaction(database: SearchDatabase, request: SearchRequest, limits: SearchLimits, sample: Conditions['sample']) {
  return database.transaction().execute(async transaction => {
    const { side, index } = await beginSearch(transaction, request.platform)
    return { result: index ? await answerFrom(transaction, index, request, limits, sample) : nothing(request), side }
  })
}

async function answerFrom(
  connection: Connection,
  { side, platform, languages }: PlatformIndex,
  request: SearchRequest,
  limits: SearchLimits,
  sample: Conditions['sample'],
): Promise<SearchResult> {
  const read = readConditions(request, platform, languages)
  if (!read) return nothing(request)
  const counter = new Counter(connection, side, read.platform, request, limits)
  const counts = await countOf(counter, { ...read, sample }, request.fewerWords ?? false)
  const density = { matching: counts.total, size: counts.size }
  const range = rangeOf(request)
  const question = { connection, side, checked: counts.checked, density, limits }
  const isNone = counts.exact && counts.total === 0
  const ids = isNone ? [] : await findHits(question, request.sort, range, request.first)
  return {
    ids,
    total: totalOf(counts, ids.length, range, sample),
    facets: counts.facets,
    facetsApproximate: counts.facetsApproximate,
  }
}

/** Improves an estimate by the page itself: if it is full there are at least as many, and a last page shows the total. */
function totalOf(counts: Counts, found: number, { offset, limit }: Range, sample: Conditions['sample']): SearchResult['total'] {
  if (counts.exact) return { value: counts.total, relation: 'exactly' }
  const isLast = sample === 1 && found < limit && offset + limit < deepestResult && (found > 0 || offset === 0)
  if (isLast) return { value: offset + found, relation: 'exactly' }
  const seen = found > 0 ? offset + found : 0
  return { value: Math.min(deepestResult, Math.max(seen, counts.min)), relation: 'atLeast' }
}

/** Counts the conditions or, without matches, the strictest relaxed conditions that have some. */
async function countOf(counter: Counter, conditions: Conditions, mayTakeFewer: boolean): Promise<Counts> {
  const counts = await counter.count(conditions)
  if (counts.total > 0 || !counts.exact || !mayTakeFewer || conditions.tree === null) return counts
  for (const { where, lookFor } of withFewerWords(conditions.tree)) {
    const there = await counter.count({ ...conditions, tree: where })
    if (there.total > 0) return where === lookFor ? there : await counter.count({ ...conditions, tree: lookFor })
  }
  return counts
}

/** The range of a page; pages beyond the deepest result are not available. */
function rangeOf({ page, show }: SearchRequest): Range {
  const limit = Math.max(1, Math.min(show, deepestResult))
  const offset = Math.max(0, page - 1) * limit
  return { offset, limit: Math.min(limit, deepestResult - offset) }
}

const nothing = ({ withFacets, filters }: SearchRequest): SearchResult => ({
  ids: [],
  total: { value: 0, relation: 'exactly' },
  facets: withFacets ? facetCounts(new Map(), filters) : null,
  facetsApproximate: false,
})
