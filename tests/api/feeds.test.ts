/** The feeds of a whole library: what they hold, in which order, and that they keep their formats' rules. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { checkAtom, checkJsonFeed, checkRss } from '../support/check-feed.ts'
import { childOf, childrenOf, readXml, type XmlElement } from '../support/read-xml.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.loadDemo()
})
afterAll(() => library.close())

async function get(path: string): Promise<string> {
  const answer = await library.app.inject({ url: path, headers: { host: 'localhost' } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}
const channelOf = async (path: string): Promise<XmlElement> => childOf(readXml(await get(path)), 'channel')
const itemsOf = async (path: string): Promise<XmlElement[]> => childrenOf(await channelOf(path), 'item')
const titlesOf = async (path: string): Promise<string[]> => (await itemsOf(path)).map(item => childOf(item, 'title').text)

interface Listed {
  contentType: string
  contentItem: { volume: number; publicationId: number; title: string; published: string }
}
async function listed(): Promise<Listed[]> {
  return (await library.app.inject('/content?show=100')).json().items
}

test.each([
  ['rss', checkRss],
  ['atom', checkAtom],
  ['feed.json', checkJsonFeed],
])('the feed %s is valid for the whole demo library, on each page', async (form, check) => {
  for (const path of ['', '/biological-sciences', '/posters', '/earth-and-environment/articles', '?all=river', '?all=no+such+word']) {
    expect(check(await get(`/published/${form}${path}`)), path).toEqual([])
  }
})

test('the site’s feed has the newest publications with their URLs (R7-26)', async () => {
  const newest = (await listed()).slice(0, 20)
  const items = await itemsOf('/published/rss')
  expect(items.map(item => childOf(item, 'title').text)).toEqual(newest.map(({ contentItem }) => contentItem.title))
  expect(items.map(item => childrenOf(item, 'link')[0]?.text)).toEqual(
    newest.map(({ contentType, contentItem }) => {
      const segment = `${contentType.toLowerCase()}s`
      return `http://localhost/${segment}/${contentItem.volume}-${contentItem.publicationId}`
    }),
  )
})

test('a revised article keeps its first date and has the newest, with all authors and DOI', async () => {
  const [item] = (await itemsOf('/published/rss?all=%22Drying+duration%22')).filter(each =>
    childOf(each, 'title').text.startsWith('Drying'),
  )
  if (!item) throw new Error('The article is in the feed.')
  const [published, updated] = [new Date(childOf(item, 'pubDate').text), new Date(childOf(item, 'updated').text)]
  expect(updated.getTime()).toBeGreaterThan(published.getTime())
  expect(childrenOf(item, 'creator').length).toBeGreaterThan(1)
  expect(childOf(item, 'identifier').text).toMatch(/^doi:10\./)
  expect(childOf(item, 'description').text).toMatch(/^<p>.+<\/p>$/)
})

test('a subject’s feed has the publications below it, and its name', async () => {
  const channel = await channelOf('/published/rss/biological-sciences')
  expect(childOf(channel, 'title').text).toBe('Recto: Biological sciences')
  const titles = childrenOf(channel, 'item').map(item => childOf(item, 'title').text)
  expect(titles.length).toBeGreaterThan(2)
  expect(titles.length).toBeLessThan((await titlesOf('/published/rss')).length)
  const deeper = await titlesOf('/published/rss/biological-sciences?term1=genomics')
  expect(deeper.length).toBeGreaterThan(0)
  expect(titles).toEqual(expect.arrayContaining(deeper))
  expect((await library.app.inject('/published/rss/no-such-subject')).statusCode).toBe(404)
})

test('a search’s feed has the results, newest first', async () => {
  const titles = await titlesOf('/published/rss?all=river')
  const newest = (await listed()).map(({ contentItem }) => contentItem.title)
  expect(titles.length).toBeGreaterThan(0)
  expect(titles).toEqual(newest.filter(title => titles.includes(title)))
  const entries = childrenOf(readXml(await get('/published/atom?all=river&sort=mostViewed&page=7')), 'entry')
  expect(entries.map(entry => childOf(entry, 'title').text)).toEqual(titles)
  // Not of another text that was perhaps meant.
  expect(await titlesOf('/published/rss?all=rivver')).toEqual([])
  // Nor of a part of it.
  expect(await titlesOf('/published/rss?all=river+zzyzxq')).toEqual([])
})

test('a gateway’s feed has the gateway’s publications', async () => {
  const { kysely } = library.database
  const platformId = await findPlatformId(kysely, library.config.defaultPlatform)
  const gateway = await storeGateway(kysely, platformId, { url: 'roofs', name: 'Roofs & Gutters', type: 'GATEWAY' })
  // Others of the demo, of other platforms, may be of the same day.
  const items = kysely.selectFrom('content_item').where('platform_id', '=', platformId)
  const { id } = await items.select('id').orderBy('published').limit(1).executeTakeFirstOrThrow()
  await addToGateways(kysely, id, ['roofs'])
  const { title } = await kysely.selectFrom('content_item').select('title').where('id', '=', id).executeTakeFirstOrThrow()
  await expect.poll(async () => await titlesOf(`/published/rss?gatewayIds=${gateway}&all=`)).toEqual([title])
  expect(childOf(await channelOf(`/published/rss?gatewayIds=${gateway}&all=`), 'title').text).toBe('Recto: Roofs & Gutters')
})

test('pages link to feeds and to the OpenSearch description', async () => {
  const head = (await library.app.inject({ url: '/', headers: { host: 'localhost' } })).body
  expect(head).toMatch(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/published\/rss"/)
  for (const [path, feed] of [
    ['/', '/published/atom'],
    ['/browse/posters?all=river', '/published/atom/posters?all=river'],
    ['/browse/posters?all=river', '/published/feed.json/posters?all=river'],
  ] as const) {
    expect((await library.app.inject({ url: path, headers: { host: 'localhost' } })).body).toContain(`href="${feed}"`)
  }
  expect(head).toMatch(/<link rel="search" type="application\/opensearchdescription\+xml" title="[^"]+" href="\/opensearch.xml"/)
  expect((await library.app.inject('/opensearch.xml')).statusCode).toBe(200)
})
