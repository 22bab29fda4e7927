/** Failures as problem details (RFC 9457), for who accepts them: docs/decisions/0112-commands-over-http.md. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemSchema } from '../../src/core/http/api/problems.ts'
import { httpErrorKinds } from '../../src/core/http/http-error.ts'
import { createDrain } from '../../src/main/drain.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

interface Request {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  payload?: string
  headers?: Record<string, string>
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each<[string, Request, string]>([
  ['a parameter that is wrong', { url: '/api/versions/x?secret=1' }, 'invalid'],
  ['a call that does not exist', { url: '/api/nothing' }, 'not-found'],
  ['a thing that does not exist', { url: '/api/versions/1' }, 'not-found'],
  ['a call that needs a session', { url: '/api/user/details' }, 'unauthenticated'],
  ['a body that is sent by itself', { method: 'POST', url: '/comment/addToVersion', payload: 'a=b', headers: form }, 'forbidden'],
  ['a page of another site', { method: 'POST', url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } }, 'forbidden'],
  ['a sign-in', { method: 'POST', url: '/login', payload: 'username=a&password=b', headers: form }, 'unauthenticated'],
  ['fields by key', { method: 'POST', url: '/user/password/reset', payload: 'email=x', headers: form }, 'invalid'],
  ['a body that is too large', { method: 'POST', url: '/api/login', payload: 'a'.repeat(20_000), headers: form }, 'body-too-large'],
  [
    'a body of another type',
    { method: 'POST', url: '/api/login', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
    'unsupported-media-type',
  ],
  ['a sitemap that does not exist', { url: '/sitemaps/items-999.xml' }, 'not-found'],
])('problem details are given for %s', async (_, { headers, ...request }, type) => {
  const ask = (accept: string) => site.app.inject({ ...request, headers: { host: 'localhost', accept, ...headers } })
  const [plain, problem] = [await ask('application/json'), await ask('application/problem+json')]
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(problem.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(Number(problem.headers['content-length'])).toBe(problem.rawPayload.length)
  const described = problemSchema.parse(problem.json())
  expect(described).toMatchObject({ ...plain.json(), type: `/api/docs#problem-${type}`, status: plain.statusCode })
  expect([problem.statusCode, described.instance]).toEqual([plain.statusCode, request.url.split('?')[0]])
  expect(problem.headers['cache-control']).toBe(plain.headers['cache-control'])
})

test('without that type in Accept the bodies are those of the specification', async () => {
  for (const accept of ['application/json', '*/*', 'application/json, application/problem+json;q=0.1', undefined]) {
    const answer = await site.app.inject({
      url: '/api/versions/x',
      headers: { host: 'localhost', ...(accept !== undefined && { accept }) },
    })
    expect([answer.headers['content-type'], answer.body]).toEqual([
      'application/json; charset=utf-8',
      '{"errors":[{"field":"id","message":"must be a whole number from 1 to 2147483647"}]}',
    ])
  }
})

test('a success is not answered as problem details', async () => {
  const answer = await site.app.inject({ url: '/api/platform', headers: { host: 'localhost', accept: 'application/problem+json' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
})

test('an invalid path and a stopping server are answered with problem details', async () => {
  const stopping = createDrain()
  const other = await buildTestApp({}, { drain: stopping })
  const { port, hostname } = new URL(await other.listen())
  // As a client sends it that knows nothing of paths.
  const raw = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.on('end', () => resolve(text)).on('error', reject)
    socket.write(`GET /api/%zz HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: application/problem+json\r\nConnection: close\r\n\r\n`)
  })
  expect(raw).toMatch(/^HTTP\/1\.1 400 /)
  expect(raw.toLowerCase()).toContain('content-type: application/problem+json')
  expect(raw).toContain('"type":"/api/docs#problem-invalid"')
  await stopping.begin(1)
  const answer = await other.app.inject({ url: '/api/platform', headers: { host: 'localhost', accept: 'application/problem+json' } })
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { type: '/api/docs#problem-unavailable', status: 503 }])
  await other.close()
})

test('every problem type links to its section of the documentation', async () => {
  const { body } = await site.app.inject({ url: '/api/docs', headers: { host: 'localhost' } })
  for (const { code, title, status } of httpErrorKinds) {
    const id = `problem-${code.toLowerCase().replaceAll('_', '-')}`
    const row = body.slice(body.indexOf(`<tr id="${id}">`)).split('</tr>')[0] ?? ''
    expect(row).toContain(`<code>/api/docs#${id}</code>`)
    expect(row).toContain(`<td>${status}</td>`)
    expect(row).toContain(title)
  }
})
