/** The pages that describe the API for people: every call of the OpenAPI document is on one of them, and old links still lead there. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, type Call, type CallGroup, readDocument } from '../../src/api/docs/read-document.ts'
import { fieldsOf } from '../../src/api/docs/schema-words.ts'
import { httpErrorKinds } from '../../src/core/http/http-error.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let document: ApiDocument
beforeAll(async () => {
  library = await buildTestApp()
  document = readDocument((await library.app.inject('/api/docs/openapi.json')).json())
})
afterAll(() => library.close())

const html = { host: 'gates.localhost', accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = {}) => library.app.inject({ url, headers: { ...html, ...headers } })

const pathOf = ({ slug }: CallGroup) => `/api/docs/${slug}`
const pagePaths = () => ['/api/docs', ...document.groups.map(pathOf)]
const bodyOf = async (url: string) => (await get(url)).body
const idsIn = (page: string): string[] => page.match(/(?<= id=")[^"]+/g) ?? []
const textOf = (page: string): string =>
  page
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The part of a page that describes a call. */
function articleOf(page: string, { id }: Call): string {
  const parts = page.split(`<article class="call" aria-labelledby="${id}">`)
  expect([id, parts.length]).toEqual([id, 2])
  return parts[1]?.split('</article>')[0] ?? ''
}

test('the first page has each call of the OpenAPI document once, with the link to its description', async () => {
  const [main = ''] = (await bodyOf('/api/docs')).split('<main').slice(1)
  const calls = document.groups.flatMap(group => group.calls.map(call => ({ group, call })))
  expect(calls.length).toBeGreaterThan(120)
  expect(main.match(/<li id="[a-z0-9-]+"><a href="\/api\/docs\/[a-z-]+#/g)).toHaveLength(calls.length)
  for (const { group, call } of calls) {
    const lines = main.split(`<li id="${call.id}">`)
    expect([call.id, lines.length]).toEqual([call.id, 2])
    const line = lines[1]?.split('</li>')[0] ?? ''
    expect(line).toContain(`href="${pathOf(group)}#${call.id}"`)
    expect(textOf(line)).toContain(`${call.method} ${call.path}`)
    expect(textOf(line)).toContain(call.summary)
  }
})

test('the page of a group shows each of its calls with parameters, body, responses and examples', async () => {
  for (const group of document.groups) {
    const page = await bodyOf(pathOf(group))
    expect(page.match(/<article class="call"/g)).toHaveLength(group.calls.length)
    for (const call of group.calls) {
      const article = articleOf(page, call)
      const text = textOf(article)
      for (const words of [call.summary, call.description ?? '', `${call.method} ${call.path}`]) expect(text).toContain(words)
      for (const { name, description = '' } of call.parameters) {
        expect(article).toContain(`<code>${name}</code>`)
        expect(text).toContain(description)
      }
      for (const [type, { schema }] of Object.entries(call.requestBody?.content ?? {})) {
        expect(article).toContain(`<code>${type}</code>`)
        for (const { name } of fieldsOf(schema)) expect(article).toContain(`<code>${name}</code>`)
      }
      for (const [status, { description }] of Object.entries(call.responses)) {
        expect(article).toContain(`<th scope="row">${status}</th>`)
        expect(text).toContain(description)
      }
      expect(text).toMatch(new RegExp(`curl .*'http://gates\\.localhost/${call.path.split(/[/{]/)[1]}`))
      const isJson = Object.entries(call.responses).some(([status, { content }]) => status.startsWith('2') && 'application/json' in content)
      expect([call.id, article.includes('<h3>Example response</h3>')]).toEqual([call.id, isJson])
    }
  }
})

test('each schema is described on one page, with a line on the first that leads there', async () => {
  const pages = await Promise.all(pagePaths().map(bodyOf))
  for (const name of Object.keys(document.schemas)) {
    const described = pages.filter(page => page.includes(`<article class="schema" aria-labelledby="schema-${name}">`))
    expect([name, described.length]).toEqual([name, 1])
    expect(idsIn(pages[0] ?? '')).toContain(`schema-${name}`)
  }
})

test('links to what was once on one page still lead to a line of the first', async () => {
  const ids = idsIn(await bodyOf('/api/docs'))
  const once = [
    ...document.groups.flatMap(({ id, calls }) => [id, ...calls.map(call => call.id)]),
    ...Object.keys(document.schemas).map(name => `schema-${name}`),
    ...httpErrorKinds.map(({ code }) => `problem-${code.toLowerCase().replaceAll('_', '-')}`),
    ...['root-paths', 'problems', 'schemas'],
  ]
  expect(once.filter(id => !ids.includes(id))).toEqual([])
  expect(ids).toContain('get-api-articles-id')
  expect(document.groups.map(({ id }) => id)).toContain('calls-peer-review')
})

test('no id stands twice on a page, and every link within the documentation leads to something', async () => {
  const pages = new Map(await Promise.all(pagePaths().map(async path => [path, await bodyOf(path)] as const)))
  for (const [path, page] of pages) {
    const ids = idsIn(page)
    expect([path, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([path, []])
    const links = (page.match(/(?<=<a [^>]*href=")[^"]+/g) ?? []).filter(link => /^(?:#|\/api\/docs(?:[/#]|$))/.test(link))
    expect(links.length).toBeGreaterThan(document.groups.length)
    for (const link of links.filter(each => each !== '/api/docs/openapi.json')) {
      const [target = '', id] = link.split('#')
      const there = pages.get(target === '' ? path : target) ?? ''
      expect([link, id === undefined ? there !== '' : idsIn(there).includes(id)]).toEqual([link, true])
    }
  }
})

test('links of the site lead to pages that are there', async () => {
  const page = await bodyOf('/api/docs')
  const links = new Set((page.match(/(?<=<a [^>]*href=")\/[^"]*/g) ?? []).filter(link => !link.startsWith('/api/')))
  expect([...links]).toContain('/')
  expect([...links]).toContain('/contact')
  for (const link of links) expect([link, (await get(link)).statusCode]).toEqual([link, 200])
})

test('a page has a title in the form of all pages, with the name of its site', async () => {
  const titleOf = async (path: string, host: string) => /<title>([^<]*)<\/title>/.exec((await get(path, { host })).body)?.[1]
  expect(await titleOf('/api/docs', 'localhost')).toBe('API | Recto')
  expect(await titleOf('/api/docs/peer-review', 'localhost')).toBe('Peer review | API | Recto')
  expect(await titleOf('/api/docs/peer-review', 'gates.localhost')).toBe('Peer review | API | Gates Open Research')
  expect((await get('/api/docs/peer-review')).body).toContain('<link rel="canonical" href="http://gates.localhost/api/docs/peer-review">')
})

test('a page is far smaller than the whole description', async () => {
  for (const path of pagePaths()) {
    const page = await bodyOf(path)
    expect([path, page.length < 80_000, gzipSync(page).length < 15_000]).toEqual([path, true, true])
  }
})

describe('a search', () => {
  const foundBy = async (query: string) => {
    const { body, statusCode } = await get(`/api/docs?${new URLSearchParams({ q: query })}`)
    expect(statusCode).toBe(200)
    return { body, lines: (body.match(/<li id="[^"]+"/g) ?? []).map(line => line.slice('<li id="'.length, -1)) }
  }

  test('shows the calls that have all of its words, with a link to all calls', async () => {
    const { body, lines } = await foundBy('comments GET')
    expect(lines).toContain('get-api-comments')
    expect(lines).not.toContain('get-api-articles')
    expect(lines.length).toBeLessThan(20)
    expect(body).toContain('value="comments GET"')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test('that finds nothing says so, and shows its words as text', async () => {
    const { body, lines } = await foundBy('<script>alert(1)</script>')
    expect(lines).toEqual([])
    expect(body).toContain('No call has these words.')
    expect(body).not.toContain('<script')
  })

  test.each(['', '   ', 'x'.repeat(101)])('without words or with too many characters shows all calls: “%s”', async query => {
    expect((await foundBy(query)).body).toBe(await bodyOf('/api/docs'))
  })
})

test('a group that there is none of is 404: a page for who reads, and an error of the API for programs', async () => {
  const page = await get('/api/docs/no-such-group')
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(page.body).toContain('<h1>There is no such page</h1>')
  expect(page.body).toContain('href="/api/docs/articles"')
  const answer = await get('/api/docs/no-such-group', { accept: '*/*' })
  expect([answer.statusCode, answer.json()]).toEqual([404, { errors: [{ message: 'There is no such group of calls.' }] }])
})

test('pages and styles make no external request, run no script, and are not sent again unchanged', async () => {
  for (const [path, type] of [
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/docs/articles', 'text/html; charset=utf-8'],
    ['/api/docs/page.css', 'text/css; charset=utf-8'],
  ] as const) {
    const [plain, zipped] = await Promise.all([get(path), get(path, { 'accept-encoding': 'br, gzip' })])
    expect([plain.statusCode, plain.headers['content-type'], zipped.headers['content-encoding']]).toEqual([200, type, 'gzip'])
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const again = await get(path, { 'if-none-match': String(zipped.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await library.app.inject({ method: 'HEAD', url: path, headers: html })
    expect([head.statusCode, head.body, head.headers.etag, head.headers['content-type']]).toEqual([200, '', plain.headers.etag, type])
    expect(plain.body).not.toMatch(/<script|https?:\/\/(?!gates\.localhost)[^\s"']*"\s*(?:rel|as)=|url\("?https?:/)
  }
  const { body, headers } = await get('/api/docs/articles')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(body.match(/(?<=(?:href|src|action)=")(?:https?:)?\/\/[^"]+/g)).toEqual(['http://gates.localhost/api/docs/articles'])
})

test('the styles have the colours and type of the brand, and each font that they name is served as immutable', async () => {
  const sheet = await bodyOf('/api/docs/page.css')
  expect(sheet).toContain('#25583f')
  expect(sheet).toMatch(/--family-text:\s*"Literata"/)
  expect((await get('/api/docs/page.css', { host: 'localhost' })).body).not.toContain('Literata')
  const fonts = new Set(sheet.match(/(?<=url\(")[^"]+/g))
  expect([...fonts].some(font => /\/literata-latin-wght-normal-[0-9a-f]{12}\.woff2$/.test(font))).toBe(true)
  for (const font of fonts) {
    const { statusCode, headers, rawPayload } = await get(font)
    expect([font, statusCode, headers['content-type'], headers['cache-control'], rawPayload.subarray(0, 4).toString()]).toEqual([
      font,
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
      'wOF2',
    ])
  }
  const none = await get('/api/docs/fonts/none.woff2')
  expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store'])
})
