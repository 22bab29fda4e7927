/** Counts the matching documents, in total and by facet. */
import { sql } from 'kysely'
import type { FacetCounts, SearchRequest } from '../search-port.ts'
import { asksNothing, asksText, type Conditions, checksPhrase, matching, withoutKind } from './conditions.ts'
import { type Connection, type Side, table } from './connection.ts'
import { facetCounts, facetRange, maxFunders, packFacet } from './facets.ts'
import type { SearchLimits } from './limits.ts'
import { type Checked, checkPhrases, mayHavePhrase } from './phrases.ts'

export interface Counts {
  /** The total, exact or estimated. */
  total: number
  exact: boolean
  /** A lower limit of the total that is practically certain. */
  min: number
  facets: FacetCounts | null
  facetsApproximate: boolean
  /** The number of the platform's documents. */
  size: number
  /** The conditions that were counted, for finding the hits. */
  checked: Checked
}

/** Counts by packed facet. */
type Tally = Map<number, number>
/** The facets to count: none, all, or those of one kind. */
type Wanted = 'none' | 'all' | { from: number; to: number }
interface Part {
  tally: Tally
  tallyExact: boolean
  total: number
  totalExact: boolean
  /** The number of documents that were actually counted. */
  counted: number
}

export class Counter {
  readonly #connection: Connection
  readonly #side: Side
  readonly #request: SearchRequest
  /** The facet that every document of the platform has. */
  readonly #all: number
  readonly #platform: number
  readonly #limits: SearchLimits
  /** The total counts of the platform's facet and of each filtered facet. */
  #singleCounts: Tally = new Map()

  constructor(connection: Connection, side: Side, platform: number, request: SearchRequest, limits: SearchLimits) {
    this.#limits = limits
    this.#connection = connection
    this.#side = side
    this.#platform = platform
    this.#request = request
    this.#all = packFacet('platform', platform) ?? 0
  }

  async count(conditions: Conditions): Promise<Counts> {
    const { withFacets, filters } = this.#request
    this.#singleCounts = await this.#retainedCounts([this.#all, ...conditions.filters.flatMap(({ facets }) => facets)])
    const checked = await checkPhrases(this.#connection, this.#side, conditions, this.#limits)
    const main = await this.#part(checked.conditions, withFacets ? 'all' : 'none')
    const counts = {
      total: main.total,
      exact: main.totalExact,
      min: leastOf(main),
      size: this.#singleCounts.get(this.#all) ?? 0,
      checked,
    }
    if (!withFacets) return { ...counts, facets: null, facetsApproximate: false }
    const tally = new Map(main.tally)
    let exact = main.tallyExact
    // Each filtered field is counted as if it were not filtered.
    for (const { kind } of conditions.filters) {
      const range = facetRange(kind)
      const isOfKind = (facet: number): boolean => facet >= range.from && facet <= range.to
      const part = await this.#part(withoutKind(checked.widened, kind), range)
      for (const facet of tally.keys()) if (isOfKind(facet)) tally.delete(facet)
      for (const [facet, items] of part.tally) if (isOfKind(facet)) tally.set(facet, items)
      exact &&= part.tallyExact
    }
    return { ...counts, facets: facetCounts(tally, filters), facetsApproximate: !exact }
  }

  async #part(conditions: Conditions, wanted: Wanted): Promise<Part> {
    if (conditions.sample !== 1 || conditions.found) return await this.#tally(conditions, wanted)
    if (asksNothing(conditions)) return await this.#everything(wanted)
    const { maxCounted, maxForLargerSample, maxChecked } = this.#limits
    if (checksPhrase(conditions)) {
      const max = await mayHavePhrase(this.#connection, this.#side, conditions)
      if (max <= maxChecked) return await this.#tally(conditions, wanted)
      return await this.#tally({ ...conditions, sample: max <= 16 * maxChecked ? 16 : 64 }, wanted)
    }
    const known = this.#knownTotal(conditions)
    if (known !== null && wanted === 'none') return { tally: new Map(), tallyExact: true, total: known, totalExact: true, counted: known }
    if (this.#atMost(conditions) <= maxCounted) return await this.#tally(conditions, wanted)
    const rough = await this.#tally({ ...conditions, sample: 64 }, wanted)
    if (rough.total <= maxCounted) return await this.#tally(conditions, wanted)
    const larger = rough.total <= maxForLargerSample && wanted !== 'none'
    const estimate = larger ? await this.#tally({ ...conditions, sample: 16 }, wanted) : rough
    return known === null ? estimate : { ...estimate, total: known, totalExact: true, counted: known }
  }

  /** The total of a single filter without a text is stored. */
  #knownTotal(conditions: Conditions): number | null {
    const [filter, ...others] = conditions.filters
    const [facet, ...alternatives] = filter?.facets ?? []
    if (asksText(conditions) || facet === undefined || others.length > 0 || alternatives.length > 0) return null
    return this.#singleCounts.get(facet) ?? 0
  }

  /** An upper limit: the number of all documents, or of those with any option of the rarest field. */
  #atMost(conditions: Conditions): number {
    const fields = [[this.#all], ...conditions.filters.map(({ facets }) => facets)]
    return Math.min(...fields.map(facets => facets.reduce((sum, facet) => sum + (this.#singleCounts.get(facet) ?? 0), 0)))
  }

  async #retainedCounts(facets: readonly number[]): Promise<Tally> {
    const { rows } = await sql<FacetItems>`
      select facet, items from ${table('facet', this.#side)}
      where platform = ${this.#platform} and facet = any(${facets}::int[])`.execute(this.#connection)
    return new Map(rows.map(({ facet, items }) => [facet, items]))
  }

  /** Uses the stored counts. There may be tens of thousands of funders, of which a few hundred are returned. */
  async #everything(wanted: Wanted): Promise<Part> {
    const total = this.#singleCounts.get(this.#all) ?? 0
    if (wanted === 'none') return { tally: new Map(), tallyExact: true, total, totalExact: true, counted: total }
    const { from, to } = facetRange('funder')
    const chosen = this.#request.filters.fundingBodies.flatMap(id => packFacet('funder', id) ?? [])
    const retained = sql`${table('facet', this.#side)} where platform = ${this.#platform} and items > 0`
    const { rows } = await sql<FacetItems>`
      select facet, items from ${retained} and (facet < ${from} or facet > ${to} or facet = any(${chosen}::int[]))
      union (select facet, items from ${retained} and facet between ${from} and ${to} order by items desc, facet limit ${maxFunders})
      `.execute(this.#connection)
    return { tally: new Map(rows.map(({ facet, items }) => [facet, items])), tallyExact: true, total, totalExact: true, counted: total }
  }

  async #tally(conditions: Conditions, wanted: Wanted): Promise<Part> {
    const { sample } = conditions
    const matched = sql`${table('document', this.#side)} where ${matching(conditions) ?? sql`false`}`
    const only = typeof wanted === 'object' ? sql`where facet = ${this.#all} or facet between ${wanted.from} and ${wanted.to}` : sql``
    const { rows } = await (wanted === 'none'
      ? sql<FacetItems>`select ${this.#all}::int as facet, count(*)::int as items from ${matched}`
      : sql<FacetItems>`
          select facet, count(*)::int as items from (select unnest(facets) as facet from ${matched}) as each ${only} group by facet`
    ).execute(this.#connection)
    const tally = new Map(rows.map(({ facet, items }) => [facet, items * sample]))
    const exact = sample === 1
    const total = tally.get(this.#all) ?? 0
    return { tally, tallyExact: exact, total, totalExact: exact, counted: total / sample }
  }
}

/** The estimate minus three standard deviations. */
function leastOf({ total, counted }: Part): number {
  return Math.max(counted, Math.floor(total - (3 * total) / Math.sqrt(Math.max(1, counted))))
}

interface FacetItems {
  facet: number
  items: number
}
