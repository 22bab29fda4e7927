import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { validationSchema } from '../../src/api/external-articles/routes.ts'
import { type OpenLiteratureStandIn, startOpenLiteratureStandIn } from '../../src/external/open-literature/stand-in/start-stand-in.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { asker } from '../support/ask.ts'

let standIn: OpenLiteratureStandIn
let library: TestApp
beforeAll(async () => {
  standIn = await startOpenLiteratureStandIn()
  library = await buildTestApp({ RECTO_EUROPE_PMC_URL: standIn.url, RECTO_SITE: 'wellcome' })
})
afterAll(async () => {
  await library.close()
  await standIn.close()
})
beforeEach(() => {
  standIn.mood = 'well'
})

const path = '/api/external-articles/validate'

test('an article that the feed has is valid, and told', async () => {
  expect(await asker(library)(validationSchema, `${path}?id=med/38000100`)).toMatchObject({
    id: 'MED:38000100',
    valid: true,
    article: { title: 'Lichens on slate roofs grow towards the water', pubYear: '2025', address: 'https://doi.org/10.5555/openlit.1' },
  })
})

test('one that it does not have is not', async () => {
  expect(await asker(library)(validationSchema, `${path}?id=MED:1`)).toEqual({ id: 'MED:1', valid: false, article: null })
})

test.each(['', '?id=', '?id=38000100', '?id=MED:1%22%20OR%20%22', '?id=MED:1&id=MED:2', '?id=%00'])('%s is refused', async query => {
  const answer = await library.app.inject(path + query)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ errors: [{ field: 'id', message: 'must be a source and an id, such as MED:38000100' }] })
})

test('nothing is said of an article while the feed does not answer', async () => {
  standIn.mood = 'malformed'
  const answer = await library.app.inject(`${path}?id=MED:38000100`)
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '30', 'no-store'])
  expect(answer.json()).toEqual({ errors: [{ message: 'The external feed does not answer. Try again in a while.' }] })
})

test('an installation without a feed has no such call', async () => {
  const without = await buildTestApp()
  expect((await without.app.inject(`${path}?id=MED:38000100`)).statusCode).toBe(404)
  await without.close()
})

test('a site that does not switch the feed on has no such call, whatever the installation asks', async () => {
  const answer = await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'f1000research.localhost' } })
  expect(answer.statusCode).toBe(404)
  expect((await library.app.inject({ url: `${path}?id=MED:38000100`, headers: { host: 'wellcome.localhost' } })).statusCode).toBe(200)
})
