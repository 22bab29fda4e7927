/** Filters, counts and order, against a plain reckoning over the same documents. */

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { uncheckedId } from '../../src/core/ids/id.ts'
import type { ContentId, GatewayId } from '../../src/core/ids/shared-ids.ts'
import { articleTypes } from '../../src/document/metadata/article-type.ts'
import { contentTypes } from '../../src/document/metadata/content-type.ts'
import { browseSorts, noFilters, type SearchFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import type { SearchTree } from '../../src/modules/discovery/domain/search/search-tree.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { FacetCounts, SearchDocument, SearchPort, SearchRequest } from '../../src/modules/discovery/engine/search-port.ts'
import type { DocumentTypeId, FunderId, SubjectId } from '../../src/modules/publications/domain/ids.ts'
import { openTestDatabase } from '../support/database.ts'
import { testId } from '../support/ids.ts'
import { searchDocument, searchRequest } from '../support/search-document.ts'

let database: Database
let engine: SearchPort
let documents: SearchDocument[]

const words = ['otter', 'beaver', 'badger', 'weasel']
const someTypes = articleTypes.slice(0, 4)
const years = [2021, 2022, 2023, 2024]
const ids = [1, 2, 3].map(number => testId<DocumentTypeId & FunderId & GatewayId & SubjectId>(number))
const acronyms = ['HERON', 'egret']
const numbers = ['7701', '7702', '7703']

const documentOf = (id: ContentId): fc.Arbitrary<SearchDocument> =>
  fc
    .record({
      platform: fc.constantFrom('p', 'p', 'p', 'q'),
      title: fc.subarray(words).map(chosen => chosen.join(' ')),
      fullText: fc.subarray(words).map(chosen => chosen.join(' ')),
      published: fc.option(
        fc.tuple(fc.constantFrom(...years), fc.constantFrom('01-03', '07-20', '12-31')).map(([year, day]) => `${year}-${day}`),
        { freq: 9 },
      ),
      contentType: fc.constantFrom(...contentTypes.slice(0, 3)),
      articleType: fc.option(fc.constantFrom(...someTypes)),
      documentTypeId: fc.option(fc.constantFrom(...ids)),
      funderIds: fc.subarray(ids),
      gatewayIds: fc.subarray(ids),
      subjectIds: fc.subarray([1, 2, 3, 4, 5].map(number => testId<SubjectId>(number))),
      passedPeerReview: fc.boolean(),
      grants: fc.array(fc.record({ acronym: fc.constantFrom('', ...acronyms), number: fc.constantFrom(...numbers) }), { maxLength: 1 }),
      views: fc.nat(5),
      citations: fc.nat(5),
    })
    .map(facts => searchDocument({ id, ...facts }))

const filters: fc.Arbitrary<SearchFilters> = fc.record({
  contentTypes: fc.subarray([...contentTypes.slice(0, 3)], { maxLength: 2 }),
  articleTypes: fc.subarray([...someTypes], { maxLength: 2 }),
  documentTypeIds: fc.subarray(ids, { maxLength: 1 }),
  fundingBodies: fc.subarray([...ids, uncheckedId<FunderId>(2 ** 40)], { maxLength: 2 }),
  publishedYears: fc.subarray([...years, -3, 0.5], { maxLength: 3 }),
  publishedFrom: fc.option(fc.constantFrom(...years)),
  publishedTo: fc.option(fc.constantFrom(...years)),
  gatewayIds: fc.subarray(ids, { maxLength: 1 }),
  peerReviewed: fc.boolean(),
  grantAcronym: fc.constantFrom('', '', '', ...acronyms, 'ibis'),
  grantNumber: fc.constantFrom('', '', '', ...numbers),
})
/** Most fields free, or nothing would ever match. */
const sparseFilters = fc
  .tuple(
    filters,
    fc.subarray([
      'contentTypes',
      'articleTypes',
      'documentTypeIds',
      'fundingBodies',
      'publishedYears',
      'publishedFrom',
      'publishedTo',
      'gatewayIds',
      'peerReviewed',
      'grantAcronym',
      'grantNumber',
    ] as const),
  )
  .map(([chosen, fields]): SearchFilters => ({ ...noFilters, ...Object.fromEntries(fields.map(field => [field, chosen[field]])) }))

const treeOf = (text: string, isPhrase: boolean): SearchTree =>
  isPhrase ? { kind: 'phrase', scope: 'all', text } : { kind: 'words', scope: 'all', text, prefix: false }

const requests: fc.Arbitrary<SearchRequest> = fc
  .record({
    filters: fc.oneof(filters, sparseFilters),
    subjectId: fc.option(fc.constantFrom(...ids)),
    text: fc.option(fc.subarray(words, { minLength: 1, maxLength: 2 })),
    isPhrase: fc.boolean(),
    without: fc.option(fc.constantFrom(...words), { freq: 2 }),
    sort: fc.constantFrom(...browseSorts),
    platform: fc.constantFrom('p', 'q'),
  })
  .map(({ text, isPhrase, without, ...facts }) => {
    const wanted = text && treeOf(text.join(' '), isPhrase)
    const tree: SearchTree | null =
      wanted && without ? { kind: 'and', parts: [wanted, { kind: 'not', part: treeOf(without, false) }] } : wanted
    return searchRequest({ ...facts, withFacets: true, show: 500, tree })
  })

beforeAll(async () => {
  database = await openTestDatabase()
  engine = createPostgresSearch(database.kysely)
  const ids = Array.from({ length: 240 }, (_, index) => testId<ContentId>(index + 1))
  documents = fc.sample(fc.tuple(...ids.map(documentOf)), { seed: 7, numRuns: 1 })[0] ?? []
  await engine.store(documents)
})
afterAll(() => database.close())

const yearOf = ({ published }: SearchDocument): number | null => (published === null ? null : Number(published.slice(0, 4)))
const isInRange = (document: SearchDocument, { publishedFrom, publishedTo }: SearchFilters): boolean => {
  const year = yearOf(document)
  if (publishedFrom === null && publishedTo === null) return true
  return year !== null && year >= (publishedFrom ?? 0) && year <= (publishedTo ?? 9999)
}
const sharesOne = <Value>(chosen: readonly Value[], has: readonly (Value | null)[]): boolean =>
  chosen.length === 0 || has.some(value => value !== null && chosen.includes(value))

type Field =
  | 'contentTypes'
  | 'articleTypes'
  | 'documentTypeIds'
  | 'fundingBodies'
  | 'publishedYears'
  | 'gatewayIds'
  | 'peerReviewed'
  | 'subject'
  | 'grants'
const holds: Readonly<Record<Field, (document: SearchDocument, request: SearchRequest) => boolean>> = {
  contentTypes: (document, { filters }) => sharesOne(filters.contentTypes, [document.contentType]),
  articleTypes: (document, { filters }) => sharesOne(filters.articleTypes, [document.articleType]),
  documentTypeIds: (document, { filters }) => sharesOne(filters.documentTypeIds, [document.documentTypeId]),
  fundingBodies: (document, { filters }) => sharesOne(filters.fundingBodies, document.funderIds),
  publishedYears: (document, { filters }) => sharesOne(filters.publishedYears, [yearOf(document)]) && isInRange(document, filters),
  gatewayIds: (document, { filters }) => sharesOne(filters.gatewayIds, document.gatewayIds),
  peerReviewed: (document, { filters }) => !filters.peerReviewed || document.passedPeerReview,
  subject: (document, { subjectId }) => subjectId === null || document.subjectIds.includes(subjectId),
  grants: (document, { filters: { grantAcronym, grantNumber } }) =>
    (grantAcronym === '' || document.grants.some(({ acronym }) => acronym === grantAcronym)) &&
    (grantNumber === '' || document.grants.some(({ number }) => number === grantNumber)),
}
const fields = Object.entries(holds)

function meets(document: SearchDocument, tree: SearchTree): boolean {
  const has = (text: string): boolean => document.title.includes(text) || document.fullText.includes(text)
  switch (tree.kind) {
    case 'words':
      return tree.text.split(' ').every(has)
    case 'phrase':
      return has(tree.text)
    case 'not':
      return !meets(document, tree.part)
    case 'and':
      return tree.parts.every(part => meets(document, part))
    case 'or':
      return tree.parts.some(part => meets(document, part))
  }
}

function documentsMatching(request: SearchRequest, except?: Field): SearchDocument[] {
  return documents.filter(
    document =>
      document.platform === request.platform &&
      (request.tree === null || meets(document, request.tree)) &&
      fields.every(([field, held]) => field === except || held(document, request)),
  )
}

function tally<Value>(
  among: readonly SearchDocument[],
  values: (document: SearchDocument) => readonly (Value | null)[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const document of among) for (const value of values(document)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const plainCounts = (request: SearchRequest): FacetCounts => ({
  contentTypes: tally(documentsMatching(request, 'contentTypes'), each => [each.contentType]),
  articleTypes: tally(documentsMatching(request, 'articleTypes'), each => [each.articleType]),
  documentTypeIds: tally(documentsMatching(request, 'documentTypeIds'), each => [each.documentTypeId]),
  fundingBodies: tally(documentsMatching(request, 'fundingBodies'), each => each.funderIds),
  publishedYears: tally(documentsMatching(request, 'publishedYears'), each => [isInRange(each, request.filters) ? yearOf(each) : null]),
  gatewayIds: tally(documentsMatching(request, 'gatewayIds'), each => each.gatewayIds),
  subjectIds: tally(documentsMatching(request, 'subject'), each => each.subjectIds),
  peerReviewed: documentsMatching(request, 'peerReviewed').filter(each => each.passedPeerReview).length,
})

const sortedMaps = (counts: FacetCounts) =>
  Object.fromEntries(Object.entries(counts).map(([field, values]) => [field, values instanceof Map ? [...values].sort() : values]))

/** The order among equals is the id's, downwards; `oldest` is turned around as a whole. */
const orders: Readonly<Record<string, (document: SearchDocument) => string | number>> = {
  newest: ({ published }) => published ?? '',
  oldest: ({ published }) => published ?? '9999',
  mostViewed: ({ views }) => views,
  mostCited: ({ citations }) => citations,
}

async function agrees(request: SearchRequest): Promise<void> {
  const expected = documentsMatching(request)
  const { ids, total, facets, facetsApproximate } = await engine.search(request)
  expect(facetsApproximate).toBe(false)
  expect(total).toEqual({ value: expected.length, relation: 'exactly' })
  expect(facets && sortedMaps(facets)).toEqual(sortedMaps(plainCounts(request)))
  const order = orders[request.sort === 'relevance' && request.tree === null ? 'newest' : request.sort]
  if (!order) {
    expect([...ids].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b))
    return
  }
  const ordered = expected.sort((a, b) => (order(a) < order(b) ? 1 : order(a) > order(b) ? -1 : b.id - a.id))
  // The oldest come first, and of one day the lower id.
  if (request.sort === 'oldest') ordered.reverse()
  expect(ids).toEqual(ordered.map(({ id }) => id))
}

test('every combination of filters finds, counts and orders like a plain query (R2.2-13, R2.2-14, R2.2-15, R2.2-16, R2.2-17, R2.2-18, R2.2-19, R2.2-20, R2.2-22)', async () => {
  await fc.assert(fc.asyncProperty(requests, agrees), { numRuns: 300 })
})

/** One that takes few documents for many. */
const createHasty = (): SearchPort =>
  createPostgresSearch(database.kysely, {
    maxCounted: 20,
    maxForLargerSample: 40,
    candidatesOfTier: 5,
    maxWalked: 50,
    maxChecked: 10,
  })

test.each([
  ['a word', treeOf('otter', false)],
  ['a phrase', treeOf('otter beaver', true)],
])('the pages for %s, one after another, have every result once', async (_, tree) => {
  for (const each of [engine, createHasty()]) {
    for (const sort of browseSorts) {
      const whole = (await engine.search(searchRequest({ tree, sort, show: 500 }))).ids
      const paged: number[] = []
      for (let page = 1; page <= Math.ceil(whole.length / 7); page += 1) {
        paged.push(...(await each.search(searchRequest({ tree, sort, show: 7, page }))).ids)
      }
      if (each === engine || sort !== 'relevance') expect(paged).toEqual(whole)
      else expect([...paged].sort()).toEqual([...whole].sort())
    }
  }
})

test('counts above the limit are estimated from a sample, and results keep their order', async () => {
  const hasty = createHasty()
  let estimated = 0
  const check = async (request: SearchRequest): Promise<void> => {
    const [exact, quick] = [await engine.search(request), await hasty.search(request)]
    // The page is the last: what was not counted is known from it.
    expect(quick.total).toEqual(exact.total)
    estimated += Number(quick.facetsApproximate)
    if (request.sort === 'relevance') expect([...quick.ids].sort()).toEqual([...exact.ids].sort())
    else expect(quick.ids).toEqual(exact.ids)
  }
  await fc.assert(fc.asyncProperty(requests, check), { numRuns: 150, seed: 3 })
  expect(estimated).toBeGreaterThan(10)
  const everything = await hasty.search(searchRequest({ withFacets: true }))
  expect(everything).toMatchObject({ facetsApproximate: false, total: { relation: 'exactly' } })
})

test('counts stay right when documents are replaced and deleted', async () => {
  const other = fc.sample(fc.tuple(...documents.slice(0, 60).map(({ id }) => documentOf(id))), { seed: 8, numRuns: 1 })[0] ?? []
  await engine.store(other)
  const removed = documents.slice(60, 90).map(({ id }) => id)
  await engine.remove([...removed, testId(99_999)])
  documents = [...other, ...documents.slice(90)]
  await fc.assert(fc.asyncProperty(requests, agrees), { numRuns: 40, seed: 9 })
})

test('new view counts change the order, and nothing else', async () => {
  const [first, second] = documents.filter(({ platform }) => platform === 'p')
  if (!first || !second) throw new Error('The sample has no document of the platform')
  await engine.storeCounts([
    { id: first.id, views: 1000, citations: 0 },
    { id: second.id, views: 500, citations: 900 },
    { id: testId(99_999), views: 5000, citations: 5000 },
  ])
  const top = async (sort: SearchRequest['sort']) => (await engine.search(searchRequest({ sort, show: 2 }))).ids
  expect(await top('mostViewed')).toEqual([first.id, second.id])
  expect((await top('mostCited'))[0]).toBe(second.id)
})
