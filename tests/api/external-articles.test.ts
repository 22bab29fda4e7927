import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { validationSchema } from '../../src/modules/discovery/api/external-articles/routes.ts'
import { type FakeOpenLiterature, startFakeOpenLiterature } from '../../src/modules/discovery/external/open-literature/fake/start-fake.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { addGateway } from '../support/test-gateway.ts'

let fake: FakeOpenLiterature
let library: TestApp
beforeAll(async () => {
  fake = await startFakeOpenLiterature()
  library = await buildTestApp({ RECTO_EUROPE_PMC_URL: fake.url, RECTO_SITE: 'wellcome' })
  const gateway = { shortSummary: 'Of roofs.', contents: { defaultEpmcQuery: 'roofs', europePmc: true } }
  await addGateway(library, { ...gateway, url: 'roofs', name: 'Roofs' }, {}, 'routledge')
  await addGateway(library, { ...gateway, url: 'walls', name: 'Walls', contents: {} }, {}, 'routledge')
})
afterAll(async () => {
  await library.close()
  await fake.close()
})
beforeEach(() => {
  fake.mood = 'well'
})

const path = '/api/external-articles/validate'

test('an article that the feed has is valid, and told (R7-30)', async () => {
  expect(await clientInfo(library)(validationSchema, `${path}?id=med/38000100`)).toMatchObject({
    id: 'MED:38000100',
    valid: true,
    article: { title: 'Lichens on slate roofs grow towards the water', pubYear: '2025', address: 'https://doi.org/10.5555/openlit.1' },
  })
})

test('one that it does not have is not (R7-30)', async () => {
  expect(await clientInfo(library)(validationSchema, `${path}?id=MED:1`)).toEqual({ id: 'MED:1', valid: false, article: null })
})

test.each(['', '?id=', '?id=38000100', '?id=MED:1%22%20OR%20%22', '?id=MED:1&id=MED:2', '?id=%00'])('%s is refused', async query => {
  const answer = await library.app.inject(path + query)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ errors: [{ field: 'id', message: 'must be a source and an id, such as MED:38000100' }] })
})

test('nothing is said of an article while the feed does not answer', async () => {
  fake.mood = 'malformed'
  const answer = await library.app.inject(`${path}?id=MED:38000100`)
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '30', 'no-store'])
  expect(answer.json()).toEqual({ errors: [{ message: 'The external feed does not answer. Try again in a while.' }] })
})

test('an installation without a feed has no such call', async () => {
  const without = await buildTestApp()
  expect((await without.app.inject(`${path}?id=MED:38000100`)).statusCode).toBe(404)
  await without.close()
})

test('a site that does not switch the feed on has no such call, whatever the installation asks (A6-09)', async () => {
  const answer = await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'f1000research.localhost' } })
  expect(answer.statusCode).toBe(404)
  expect((await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'wellcome.localhost' } })).statusCode).toBe(200)
})

describe('a gateway that switches the feed on, on a site that does not', () => {
  const ask = (url: string) => library.app.inject({ url, headers: { host: 'routledge.localhost', accept: 'text/html' } })
  const feedsOf = (body: string) => [...new Set(Array.from(body.matchAll(/href="([^"]*feed=EPMC[^"]*)"/g), ([, href]) => href))]

  test('offers it on its browse tab, and the site and its other gateways do not (A6-09)', async () => {
    expect(feedsOf((await ask('/gateways/roofs/browse')).body)).toEqual(['/gateways/roofs/browse?feed=EPMC'])
    for (const elsewhere of ['/browse', '/gateways/walls/browse']) expect(feedsOf((await ask(elsewhere)).body)).toEqual([])
  })

  test('searches it inside the gateway, with its own query where a reader typed nothing (R2.2-12)', async () => {
    fake.requested.length = 0
    const answer = await ask('/gateways/roofs/browse?feed=EPMC&show=5')
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(fake.requested.map(requested => requested.get('query'))).toEqual(['roofs'])
    expect(answer.body).toContain('href="/gateways/roofs/browse?feed=EPMC&amp;page=2&amp;show=5"')
  })

  test('leaves an address of the feed elsewhere to the site’s own list (R2.2-12)', async () => {
    for (const elsewhere of ['/browse', '/gateways/walls/browse'])
      expect(await ask(`${elsewhere}?feed=EPMC`)).toMatchObject({ statusCode: 302, headers: { location: elsewhere } })
  })

  test('gives its site the call that checks an article', async () => {
    const answer = await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'routledge.localhost' } })
    expect(answer.statusCode).toBe(200)
  })
})
