/**
 * How good the order of what is found is: judged queries over real articles, by nDCG at ten, beside what the database's own ranking gives for
 * the same. The articles are not part of the project; their names are.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { readQueryText } from '../../src/modules/discovery/domain/search/read-query-text.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { openTestDatabase } from '../support/database.ts'
import { jatsCorpus } from '../support/jats.ts'
import { searchRequest } from '../support/search-document.ts'
import { halves, type JudgedQuery, readJudgements } from './judgements.ts'
import { ndcg } from './ndcg.ts'
import { plainRanks, searchPlainly, storePlainly } from './plain-ranking.ts'
import { readDocuments } from './read-documents.ts'

const depth = 10
const platform = 'relevance'
const { kinds, queries } = readJudgements()

test('every query has a kind, is unique, and has something to find', () => {
  expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
  expect(queries.filter(({ relevant }) => Object.keys(relevant).length === 0)).toEqual([])
  expect(queries.length).toBeGreaterThanOrEqual(60)
})

test.skipIf(jatsCorpus !== null)('skipped: this machine has no real articles (RECTO_SHARED_DATA, else ../shared/data)', context =>
  context.skip(),
)

interface Measured {
  judged: JudgedQuery
  found: string[]
  ours: number
  plain: Record<(typeof plainRanks)[number], number>
}

describe.skipIf(jatsCorpus === null)('search over real articles', () => {
  let database: Database
  let keys: ReadonlyMap<number, string>
  let measured: Measured[]

  beforeAll(async () => {
    database = await openTestDatabase()
    const items = readDocuments(jatsCorpus ?? '', platform)
    keys = new Map(items.map(({ key, document }) => [document.id, key]))
    const port = createPostgresSearch(database.kysely)
    const documents = items.map(({ document }) => document)
    await port.store(documents)
    await storePlainly(database.kysely, documents)
    measured = []
    for (const judged of queries) measured.push(await measure(judged, port))
    console.log(report(measured))
  })
  afterAll(() => database.close())

  async function measure(judged: JudgedQuery, port: SearchPort): Promise<Measured> {
    const found = (await find(port, judged.query)).map(keyOf)
    const byRank = async (rank: (typeof plainRanks)[number]) => {
      const ids = await searchPlainly(database.kysely, rank, judged.query, depth)
      return goodness(judged, ids.map(keyOf))
    }
    const plain = { ts_rank: await byRank('ts_rank'), ts_rank_cd: await byRank('ts_rank_cd') }
    return { judged, found, ours: goodness(judged, found), plain }
  }

  const keyOf = (id: number): string => keys.get(id) ?? ''

  test('every judged article is indexed', () => {
    const there = new Set(keys.values())
    expect(queries.flatMap(({ relevant }) => Object.keys(relevant)).filter(key => !there.has(key))).toEqual([])
  })

  test('a query with relevant articles has results', () => {
    expect(measured.filter(({ found }) => found.length === 0).map(({ judged }) => judged.query)).toEqual([])
  })

  test.each([...halves])('the ranking is better than the database’s own, for the half “%s”', half => {
    const those = measured.filter(({ judged }) => judged.half === half)
    expect(mean(those, ({ ours }) => ours)).toBeGreaterThan(Math.max(...plainRanks.map(rank => mean(those, ({ plain }) => plain[rank]))))
  })
})

/** As the browse page does: where a query finds nothing, the nearest query, and then what has most of its words. */
async function find(port: SearchPort, query: string): Promise<number[]> {
  const ids = await search(port, query)
  if (ids.length > 0) return ids
  const [nearest] = await port.nearestQueries(platform, query)
  const instead = nearest === undefined ? [] : await search(port, nearest)
  return instead.length > 0 ? instead : await search(port, query, true)
}

async function search(port: SearchPort, query: string, fewerWords = false): Promise<number[]> {
  const tree = readQueryText(query, 'all')
  return (await port.search(searchRequest({ platform, tree, sort: 'relevance', show: depth, fewerWords }))).ids
}

function goodness({ relevant }: JudgedQuery, found: readonly string[]): number {
  return ndcg(
    found.map(key => relevant[key] ?? 0),
    Object.values(relevant),
    depth,
  )
}

function mean(those: readonly Measured[], of: (each: Measured) => number): number {
  return those.reduce((sum, each) => sum + of(each), 0) / those.length
}

/** A table of means, and the queries of the tuning half that do worst: of the other nobody is to see more than its mean. */
function report(measured: readonly Measured[]): string {
  const line = (name: string, those: readonly Measured[]) => {
    const values = [mean(those, ({ ours }) => ours), ...plainRanks.map(rank => mean(those, ({ plain }) => plain[rank]))]
    return [name.padEnd(36), String(those.length).padStart(4), ...values.map(value => value.toFixed(3).padStart(11))].join('')
  }
  const head = ['nDCG@10'.padEnd(36), '   n', ...['ours', ...plainRanks].map(name => name.padStart(11))].join('')
  const worst = measured
    .filter(({ judged, ours }) => judged.half === 'tuning' && ours < 0.7)
    .toSorted((a, b) => a.ours - b.ours)
    .map(({ judged, ours, found }) => `${ours.toFixed(2)} ${judged.query}: ${found.slice(0, 5).join(' ')}`)
  return [
    head,
    ...Object.keys(kinds).map(kind =>
      line(
        kind,
        measured.filter(({ judged }) => judged.kind === kind),
      ),
    ),
    ...halves.map(half =>
      line(
        half,
        measured.filter(({ judged }) => judged.half === half),
      ),
    ),
    line('all', measured),
    ...worst,
  ].join('\n')
}
