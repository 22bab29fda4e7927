import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import type { SearchTree } from '../../domain/search/search-tree.ts'
import { createEuropePmcSearch } from './europe-pmc.ts'
import { type FakeOpenLiterature, type OpenLiteratureMood, startFakeOpenLiterature } from './fake/start-fake.ts'
import { firstCursor, type OpenLiterature } from './open-literature.ts'

let fake: FakeOpenLiterature
let feed: OpenLiterature
const waiting = new AbortController().signal
beforeAll(async () => {
  fake = await startFakeOpenLiterature()
})
afterAll(() => fake.close())
beforeEach(() => {
  Object.assign(fake, { mood: 'well', times: null, delay: 0, namesCursor: true })
  fake.requested.length = 0
  feed = createEuropePmcSearch({ url: fake.url, contact: null })
})

const words = (text: string): SearchTree => ({ kind: 'words', scope: 'all', text, prefix: false })
const search = (tree: SearchTree | null, cursor = firstCursor, show = 20) => feed.search({ tree, cursor, show }, waiting)

test('a search is sent with the parameters of the service (R4-35, R7-36)', async () => {
  await search(words('lichens'))
  expect(Object.fromEntries(fake.requested[0] ?? [])).toEqual({
    query: 'lichens',
    cursorMark: '*',
    pageSize: '20',
    format: 'json',
    resultType: 'lite',
    sort: 'P_PDATE_D desc',
  })
})

test('a work is translated to our fields (R3-16)', async () => {
  const { items, total } = await search(words('38000100'), firstCursor, 1)
  expect([items, total]).toEqual([[], 0])
  const [found] = (await search({ kind: 'phrase', scope: 'all', text: '10.5555/openlit.1' })).items
  expect(found).toEqual({
    source: 'MED',
    id: '38000100',
    titleHtml: 'Lichens on slate roofs grow towards the water',
    authorString: 'Roof A.',
    journalTitle: 'J Urban Bryol',
    journalVolume: '12',
    pageInfo: '100-108',
    pubYear: '2025',
    doi: '10.5555/openlit.1',
  })
})

test('titles keep allowed markup only, and missing fields are null', async () => {
  const { items } = await search(null, firstCursor, 3)
  expect(items.map(({ titleHtml }) => titleHtml)).toEqual([
    '<i>Xanthoria parietina</i> takes up CO<sub>2</sub> &amp; <i>breathes</i> at p &lt;0.05 on roofs',
    '[&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;Dächer &amp; Flechten]',
    '',
  ])
  expect(items[2]).toEqual({
    source: 'PAT',
    id: 'US20250001',
    titleHtml: '',
    authorString: '',
    journalTitle: null,
    journalVolume: null,
    pageInfo: null,
    pubYear: null,
    doi: null,
  })
})

test('cursors lead through all works, each once and newest first, to the end', async () => {
  const seen: string[] = []
  let pages = 0
  for (let cursor: string | null = firstCursor; cursor !== null; pages += 1) {
    const page = await search(null, cursor)
    expect(page.total).toBe(64)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect([pages, seen.length, new Set(seen).size]).toEqual([4, 64, 64])
})

test('a cursor that stands only in the URL of the next page is found (R7-37)', async () => {
  const { nextCursor } = await search(null)
  fake.namesCursor = false
  expect((await search(null)).nextCursor).toBe(nextCursor)
  expect((await search(null, firstCursor, 64)).nextCursor).toBeNull()
})

test('skipping reaches the same page as paging does, and not beyond the end', async () => {
  const second = (await search(null)).nextCursor ?? ''
  const third = (await search(null, second)).nextCursor ?? ''
  const skipped = await feed.skip({ tree: null, cursor: firstCursor, count: 40 }, waiting)
  expect((await search(null, skipped ?? '')).items).toEqual((await search(null, third)).items)
  expect(fake.requested[2]?.get('resultType')).toBe('idlist')
  expect(await feed.skip({ tree: null, cursor: firstCursor, count: 64 }, waiting)).toBeNull()
})

test('a work is found by its source and id, and only by both', async () => {
  expect(await feed.find({ source: 'MED', id: '38000100' }, waiting)).toMatchObject({ doi: '10.5555/openlit.1' })
  expect(await feed.find({ source: 'PMC', id: '38000100' }, waiting)).toBeNull()
  expect(await feed.find({ source: 'MED', id: '3800010' }, waiting)).toBeNull()
})

describe('retries of the external feed', () => {
  test.each<[OpenLiteratureMood]>([['error'], ['empty'], ['cut']])(
    'a temporary failure is retried up to three times: %s (R7-44)',
    async mood => {
      Object.assign(fake, { mood, times: 2 })
      expect((await search(words('lichens'))).total).toBe(10)
      expect(fake.requested).toHaveLength(3)
    },
  )

  test.each<[OpenLiteratureMood, number]>([
    ['error', 3],
    ['empty', 3],
    ['cut', 3],
    ['busy', 1],
    ['malformed', 1],
    ['surprising', 1],
    ['endless', 1],
  ])('a lasting failure gives a ServiceFailure: %s (R7-44)', async (mood, tries) => {
    fake.mood = mood
    await expect(search(null)).rejects.toThrow(ServiceFailure)
    expect(fake.requested).toHaveLength(tries)
  })

  test('a request ends at its timeout', async () => {
    fake.mood = 'silent'
    const from = performance.now()
    await expect(feed.search({ tree: null, cursor: firstCursor, show: 20 }, AbortSignal.timeout(200))).rejects.toThrow(ServiceFailure)
    expect(performance.now() - from).toBeLessThan(30_000)
  })

  test('an unknown cursor is refused and does not count as a failure of the service', async () => {
    for (const _ of [1, 2, 3, 4]) await expect(search(null, 'nonsense')).rejects.toMatchObject({ reason: 'refused' })
    expect((await search(null)).items).toHaveLength(20)
  })

  test('after three failures the service is not called for a while', async () => {
    fake.mood = 'busy'
    for (const _ of [1, 2, 3]) await expect(search(null)).rejects.toThrow(/429/)
    await expect(search(null)).rejects.toThrow(/rests/)
    expect(fake.requested).toHaveLength(3)
  })

  test('simultaneous requests stay within the rate that the service permits', async () => {
    fake.delay = 50
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => search(null)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(fake.requested).toHaveLength(10)
    expect((await search(null)).total).toBe(64)
  })

  test('a service that cannot be reached gives a ServiceFailure', async () => {
    feed = createEuropePmcSearch({ url: 'http://127.0.0.1:1', contact: null })
    await expect(search(null)).rejects.toMatchObject({ name: 'ServiceFailure', reason: 'away' })
  })
})
