import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SearchTree } from '../../domain/search/search-tree.ts'
import { createEuropePmcSearch } from '../../external/open-literature/europe-pmc.ts'
import {
  type FakeOpenLiterature,
  type OpenLiteratureMood,
  startFakeOpenLiterature,
} from '../../external/open-literature/fake/start-fake.ts'
import { createOpenLiteratureSearch, type OpenLiteratureAnswer, type OpenLiteratureSearch } from './search-open-literature.ts'

let fake: FakeOpenLiterature
let search: OpenLiteratureSearch
const reported: string[] = []
beforeAll(async () => {
  fake = await startFakeOpenLiterature()
})
afterAll(() => fake.close())
const anew = (timeout?: number): OpenLiteratureSearch =>
  createOpenLiteratureSearch({
    feed: createEuropePmcSearch({ url: fake.url, contact: null }),
    onChange: message => reported.push(message),
    ...(timeout !== undefined && { timeout }),
  })
beforeEach(() => {
  Object.assign(fake, { mood: 'well', times: null, delay: 0 })
  fake.requested.length = 0
  reported.length = 0
  search = anew()
})

const roofs: SearchTree = { kind: 'words', scope: 'all', text: 'roofs', prefix: false }
const ids = (answer: OpenLiteratureAnswer): string[] => {
  if (answer.state !== 'found') throw new Error(`It is ${answer.state}.`)
  return answer.works.map(({ id }) => id)
}
const pageOf = (page: number, show = 20, tree: SearchTree | null = null) => search.search({ tree, page, show })

test('a page has its range, the total, and whether more follow', async () => {
  expect(await pageOf(1)).toMatchObject({ state: 'found', range: { from: 1, to: 20 }, total: 64, hasNext: true })
  expect(await pageOf(4)).toMatchObject({ state: 'found', range: { from: 61, to: 64 }, total: 64, hasNext: false })
  const nothing: SearchTree = { kind: 'words', scope: 'all', text: 'submarine', prefix: false }
  expect(await pageOf(1, 20, nothing)).toEqual({ state: 'found', works: [], range: null, total: 0, hasNext: false })
})

test('paging forward and back shows each work once and requests each page once (R4-33, R4-34)', async () => {
  const pages = [ids(await pageOf(1)), ids(await pageOf(2)), ids(await pageOf(3))]
  expect(new Set(pages.flat()).size).toBe(60)
  expect([ids(await pageOf(2)), ids(await pageOf(1)), ids(await pageOf(3))]).toEqual([pages[1], pages[0], pages[2]])
  expect(fake.requested.map(requested => requested.get('resultType'))).toEqual(['lite', 'lite', 'lite'])
})

test('the URL of a page shows the same page to somebody else', async () => {
  await pageOf(1)
  await pageOf(2)
  const third = ids(await pageOf(3))
  search = anew()
  fake.requested.length = 0
  expect(ids(await pageOf(3))).toEqual(third)
  expect(fake.requested.map(requested => [requested.get('resultType'), requested.get('pageSize')])).toEqual([
    ['idlist', '40'],
    ['lite', '20'],
  ])
})

test('cursors are stored independently of the page size, and separately for each search (R4-34)', async () => {
  await pageOf(1, 40)
  fake.requested.length = 0
  await pageOf(3)
  expect(fake.requested).toHaveLength(1)
  await pageOf(2, 20, roofs)
  expect(fake.requested.slice(1).map(requested => requested.get('cursorMark'))[0]).toBe('*')
})

test.each([5, 1000, 1_000_000])('there is no page %d, and the feed is not paged through to find it', async page => {
  expect(await pageOf(page)).toEqual({ state: 'beyond' })
  expect(fake.requested.length).toBeLessThanOrEqual(1)
})

test('simultaneous equal searches share one request', async () => {
  fake.delay = 50
  const all = await Promise.all(Array.from({ length: 10 }, () => pageOf(1)))
  expect(new Set(all.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(fake.requested).toHaveLength(1)
})

test('a cursor that the service no longer accepts is dropped, and the page is found again', async () => {
  await pageOf(1)
  const second = ids(await pageOf(2))
  search = anew()
  await pageOf(1)
  Object.assign(fake, { mood: 'empty', times: 1 })
  expect(ids(await pageOf(2))).toEqual(second)
})

describe('a feed that fails', () => {
  test.each<[OpenLiteratureMood]>([['error'], ['busy'], ['malformed'], ['surprising'], ['empty'], ['cut'], ['endless']])(
    'when %s it is reported as unavailable, and nothing is cached',
    async mood => {
      fake.mood = mood
      expect(await pageOf(1)).toEqual({ state: 'away' })
      fake.mood = 'well'
      expect(await pageOf(1)).toMatchObject({ state: 'found', total: 64 })
    },
  )

  test('a silent feed is given up within the timeout, for the whole path to a page', async () => {
    search = anew(300)
    fake.mood = 'silent'
    const from = performance.now()
    expect(await pageOf(3)).toEqual({ state: 'away' })
    expect(performance.now() - from).toBeLessThan(30_000)
  })

  test('its failure is logged once, and its recovery once', async () => {
    fake.mood = 'busy'
    await pageOf(1)
    await pageOf(2)
    fake.mood = 'well'
    await pageOf(1)
    await pageOf(2)
    expect(reported).toEqual([expect.stringMatching(/fails: .* answered 429/), 'The open-literature feed answers again'])
  })
})

test('a single work is found, missing, or unavailable', async () => {
  expect(await search.find({ source: 'MED', id: '38000100' })).toMatchObject({ id: '38000100' })
  expect(await search.find({ source: 'MED', id: '1' })).toBeNull()
  fake.mood = 'busy'
  expect(await search.find({ source: 'MED', id: '38000100' })).toBeUndefined()
})
