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
])('%s keeps its rules for each kind, and anybody’s page may read it', async (form, type, check) => {
  for (const path of ['/gateways/rivers', '/gateways/rivers/springs', '/collections/heat', '/community-gateways/bees']) {
    const { statusCode, headers, body } = await get(`${path}/${form}`)
    expect([path, statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([path, 200, type, '*'])
    expect(check(body)).toEqual([])
    expect(body).toContain(`http://localhost${path}/${form}`)
  }
})

describe('a gateway’s feed', () => {
  test('has its items in its own name, with its summary and its image', async () => {
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

  test('can be restricted as its browse tab can, and by nothing that leads out of it', async () => {
    const posters = await read('/gateways/rivers/feed.json?contentTypes=POSTER&gatewayIds=999&term0=ecology&page=7')
    expect(posters.title).toBe('Rivers & <b>streams</b>: Posters')
    expect(posters.feed_url).toBe('http://localhost/gateways/rivers/feed.json?contentTypes=POSTER')
    expect(posters.items).toHaveLength(1)
  })

  test('of a filter has the filter’s items', async () => {
    const springs = await read('/gateways/rivers/springs/feed.json')
    expect([springs.title, springs.description, springs.items.length]).toEqual(['Rivers & <b>streams</b>: Springs', 'Where they rise.', 1])
    expect(springs.home_page_url).toBe('http://localhost/gateways/rivers/springs')
  })

  test('is in the gateway’s language, and there where it is empty', async () => {
    expect((await read('/collections/heat/feed.json?contentTypes=ARTICLE')).title).toBe('Hitze: Artikel')
    expect((await read('/collections/heat/feed.json')).language).toBe('de')
    expect((await read('/community-gateways/bees/feed.json')).items).toEqual([])
  })

  test('follows what is put into it', async () => {
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
    'is not at %s',
    async path => expect((await get(path)).statusCode).toBe(404),
  )
  test('is not another platform’s', async () => {
    expect((await get('/gateways/rivers/rss', { host: 'gates.localhost' })).statusCode).toBe(404)
  })
})
