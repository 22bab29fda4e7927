import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await loadSubjects(library.database.kysely, 'demo/subjects.json')
  await library.load(['demo/articles/spring-caddisfly-genome', 'demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
})
afterAll(() => library.close())

// Each test is another reader: exports are counted by IP address.
let reader = 0
const get = (query: string, remoteAddress = `203.0.113.${++reader}`) =>
  library.app.inject({ url: `/api/browse/export?${query}`, remoteAddress })
const titlesOf = (body: string): string[] => [...body.matchAll(/^TI {2}- (.*?)(?: \[version.*)?\r$/gm)].map(([, title = '']) => title)
const itemNamed = async (word: string): Promise<ContentId> => {
  const { id } = await library.database.kysely
    .selectFrom('content_item')
    .select('id')
    .where('title', 'ilike', `%${word}%`)
    .executeTakeFirstOrThrow()
  return id
}

test.each([
  ['RIS', 'application/x-research-info-systems', 'ris', /^TY {2}- /gm],
  ['BIBTEX', 'application/x-bibtex', 'bib', /^@\w+\{/gm],
  ['CSV', 'text/csv', 'csv', /^(?!\uFEFF)[^\r\n]/gm],
])('all results are exported as %s', async (format, type, extension, entry) => {
  const { statusCode, headers, body } = await get(`format=${format}`)
  expect(statusCode, body).toBe(200)
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
  expect(headers['content-disposition']).toBe(`attachment; filename="search-results.${extension}"`)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body.trimEnd().match(entry)).toHaveLength(3)
})

test('the exported results are those of the browse page, in its order', async () => {
  const oldest = titlesOf((await get('format=RIS&sort=oldest')).body)
  expect(titlesOf((await get('format=RIS&sort=newest')).body)).toEqual(oldest.toReversed())
  expect(oldest).toHaveLength(3)
  expect(titlesOf((await get('format=RIS&all=caddisfly')).body)).toEqual([expect.stringMatching(/caddisfly/i)])
  // A misspelling is exported as what the screen shows instead of it.
  expect(titlesOf((await get('format=RIS&all=caddisfyl')).body)).toEqual([expect.stringMatching(/caddisfly/i)])
  expect((await get('format=RIS&all=zzyzxq')).body).toBe('')
})

test('only selected results are exported, in their order and current version', async () => {
  const [moths, battery] = [await itemNamed('moths'), await itemNamed('ten cycles')]
  const { body } = await get(`format=RIS&all=caddisfly&ids=${battery}&ids=${moths}`)
  expect(titlesOf(body)).toEqual([expect.stringMatching(/ten cycles/i), expect.stringMatching(/moths/i)])
  expect(body).toContain('[version 2; peer review: 2 approved, 1 not approved]')
})

test('unpublished content and content of other sites are not exported', async () => {
  const { kysely } = library.database
  const moths = await itemNamed('moths')
  await kysely.updateTable('content_item').set({ is_public: false }).where('id', '=', moths).execute()
  expect((await get(`format=RIS&ids=${moths}`)).body).toBe('')
  await kysely.updateTable('content_item').set({ is_public: true }).where('id', '=', moths).execute()
  expect((await get('format=RIS&ids=2147483647')).body).toBe('')
})

test('the export form exports what its page lists, with the filters of a gateway', async () => {
  const { kysely } = library.database
  const gatewayId = await storeGateway(kysely, await findPlatformId(kysely, library.config.defaultPlatform), {
    url: 'rivers',
    name: 'Rivers',
    type: 'GATEWAY',
  })
  await addToGateways(kysely, await itemNamed('caddisfly'), ['rivers'])
  await library.load([])
  const fieldsOf = async (path: string): Promise<string> => {
    const { body } = await library.app.inject({ url: path, headers: { accept: 'text/html' } })
    const form = /<form id="results-export"[^>]*>(.*?)<\/form>/s.exec(body)?.[1] ?? ''
    const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    return new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString()
  }
  expect(await fieldsOf('/browse/articles?all=caddisfly&show=5')).toBe('all=caddisfly&contentTypes=ARTICLE')
  const within = await fieldsOf('/gateways/rivers/browse')
  expect(within).toBe(`gatewayIds=${gatewayId}`)
  expect(titlesOf((await get(`format=RIS&${within}`)).body)).toEqual([expect.stringMatching(/caddisfly/i)])
})

test.each([
  ['no format', '', 400],
  ['an unknown format', 'format=DOCX', 400],
  ['a wrong id', 'format=RIS&ids=x', 400],
  [`more ids than a page lists`, `format=RIS&${Array.from({ length: 101 }, (_, id) => `ids=${id + 1}`).join('&')}`, 400],
  ['a wrong filter', 'format=RIS&publishedFrom=soon', 400],
  ['an unknown subject', 'format=RIS&term0=alchemy', 404],
])('the export %s is refused', async (_, query, status) => {
  expect((await get(query)).statusCode).toBe(status)
})

test('too many exports of one client are limited, and others are not', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 21; call += 1) statuses.push((await get('format=CSV&all=zzyzxq', '198.51.100.7')).statusCode)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]))
  expect(statuses[20]).toBe(429)
  expect((await get('format=CSV&all=zzyzxq', '198.51.100.99')).statusCode).toBe(200)
})
