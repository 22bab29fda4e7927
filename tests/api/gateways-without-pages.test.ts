/** On a platform without the feature, gateways are something to find items by, and nothing leads to pages of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { latestOfGatewaySchema } from '../../src/modules/gateways/api/schemas.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addGateway } from '../support/test-gateway.ts'

let library: TestApp
let id: number
let path: string
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/spring-caddisfly-genome'], 'nihr')
  const item = await library.database.kysely.selectFrom('content_item').select(['volume', 'publication_id']).executeTakeFirstOrThrow()
  const key = `${item.volume}-${item.publication_id}`
  path = `/articles/${key}`
  const withHome = { options: { enableHomepage: true }, homepage: { blocks: [{ block: 'latest' as const }] } }
  id = await addGateway(library, { url: 'rivers', name: 'Rivers', shortSummary: 'What flows.', ...withHome, items: [key] }, {}, 'nihr')
  await library.load([])
})
const suggestionsSchema = z.object({ suggestions: z.array(z.object({ kind: z.string(), path: z.string() })) })
afterAll(() => library.close())

const get = (url: string) => library.app.inject({ url, headers: { host: 'nihr.localhost', accept: 'text/html' } })

test.each([
  '/gateways',
  '/collections',
  '/community-gateways',
  '/rivers',
  '/gateways/rivers/about',
  '/gateways/rivers/rss',
  '/api/gateways/latest?address=/gateways/rivers',
])('there is no page at %s', async path => {
  expect((await get(path)).statusCode).toBe(404)
})

test('a publication names its gateway, links to its publications, and has no URL of it in the metadata', async () => {
  const { body, statusCode } = await get(path)
  expect(statusCode).toBe(200)
  expect(body).toContain(`<a href="/browse?gatewayIds=${id}" data-discover="true">Rivers</a>`)
  expect(body).not.toContain('"@type":"Collection"')
  expect((await get(`/browse?gatewayIds=${id}`)).statusCode).toBe(200)
})

test('the API and suggestions link there too', async () => {
  const { gateway, items } = latestOfGatewaySchema.parse((await get(`/api/gateways/${id}/latest`)).json())
  expect([gateway.address, items.length]).toEqual([expect.stringMatching(new RegExp(`/browse\\?gatewayIds=${id}$`)), 1])
  const { suggestions } = suggestionsSchema.parse((await get('/api/suggestions?text=Rive')).json())
  expect(suggestions).toContainEqual({ kind: 'gateway', path: `/browse?gatewayIds=${id}` })
})
