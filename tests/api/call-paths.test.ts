/** Every call of accounts.md 7 and reading.md 7 answers at the path given there, as well as under /api; pages at the same path stay. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPaths } from '../../src/api/call-paths.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, cookieHeader, cookiesOf, signIn, testPassword } from '../support/sign-in.ts'

let site: TestApp
let cookie: string
let ids: Record<string, number>
beforeAll(async () => {
  site = await buildTestApp()
  await site.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
  await loadSubjects(site.database.kysely, join(import.meta.dirname, '../../demo/subjects.json'))
  await addPerson(site, 'ada@example.org')
  cookie = await signIn(site.app, 'ada@example.org')
  const { kysely } = site.database
  const [version, asset, affiliation, subject, item] = await Promise.all([
    kysely.selectFrom('version').select('id').orderBy('id').executeTakeFirstOrThrow(),
    kysely.selectFrom('asset').select('id').executeTakeFirstOrThrow(),
    kysely.selectFrom('affiliation').select('id').orderBy('id').executeTakeFirstOrThrow(),
    kysely.selectFrom('ontology_term').select('id').orderBy('id').executeTakeFirstOrThrow(),
    kysely.selectFrom('content_item').select('id').orderBy('id').executeTakeFirstOrThrow(),
  ])
  ids = { version: version.id, asset: asset.id, affiliation: affiliation.id, subject: subject.id, item: item.id }
})
afterAll(() => site.close())

const host = 'localhost'
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}, payload?: string) =>
  site.app.inject({ method, url, headers: { host, ...headers }, ...(payload !== undefined && { payload }) })
const json = { accept: 'application/json' }
const sent = { 'content-type': 'application/json' }

/** As the specifications have them: a path given with /api is there alone. */
const reads: [string, () => string][] = [
  ['/logout', () => '/logout'],
  ['/api/token', () => '/api/token'],
  ['/user/details', () => '/user/details'],
  ['/nationalities', () => '/nationalities'],
  ['/genders', () => '/genders'],
  ['/affiliations', () => `/affiliations?id=${ids.affiliation}`],
  ['/affiliations/suggest', () => '/affiliations/suggest?mode=name&limit=50&outputfields=name&q=oxford'],
  ['/comments', () => '/comments?id=1'],
  ['/ajax/alerts/toc/checkUser', () => '/ajax/alerts/toc/checkUser?emailAddress=ada%40example.org'],
  ['/api/tracking/content', () => '/api/tracking/content'],
  ['/articles/exportTo', () => `/articles/exportTo?versionId=${ids.version}&bibliographyReaderFormat=BIBTEX`],
  ['/wp-json/wp/v2/posts', () => '/wp-json/wp/v2/posts'],
  ['/wp-json/f1000/v1/authors', () => '/wp-json/f1000/v1/authors?id=1'],
  ['/wp-json/f1000/v1/routes', () => '/wp-json/f1000/v1/routes'],
  ['/wp-json/f1000/v1/menus', () => '/wp-json/f1000/v1/menus'],
  ['/wp-json/f1000/v1/stats', () => '/wp-json/f1000/v1/stats'],
  ['/wp-json/f1000/v1/settings', () => '/wp-json/f1000/v1/settings'],
  ['/wp-json/f1000/v1/advisory_board/members', () => '/wp-json/f1000/v1/advisory_board/members'],
  ['/wp-json/f1000/v1/advisory_board/subjects', () => '/wp-json/f1000/v1/advisory_board/subjects'],
  ['/wp-json/f1000/v1/media', () => '/wp-json/f1000/v1/media'],
  ['/wp-json/f1000/v1/blocks/submit_research', () => '/wp-json/f1000/v1/blocks/submit_research'],
  ['/published/rss', () => '/published/rss'],
  ['/content', () => '/content'],
  ['/content/{id}', () => `/content/${ids.item}`],
  ['/content-filters', () => '/content-filters'],
  ['/browse', () => '/browse?gatewayIds=&limit=3'],
  ['/published/summary', () => '/published/summary'],
  ['/api/articles', () => `/api/articles?id=${ids.item}&publishedOnly=true`],
  ['/api/versions', () => `/api/versions?id=${ids.version}&publishedOnly=true`],
  ['/versions/{id}', () => `/versions/${ids.version}`],
  ['/versions/{id}/authors', () => `/versions/${ids.version}/authors`],
  ['/api/assets/{id}', () => `/api/assets/${ids.asset}`],
  ['/assets', () => `/assets?id=${ids.asset}`],
  ['/assets/{id}/authors', () => `/assets/${ids.asset}/authors`],
  ['/api/comments', () => '/api/comments?id=1'],
  ['/api/reports', () => '/api/reports?id=1'],
  ['/api/referees', () => '/api/referees?id=1'],
  ['/api/datasets', () => `/api/datasets?version=${ids.version}`],
  ['/api/v1/documentTypes', () => '/api/v1/documentTypes'],
  ['/api/funders', () => '/api/funders'],
  ['/api/gateways', () => '/api/gateways'],
  ['/api/gatewayRelations', () => '/api/gatewayRelations'],
  ['/gateways', () => '/gateways?id=1'],
  ['/ontology/{ontologyId}/children', () => `/ontology/${ids.subject}/children`],
  ['/ontology/{termIds}', () => `/ontology/${ids.subject},${ids.subject}`],
  ['/api/metrics', () => `/api/metrics?contentId=${ids.item}`],
  ['/metrics', () => `/metrics?contentId=${ids.item}`],
  ['/api/metrics/total', () => `/api/metrics/total?contentId=${ids.item}`],
  ['/metrics/total', () => `/metrics/total?contentId=${ids.item}`],
  ['/api/metrics/monthly', () => `/api/metrics/monthly?contentId=${ids.item}`],
  ['/metrics/monthly', () => `/metrics/monthly?contentId=${ids.item}`],
]

test.each(reads)('the call GET %s answers (A7-03)', async (_path, url) => {
  // Who signs out does so with a session of their own.
  const session = url() === '/logout' ? await signIn(site.app, 'ada@example.org') : cookie
  const answer = await ask('GET', url(), { ...json, cookie: session })
  expect([url(), answer.statusCode, answer.headers['content-type']?.toString().includes('text/html')]).toEqual([url(), 200, false])
})

test.each(reads.filter(([path]) => callPaths.some(each => each.method === 'GET' && each.path.split('/')[1] === path.split('/')[1])))(
  'the call GET %s answers as it does under /api',
  async (path, url) => {
    if (path === '/logout') return
    const [here, there] = [await ask('GET', url(), { ...json, cookie }), await ask('GET', `/api${url()}`, { ...json, cookie })]
    expect([here.statusCode, here.body]).toEqual([there.statusCode, there.body])
  },
)

test.each(['/ontology/term?name=nothing-of-the-kind', '/gateways/999999?details=true', '/versions/999999'])(
  'the call %s answers 404 in the form of calls',
  async url => {
    const answer = await ask('GET', url, json)
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { errors: [expect.any(Object)] }])
    expect(answer.body).toBe((await ask('GET', `/api${url}`, json)).body)
  },
)

describe('calls by POST and PUT', () => {
  test.each<['POST' | 'PUT', string, string, number]>([
    ['POST', '/affiliations', '{}', 400],
    ['PUT', '/affiliations/12', '{}', 403],
    ['PUT', '/user/details', '{"firstName":""}', 400],
    ['POST', '/register', '{}', 400],
    ['POST', '/metrics', '{}', 400],
  ])('the request %s %s reaches the call (A7-06)', async (method, url, body, status) => {
    const [here, there] = [await ask(method, url, { ...sent, cookie }, body), await ask(method, `/api${url}`, { ...sent, cookie }, body)]
    expect([url, here.statusCode, here.body]).toEqual([url, status, there.body])
  })

  test('POST /login takes form data and answers a token, and the form of the page redirects as before (A7-02)', async () => {
    const boundary = 'x-boundary-x'
    const parts = Object.entries({ username: 'ada@example.org', password: testPassword })
    const body = `${parts.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`
    const call = await ask('POST', '/login', { 'content-type': `multipart/form-data; boundary=${boundary}` }, body)
    expect([call.statusCode, call.json()]).toEqual([200, { token: expect.any(String) }])
    expect((await ask('GET', '/user/details', { cookie: cookieHeader(cookiesOf(call)) })).json()).toMatchObject({
      userEmail: 'ada@example.org',
    })
    const fields = new URLSearchParams({ username: 'ada@example.org', password: testPassword }).toString()
    const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask('POST', '/login', { ...urlEncoded, ...json }, fields)).json()).toEqual({ token: expect.any(String) })
    const page = await ask('POST', '/login', { ...urlEncoded, accept: 'text/html' }, fields)
    expect([page.statusCode, page.headers.location]).toEqual([303, '/'])
  })
})

test.each(callPaths.filter(({ hasPage, method, path }) => hasPage && method === 'GET' && !path.includes(':')).map(({ path }) => path))(
  'the page at %s is still served, and Vary separates it from the call',
  async path => {
    const page = await ask('GET', path, { accept: 'text/html' })
    const call = await ask('GET', path, json)
    expect(page.headers['content-type']).toContain('text/html')
    expect(call.headers['content-type']).toContain('application/json')
    for (const { headers } of [page, call]) expect(headers.vary).toContain('Accept, F1000-AuthBearer')
  },
)

test('the OpenAPI document and its page describe these paths', async () => {
  const { body } = await ask('GET', '/api/docs')
  const document = (await ask('GET', '/api/docs/openapi.json')).json()
  expect(document['x-root-paths']).toEqual(callPaths.map(({ method, path, call, hasPage = false }) => ({ method, path, call, hasPage })))
  for (const { method, path, call } of callPaths) {
    expect(body).toContain(`<code>${method} ${path}</code>`)
    expect(body).toContain(`<code>${call}</code>`)
  }
})
