import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let path = ''
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/drying-duration-litter-breakdown'])
  const { volume, publication_id } = await library.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id'])
    .executeTakeFirstOrThrow()
  path = `/articles/${volume}-${publication_id}`
})
afterAll(() => library.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  library.app.inject({ method, url, headers: { host: 'localhost', ...headers } })
const links = (body: string) => Array.from(body.matchAll(/data-tool="csv" href="([^"]*)"/g), ([, href = '']) => href)

test('every table of a version links to its CSV file, in each language of the page', async () => {
  for (const page of [path, `${path}/v1`, `/de${path}/v2`]) {
    const { body } = await get(page)
    const tables = links(body)
    expect(tables.length).toBeGreaterThan(0)
    expect(new Set(tables).size).toBe(body.match(/class="table-tools"/g)?.length)
    for (const href of tables) {
      expect(href).toMatch(new RegExp(`^${path}/v[123]/tables/[^/]+\\.csv$`))
      const answer = await get(href)
      expect([href, answer.statusCode, answer.headers['content-type']]).toEqual([href, 200, 'text/csv; charset=utf-8'])
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''\d+-\d+-v[123]-table-\d\.csv$/)
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, no-cache' })
      expect(answer.body.startsWith('\uFEFF')).toBe(true)
      const widths = answer.body
        .trim()
        .split('\r\n\r\n')
        .flatMap(grid => grid.split('\r\n').length)
      expect(Math.min(...widths)).toBeGreaterThan(1)
    }
  }
})

test('a second request with the ETag gets 304, and HEAD has the headers', async () => {
  const [href = ''] = links((await get(path)).body)
  const first = await get(href)
  expect((await get(href, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  const head = await get(href, {}, 'HEAD')
  expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
})

test('the short path redirects to the full one', async () => {
  const [href = ''] = links((await get(path)).body)
  const answer = await get(href.replace(/\/\d+-/, '/'))
  expect([answer.statusCode, answer.headers.location]).toEqual([302, href])
})

test('tables of unpublished content and of other sites are not found', async () => {
  const [href = ''] = links((await get(path)).body)
  const hostile = [
    'nothing',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%zz',
    '%22%3E%3Cscript%3Ealert(1)',
    "'%20or%201=1--",
    'x'.repeat(3000),
    '__proto__',
    'constructor',
  ]
  for (const name of hostile) {
    const { statusCode, body } = await get(href.replace(/[^/]+\.csv$/, `${name}.csv`), { accept: 'text/html' })
    expect([name, statusCode]).toEqual([name, 404])
    expect(body).not.toContain('<script>alert')
  }
  expect((await get(href, { host: 'wellcome.localhost' })).statusCode).toBe(404)
  expect((await get(href.replace(/\/v\d\//, '/v9/'))).statusCode).toBe(404)
  expect((await get(href, {}, 'POST')).statusCode).toBeGreaterThanOrEqual(404)
  await library.database.kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).execute()
  expect((await get(`${href}?again`)).statusCode).toBe(404)
})
