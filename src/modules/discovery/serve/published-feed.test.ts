import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { checkAtom, checkJsonFeed, checkRss } from '../../../../tests/support/check-feed.ts'
import { plainBrand } from '../../../brands/load-brands.ts'
import { createPageCache } from '../../../core/http/pages/page-cache.ts'
import { messages } from '../../../site/messages.ts'
import { readPlatformInfo } from '../../sites/domain/platform-info.ts'
import { browsePath } from '../domain/search/browse-path.ts'
import type { AppliedFilter } from '../domain/search/browse-results.ts'
import type { FeedItem } from '../use-cases/syndication/feed-items.ts'
import type { RequestedFeed } from '../use-cases/syndication/syndication.ts'
import { serveFeed } from './published-feed.ts'

const item: FeedItem = {
  path: '/articles/7-1374',
  title: 'Lichens on slate',
  abstract: ['Roofs were wet.'],
  language: 'en',
  authors: [{ name: 'Ada Roof', orcid: null }],
  published: new Date('2024-03-01T00:00:00Z'),
  updated: new Date('2024-06-02T00:00:00Z'),
  doi: '10.5555/recto.1',
  contentType: 'ARTICLE',
  articleType: 'BRIEF_REPORT',
  typeName: null,
  subjects: ['Ecology'],
  picture: { path: '/files/abc/thumbnail.webp', mimeType: 'image/webp', width: 320, height: 200 },
}
const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(app => app.close()))
})

async function serve({ origin = 'https://slate.example.org', languages = ['en'] }: { origin?: string | null; languages?: string[] } = {}) {
  const app = Fastify()
  open.push(app)
  const library = { revision: '1', now: Date.UTC(2026, 0, 1), applied: [] as AppliedFilter[], requested: [] as RequestedFeed[] }
  await serveFeed(app, {
    siteOf: () => ({
      platform: { ...readPlatformInfo({ displayName: 'Slate & Moss', languages }, 'the test'), key: 'slate' },
      brand: plainBrand('slate'),
      origin,
    }),
    syndication: {
      feed: async (_platform, requested) => {
        library.requested.push(requested)
        if (requested.query.subjects.includes('nowhere')) return null
        return { browsePath: browsePath(requested.query), applied: library.applied, items: [item] }
      },
    },
    beneath: { places: [], find: async () => null },
    cache: createPageCache(1_000_000),
    revision: async () => {
      if (library.revision === '') throw new Error('connect ECONNREFUSED')
      return library.revision
    },
    messages,
    now: () => library.now,
  })
  return { library, get: (url: string, headers = {}) => app.inject({ url, headers: { host: 'slate.example.org', ...headers } }) }
}

test.each([
  ['rss', 'application/rss+xml; charset=utf-8', checkRss],
  ['atom', 'application/atom+xml; charset=utf-8', checkAtom],
  ['feed.json', 'application/feed+json; charset=utf-8', checkJsonFeed],
])('the feed /published/%s is %s, valid, and has absolute URLs (R7-26)', async (form, type, check) => {
  const { get } = await serve()
  const { headers, body, statusCode } = await get(`/published/${form}`)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=300'])
  expect(check(body)).toEqual([])
  for (const path of ['/articles/7-1374', '/files/abc/thumbnail.webp', `/published/${form}`])
    expect(body).toContain(`https://slate.example.org${path}`)
})

test('a feed has the items of its browse page, and ignores page, order and external feed', async () => {
  const { get, library } = await serve()
  const { body } = await get('/published/rss/ecology/posters?all=wet+roofs&publishedYears=2024&page=3')
  expect(library.requested[0]).toMatchObject({
    query: { subjects: ['ecology'], contentTypes: ['POSTER'], all: 'wet roofs', publishedYears: [2024] },
  })
  expect(body).toContain('https://slate.example.org/browse/ecology/posters?all=wet+roofs&amp;publishedYears=2024')
})

test('a feed’s title names its filters, in the default language of the site', async () => {
  const { get, library } = await serve({ languages: ['de'] })
  library.applied = [
    { kind: 'all', value: 'nass', without: '' },
    { kind: 'subject', value: 'ecology', name: 'Ökologie', without: '' },
    { kind: 'contentTypes', value: 'POSTER', without: '' },
    { kind: 'publishedYears', value: 2024, without: '' },
    { kind: 'searchIn', row: { operator: 'NOT', field: 'title', value: 'Moos' }, position: 0, without: '' },
    { kind: 'grantNumber', value: '77', without: '' },
  ]
  const { body } = await get('/published/rss')
  expect(body).toContain('<title>Slate &amp; Moss: nass, Ökologie, Poster, 2024, NICHT Titel: Moos, Fördernummer: 77</title>')
  expect(body).toContain('<language>de</language>')
})

test.each(['/published/rss/nowhere', '/published/atom/a/b/c', '/published/rss/posters/articles'])('there is no feed at %s', async url => {
  const { headers, statusCode } = await (await serve()).get(url)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each(['/published/rss?page=1e9&show=-1&contentTypes=,,x&n0=all&o0=%00', '/published/rss?all=%ff%00', '/published/rss/%E0%A4%A?x'])(
  'the request %s is answered without a server error',
  async url => {
    expect((await (await serve()).get(url)).statusCode).toBeLessThan(500)
  },
)

test('a feed is made once while nothing changes', async () => {
  const { get, library } = await serve()
  const first = await get('/published/rss')
  const again = await get('/published/rss')
  expect([library.requested.length, again.headers['cache-status'], again.body]).toEqual([1, 'recto; hit', first.body])
  library.revision = '2'
  await get('/published/rss')
  expect(library.requested).toHaveLength(2)
})

test('a request with ETag or date gets 304, and not before a change would be visible in the date', async () => {
  const { get, library } = await serve()
  const { headers } = await get('/published/rss')
  expect(headers['last-modified']).toBeUndefined()
  expect((await get('/published/rss', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  library.now += 5000
  const changed = String((await get('/published/rss')).headers['last-modified'])
  expect((await get('/published/rss', { 'if-modified-since': changed })).statusCode).toBe(304)
  // An entity tag takes precedence over a date.
  expect((await get('/published/rss', { 'if-modified-since': changed, 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  expect((await get('/published/rss', { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).statusCode).toBe(200)
  expect((await get('/published/rss', { 'if-modified-since': 'yesterday' })).statusCode).toBe(200)
  library.revision = '2'
  library.now += 5000
  expect((await get('/published/rss', { 'if-modified-since': changed })).statusCode).toBe(200)
})

test('with the database down, a cached feed is still served', async () => {
  const { get, library } = await serve()
  const { body } = await get('/published/rss')
  library.revision = ''
  expect((await get('/published/rss')).body).toBe(body)
  expect((await get('/published/atom')).statusCode).toBe(500)
})

test('without a configured origin the URL of the request is used, and the answer is not cacheable', async () => {
  const { get, library } = await serve({ origin: null })
  const { headers, body } = await get('/published/rss', { host: 'asked.example' })
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<link>http://asked.example/browse</link>')
  await get('/published/rss', { host: 'asked.example' })
  expect(library.requested).toHaveLength(2)
  expect((await get('/published/rss', { host: 'a<b' })).statusCode).toBe(400)
})
