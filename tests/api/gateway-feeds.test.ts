/** Feeds of gateways and filters. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { checkAtom, checkJsonFeed, checkRss } from '../support/check-feed.ts'
import { addGateway, drawing, keysByWord } from '../support/test-gateway.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/spring-caddisfly-genome', 'demo/articles/hot-nights-ambulance-calls', 'demo/assets/hedgerow-moths'])
  const keyOf = await keysByWord(library)
  await addGateway(
    library,
    {
      url: 'rivers',
      name: 'Rivers & <b>streams</b>',
      shortSummary: 'What flows.',
      thumbnail: { file: 'thumbnail.svg' },
      filters: [{ url: 'springs', name: 'Springs', summary: 'Where they rise.', items: [keyOf('caddisfly')] }],
      items: [keyOf('caddisfly'), keyOf('moth')],
    },
    { 'thumbnail.svg': drawing },
  )
  await addGateway(library, {
    url: 'heat',
    name: 'Hitze',
    shortSummary: 'Was warm ist.',
    type: 'COLLECTION',
    language: 'de',
    items: [keyOf('ambulance')],
  })
  await addGateway(library, { url: 'bees', name: 'Bees', shortSummary: 'They hum.', community: true })
  // The index hears of them.
  await library.load([])
})
afterAll(() => library.close())

const get = (url: string, headers = {}) => library.app.inject({ url, headers: { host: 'localhost', ...headers } })
const feed = z.object({
  title: z.string(),
  description: z.string(),
  language: z.string(),
  icon: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  items: z.array(z.object({ url: z.string(), title: z.string() })),
})
const read = async (path: string) => feed.parse((await get(path)).json())

test.each([
  ['rss', 'application/rss+xml; charset=utf-8', checkRss],
  ['atom', 'application/atom+xml; charset=utf-8', checkAtom],
  ['feed.json', 'application/feed+json; charset=utf-8', checkJsonFeed],
])('the feed %s is valid for each format, and readable by any origin', async (form, type, check) => {
  for (const path of ['/gateways/rivers', '/gateways/rivers/springs', '/collections/heat', '/community-gateways/bees']) {
    const { statusCode, headers, body } = await get(`${path}/${form}`)
    expect([path, statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([path, 200, type, '*'])
    expect(check(body)).toEqual([])
    expect(body).toContain(`http://localhost${path}/${form}`)
  }
})

describe('the feed of a gateway', () => {
  test('it has the gateway’s publications, name, summary and image', async () => {
    const { items, ...about } = await read('/gateways/rivers/feed.json')
    expect(about).toEqual({
      title: 'Rivers & <b>streams</b>',
      description: 'What flows.',
      language: 'en',
      icon: expect.stringMatching(/^http:\/\/localhost\/files\/[\da-f]{64}\/thumbnail\.svg$/),
      home_page_url: 'http://localhost/gateways/rivers/browse',
      feed_url: 'http://localhost/gateways/rivers/feed.json',
    })
    expect(items.map(({ title }) => title.toLowerCase())).toEqual(
      expect.arrayContaining([expect.stringContaining('caddisfly'), expect.stringContaining('moth')]),
    )
    expect(items).toHaveLength(2)
    // RSS has no room for drawings.
    expect((await get('/gateways/rivers/rss')).body).toContain('<url>http://localhost/apple-touch-icon.png</url>')
  })

  test('it can be filtered like its browse tab, and not beyond the gateway', async () => {
    const posters = await read('/gateways/rivers/feed.json?contentTypes=POSTER&gatewayIds=999&term0=ecology&page=7')
    expect(posters.title).toBe('Rivers & <b>streams</b>: Posters')
    expect(posters.feed_url).toBe('http://localhost/gateways/rivers/feed.json?contentTypes=POSTER')
    expect(posters.items).toHaveLength(1)
  })

  test('a filter’s feed has the filter’s publications', async () => {
    const springs = await read('/gateways/rivers/springs/feed.json')
    expect([springs.title, springs.description, springs.items.length]).toEqual(['Rivers & <b>streams</b>: Springs', 'Where they rise.', 1])
    expect(springs.home_page_url).toBe('http://localhost/gateways/rivers/springs')
  })

  test('it has the gateway’s language, and exists where it is empty', async () => {
    expect((await read('/collections/heat/feed.json?contentTypes=ARTICLE')).title).toBe('Hitze: Artikel')
    expect((await read('/collections/heat/feed.json')).language).toBe('de')
    expect((await read('/community-gateways/bees/feed.json')).items).toEqual([])
  })

  test('it follows changes of the gateway', async () => {
    const before = await get('/collections/heat/feed.json')
    const keyOf = await keysByWord(library)
    await addGateway(library, {
      url: 'heat',
      name: 'Hitze',
      shortSummary: 'Was warm ist.',
      type: 'COLLECTION',
      items: [keyOf('moth'), keyOf('ambulance')],
    })
    await expect.poll(async () => (await read('/collections/heat/feed.json')).items.length).toBe(2)
    expect((await get('/collections/heat/feed.json', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200)
  })

  test.each(['/collections/rivers/rss', '/gateways/nobody/rss', '/gateways/rivers/nothing/atom', '/gateways/rivers/about/rss'])(
    'there is none at %s',
    async path => expect((await get(path)).statusCode).toBe(404),
  )
  test('it belongs to its site only', async () => {
    expect((await get('/gateways/rivers/rss', { host: 'gates.localhost' })).statusCode).toBe(404)
  })
})
