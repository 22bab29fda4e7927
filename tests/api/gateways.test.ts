/** Gateways for machines: lists, one with its details, and what pages of other sites show of it. */

import { wcagContrast } from 'culori'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { gatewayRelationSchema, gatewaySchema, latestOfGatewaySchema } from '../../src/modules/gateways/api/schemas.ts'
import { contentFilterSchema } from '../../src/modules/publications/api/content/schemas.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { addGateway, drawing, keysByWord } from '../support/test-gateway.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
let ids: Record<'rivers' | 'bees' | 'picked' | 'hidden' | 'springs', number>
const gateways = z.array(gatewaySchema)

beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
  await library.load([
    'demo/articles/spring-caddisfly-genome',
    'demo/articles/hot-nights-ambulance-calls',
    'demo/articles/pay-for-the-ending',
    'demo/assets/hedgerow-moths',
  ])
  const { kysely } = library.database
  const keyOf = await keysByWord(library)
  const rivers = await addGateway(
    library,
    {
      url: 'rivers',
      name: 'Rivers & <b>streams</b>',
      shortSummary: 'What flows.',
      thumbnail: { file: 'pictures/thumbnail.svg' },
      wideThumbnail: { file: 'pictures/wide.svg' },
      useWideThumbnailForBanner: true,
      theme: { accent: '#ffd500' },
      options: { enableHomepage: true, hasFaqs: true, slidesNotAllowed: true },
      homepage: { contentSystemId: 77, blocks: [{ block: 'latest' }] },
      faqs: [{ question: 'Why?', answer: 'Because.' }],
      customPages: [{ slug: 'partners', title: 'Partners', blocks: [{ block: 'text', body: 'With us.' }] }],
      areas: ['Waters'],
      filters: [
        { url: 'springs', name: 'Springs', summary: 'Where they rise.', area: 'Waters', items: [keyOf('caddisfly')] },
        { url: 'others', name: 'Others' },
      ],
      items: [keyOf('caddisfly'), keyOf('ambulance'), keyOf('moth')],
      contents: { defaultEpmcQuery: 'GRANT_AGENCY:"Slate"' },
    },
    { 'pictures/thumbnail.svg': drawing, 'pictures/wide.svg': drawing },
  )
  const bees = await addGateway(library, { url: 'bees', name: 'Bees', shortSummary: 'They hum.', community: true, language: 'de' })
  const picked = await addGateway(library, { url: 'picked', name: 'Picked', shortSummary: 'By hand.', type: 'COLLECTION', special: true })
  const hidden = await addGateway(library, { url: 'hidden', name: 'Hidden', shortSummary: 'For few.', browsable: false })
  const springs = await kysely.selectFrom('gateway').select('id').where('url', '=', 'springs').executeTakeFirstOrThrow()
  ids = { rivers, bees, picked, hidden, springs: springs.id }
  // The index hears of them.
  await library.load([])
})
afterAll(() => library.close())

const namesAt = async (path: string, host = 'localhost'): Promise<string[]> => (await ask(gateways, path, host)).map(({ url }) => url)

describe('lists of gateways', () => {
  test.each([
    ['', ['bees', 'picked', 'rivers']],
    ['?type=GATEWAY', ['bees', 'rivers']],
    ['?type=COLLECTION', ['picked']],
    ['?type=GATEWAY_FILTER', ['springs', 'others']],
    ['?type=GATEWAY_ONLY', []],
    ['?special=true', ['picked']],
    ['?special=false&community=false', ['rivers']],
    ['?community=true', ['bees']],
    ['?limit=2', ['bees', 'picked']],
    ['?limit=2&page=2', ['rivers']],
    ['?page=9', []],
  ])('the list is right with %s (R3-21, R7-22)', async (query, urls) => expect(await namesAt(`/api/gateways${query}`)).toEqual(urls))

  test('by ids they keep the order, leave out missing ones, and have unlisted ones (R7-24)', async () => {
    const { rivers, hidden, springs } = ids
    expect(await namesAt(`/api/gateways?id=${hidden}&id=999999&id=${rivers}&id=${springs}&id=${rivers}`)).toEqual([
      'hidden',
      'rivers',
      'springs',
    ])
  })

  test('each has its type, path, home page, and whether it is listed and special (R3-19, A3-57)', async () => {
    const { rivers, picked, hidden } = ids
    const reported = await ask(gateways, `/api/gateways?id=${rivers}&id=${picked}&id=${hidden}`)
    expect(
      reported.map(({ type, url, hasHomepage, browsable, special }) => ({ type, url, hasHomepage, browsable, special })),
    ).toMatchObject([
      { type: 'GATEWAY', url: 'rivers', browsable: true, special: false },
      { type: 'COLLECTION', url: 'picked', hasHomepage: false, browsable: true, special: true },
      { type: 'GATEWAY', url: 'hidden', hasHomepage: false, browsable: false, special: false },
    ])
  })

  test('each has what lists show of it (A3-56)', async () => {
    const reported = await ask(gateways, '/api/gateways', 'localhost:3000')
    expect(reported.find(({ url }) => url === 'rivers')).toMatchObject({
      name: 'Rivers & <b>streams</b>',
      thumbnail: expect.stringMatching(/^http:\/\/localhost:3000\/files\/[\da-f]{64}\/thumbnail\.svg$/),
      wideThumbnailFileName: expect.stringMatching(/^http:\/\/localhost:3000\/files\/[\da-f]{64}\/wide\.svg$/),
      useWideThumbnailForBanner: true,
      shortSummary: 'What flows.',
      url: 'rivers',
      homepage: 'http://localhost:3000/rivers',
      homeWordPressId: 77,
      type: 'GATEWAY',
    })
    expect(reported.find(({ url }) => url === 'picked')).toMatchObject({
      ...{ name: 'Picked', thumbnail: null, wideThumbnailFileName: null, useWideThumbnailForBanner: false, shortSummary: 'By hand.' },
      ...{ url: 'picked', homepage: null, homeWordPressId: null, type: 'COLLECTION' },
    })
  })

  test('they have the gateways of their site only', async () => {
    expect(await namesAt('/api/gateways', 'gates.localhost')).toEqual([])
    expect(await namesAt(`/api/gateways?id=${ids.rivers}&id=${ids.springs}`, 'gates.localhost')).toEqual([])
    expect(await ask(z.array(gatewayRelationSchema), '/api/gatewayRelations', 'gates.localhost')).toEqual([])
  })

  test.each(['?type=CLUB', '?special=yes', '?limit=121', '?page=0', '?id=x'])('they refuse %s (R9-06)', async query => {
    expect((await library.app.inject(`/api/gateways${query}`)).statusCode).toBe(400)
  })
})

test('the gateway filter of browsing has listed gateways, without their filters', async () => {
  const offered = async (path: string) =>
    (await ask(z.array(contentFilterSchema), path)).find(({ field }) => field === 'gatewayIds')?.options.map(({ name }) => name)
  const rivers = 'Rivers & <b>streams</b>'
  for (const path of ['/content-filters', '/content-filters?all=caddisfly']) {
    const names = await offered(path)
    expect(names, path).toContain(rivers)
    for (const name of ['Springs', 'Others', 'Hidden']) expect(names, path).not.toContain(name)
  }
})

describe('a single gateway', () => {
  test('it has its own data, and its three newest articles (R3-19, R7-25)', async () => {
    const gateway = await ask(gatewaySchema, `/api/gateways/${ids.rivers}`, 'localhost:3000')
    expect(gateway).toMatchObject({
      id: ids.rivers,
      name: 'Rivers & <b>streams</b>',
      type: 'GATEWAY',
      homepage: 'http://localhost:3000/rivers',
      homeWordPressId: 77,
      hasHomepage: true,
      gatewayAreas: [
        { title: null, filters: [{ name: 'Others' }] },
        { title: 'Waters', filters: [{ id: ids.springs, url: 'springs', name: 'Springs' }] },
      ],
    })
    expect(gateway.thumbnail).toMatch(/^http:\/\/localhost:3000\/files\/[\da-f]{64}\/thumbnail\.svg$/)
    expect(gateway.latestArticles.map(({ contentType }) => contentType)).toEqual(['ARTICLE', 'ARTICLE'])
    expect(gateway.details).toBeUndefined()
  })

  test('it has its details on request (R3-20, R7-25)', async () => {
    const { details } = await ask(gatewaySchema, `/api/gateways/${ids.rivers}?details=true`, 'localhost:3000')
    expect(details).toEqual({
      options: { enableHomepage: true, hasFaqs: true, documentsNotAllowed: false, postersNotAllowed: false, slidesNotAllowed: true },
      homepage: { homeUrl: 'http://localhost:3000/rivers' },
      customPages: [{ slug: 'partners', title: 'Partners' }],
      contents: { defaultEpmcQuery: 'GRANT_AGENCY:"Slate"', europePmc: false },
    })
    const [listed] = await ask(gateways, `/api/gateways?id=${ids.rivers}&details=true`)
    expect(listed?.details?.customPages).toEqual(details?.customPages)
  })

  test('it may be a filter, which is part of a gateway (R3-19, R3-21, R7-23)', async () => {
    expect(await ask(gatewaySchema, `/api/gateways/${ids.springs}?details=true`)).toMatchObject({
      type: 'GATEWAY_FILTER',
      shortSummary: 'Where they rise.',
      hasHomepage: false,
      homepage: null,
      gatewayAreas: [],
      details: { options: { enableHomepage: false, hasFaqs: false, slidesNotAllowed: true } },
    })
    expect(await ask(z.array(gatewayRelationSchema), '/api/gatewayRelations')).toContainEqual({
      gatewayId: ids.rivers,
      filterId: ids.springs,
      area: 'Waters',
    })
  })

  test.each(['/api/gateways/999999', '/api/gateways/999999/latest', '/api/gateways/latest?address=/gateways/nobody'])(
    'there is none for %s: 404',
    async path => {
      expect((await library.app.inject(path)).statusCode).toBe(404)
    },
  )
  test('it is unknown to another site', async () => {
    const answer = await library.app.inject({ url: `/api/gateways/${ids.rivers}`, headers: { host: 'gates.localhost' } })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the latest articles, for pages of other sites', () => {
  test('they are found by id or any URL of the gateway, newest first, with absolute URLs', async () => {
    const byId = await ask(latestOfGatewaySchema, `/api/gateways/${ids.rivers}/latest`)
    expect(byId.gateway).toEqual({
      id: ids.rivers,
      name: 'Rivers & <b>streams</b>',
      url: 'rivers',
      address: 'http://localhost/rivers',
      language: 'en',
    })
    expect(byId.items).toHaveLength(3)
    const dates = byId.items.map(({ published }) => published ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const { address: url, authors, authorCount } of byId.items) {
      expect(url).toMatch(/^http:\/\/localhost\/(articles|posters)\/\d+-\d+$/)
      expect((await library.app.inject({ url: new URL(url).pathname, headers: { accept: 'text/html' } })).statusCode).toBe(200)
      expect(authors.length).toBe(Math.min(3, authorCount))
    }
    for (const url of ['/gateways/rivers', '/rivers', 'https://elsewhere.example/de/gateways/rivers/about?x#y']) {
      const path = `/api/gateways/latest?address=${encodeURIComponent(url)}`
      expect(await ask(latestOfGatewaySchema, path), url).toEqual(byId)
    }
  })

  test('they are those of the filter in the URL, and as many as requested', async () => {
    const ofFilter = await ask(latestOfGatewaySchema, '/api/gateways/latest?address=/gateways/rivers/springs')
    expect([ofFilter.gateway.id, ofFilter.items.length]).toEqual([ids.springs, 1])
    expect((await ask(latestOfGatewaySchema, `/api/gateways/${ids.rivers}/latest?limit=1`)).items).toHaveLength(1)
    expect((await ask(latestOfGatewaySchema, `/api/gateways/${ids.hidden}/latest`)).items).toEqual([])
    for (const limit of ['0', '21', 'x']) {
      expect((await library.app.inject(`/api/gateways/${ids.rivers}/latest?limit=${limit}`)).statusCode).toBe(400)
    }
  })

  test('they have colours with enough contrast, whatever the accent is', async () => {
    const { colours } = await ask(latestOfGatewaySchema, `/api/gateways/${ids.rivers}/latest`)
    const brand = await ask(latestOfGatewaySchema, `/api/gateways/${ids.bees}/latest`)
    expect(colours.light.accent).not.toBe(brand.colours.light.accent)
    for (const { paper, ...inks } of Object.values(colours)) {
      for (const ink of [inks.ink, inks['ink-soft'], inks.accent, inks['accent-strong']])
        expect(wcagContrast(ink, paper)).toBeGreaterThan(4.5)
    }
  })

  test('any origin may read them, and they are cached for minutes, errors too', async () => {
    const path = `/api/gateways/${ids.rivers}/latest`
    const answer = await library.app.inject({ url: path, headers: { host: 'localhost', origin: 'https://funder.example' } })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
    const again = await library.app.inject({ url: path, headers: { host: 'localhost', 'if-none-match': String(answer.headers.etag) } })
    expect([again.statusCode, again.body, again.headers['access-control-allow-origin']]).toEqual([304, '', '*'])
    const missing = await library.app.inject('/api/gateways/999999/latest')
    expect(missing.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    const nameless = await library.app.inject({ url: path, headers: { host: 'not-this-site.example' } })
    expect(nameless.headers['cache-control']).toBe('no-store')
    expect((await library.app.inject(`/api/gateways/${ids.rivers}`)).headers['access-control-allow-origin']).toBeUndefined()
  })
})

// It comes last: what it adds is in no list that is compared above.
test('a gateway with more articles has the three newest, the newest first (R9-04)', async () => {
  await library.load(['demo/articles/kilogram-by-letter', 'demo/articles/after-dark', 'demo/articles/printed-nylon-humidity'])
  const keyOf = await keysByWord(library)
  const words = ['caddisfly', 'ambulance', 'kilogram', 'after dark', 'polyamide']
  const id = await addGateway(library, { url: 'many', name: 'Many', shortSummary: 'More than three.', items: words.map(keyOf) })
  await library.load([])
  const { latestArticles } = await ask(gatewaySchema, `/api/gateways/${id}`, 'localhost:3000')
  const newest = await library.database.kysely
    .selectFrom('content_item')
    .innerJoin('gateway_content', 'gateway_content.content_item_id', 'content_item.id')
    .select('content_item.publication_id')
    .where('gateway_content.gateway_id', '=', id)
    .orderBy('content_item.published', 'desc')
    .limit(3)
    .execute()
  expect(latestArticles.map(({ contentItem }) => contentItem.publicationId)).toEqual(newest.map(row => row.publication_id))
})

test('a page of collections has 120, in the call and on the site (R9-06)', async () => {
  const [host, { kysely }] = ['wellcome.localhost', library.database]
  const platformId = await findPlatformId(kysely, 'wellcome')
  const named = Array.from({ length: 121 }, (_, index) => ({ platform_id: platformId, url: `collection-${index}`, name: `No ${index}` }))
  await kysely
    .insertInto('gateway')
    .values(named.map(each => ({ ...each, type: 'COLLECTION' })))
    .execute()
  const listed = await Promise.all(['', '?limit=120', '?page=2'].map(query => namesAt(`/api/gateways${query}`, host)))
  expect(listed.map(urls => urls.length)).toEqual([120, 120, 1])
  expect(new Set([...(listed[0] ?? []), ...(listed[2] ?? [])]).size).toBe(121)
  const cardsAt = async (url: string) =>
    (await library.app.inject({ url, headers: { host, accept: 'text/html' } })).body.match(/href="\/collections\/collection-\d+/g)?.length
  expect([await cardsAt('/collections'), await cardsAt('/collections?page=2')]).toEqual([120, 1])
})
