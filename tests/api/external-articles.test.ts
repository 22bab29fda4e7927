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

test('an article that the feed has is valid (R7-30)', async () => {
  expect(await clientInfo(library)(validationSchema, `${path}?id=med/38000100`)).toMatchObject({
    id: 'MED:38000100',
    valid: true,
    article: { title: 'Lichens on slate roofs grow towards the water', pubYear: '2025', address: 'https://doi.org/10.5555/openlit.1' },
  })
})

test('an article that the feed does not have is invalid (R7-30)', async () => {
  expect(await clientInfo(library)(validationSchema, `${path}?id=MED:1`)).toEqual({ id: 'MED:1', valid: false, article: null })
})

test.each(['', '?id=', '?id=38000100', '?id=MED:1%22%20OR%20%22', '?id=MED:1&id=MED:2', '?id=%00'])(
  'the request %s is refused',
  async query => {
    const answer = await library.app.inject(path + query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errors: [{ field: 'id', message: 'must be a source and an id, such as MED:38000100' }] })
  },
)

test('while the feed does not answer, no answer about an article is given', async () => {
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

test('a site without the external feed has no such call, whatever the installation has (A6-09)', async () => {
  const answer = await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'f1000research.localhost' } })
  expect(answer.statusCode).toBe(404)
  expect((await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'wellcome.localhost' } })).statusCode).toBe(200)
})

describe('a gateway with the external feed on a site without it', () => {
  const ask = (url: string) => library.app.inject({ url, headers: { host: 'routledge.localhost', accept: 'text/html' } })
  const feedsOf = (body: string) => [...new Set(Array.from(body.matchAll(/href="([^"]*feed=EPMC[^"]*)"/g), ([, href]) => href))]

  test('it has the feed on its browse tab, and the site and other gateways do not (A6-09)', async () => {
    expect(feedsOf((await ask('/gateways/roofs/browse')).body)).toEqual(['/gateways/roofs/browse?feed=EPMC'])
    for (const path of ['/browse', '/gateways/walls/browse']) expect(feedsOf((await ask(path)).body)).toEqual([])
  })

  test('it searches within the gateway, with its own query where the text is empty (R2.2-12)', async () => {
    fake.requested.length = 0
    const answer = await ask('/gateways/roofs/browse?feed=EPMC&show=5')
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(fake.requested.map(requested => requested.get('query'))).toEqual(['roofs'])
    expect(answer.body).toContain('href="/gateways/roofs/browse?feed=EPMC&amp;page=2&amp;show=5"')
  })

  test('paths of the feed outside the gateway show the site’s own list (R2.2-12)', async () => {
    for (const path of ['/browse', '/gateways/walls/browse'])
      expect(await ask(`${path}?feed=EPMC`)).toMatchObject({ statusCode: 302, headers: { location: path } })
  })

  test('its site has the call that checks an article', async () => {
    const answer = await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'routledge.localhost' } })
    expect(answer.statusCode).toBe(200)
  })
})
