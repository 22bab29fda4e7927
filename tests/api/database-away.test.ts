/** Every route of the application while the database is away: answered from what needs none, or 503 with Retry-After (../../docs/decisions/0072). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymous } from '../../src/core/access/visitor.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { pagePaths } from '../support/page-routes.ts'
import { signedInAs } from '../support/visitor.ts'

interface Route {
  method: string
  path: string
}

const editor = 'super-editor'
const calls: Route[] = []
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp(
    {},
    {
      onRoute: route => calls.push(route),
      visitorOf: async ({ headers }) => (headers['x-visitor'] === editor ? signedInAs('ROLE_SUPER_EDITOR') : anonymous),
    },
  )
  await site.app.ready()
  await site.database.close()
})
afterAll(() => site.close())

const values: Readonly<Record<string, string>> = {
  version: 'v1',
  versionNumber: 'v1',
  subjectOrContentType: 'articles',
  contentType: 'articles',
  sha256: 'a'.repeat(64),
  '*': 'x',
}
const filled = (path: string): string =>
  path.replace(/:([A-Za-z0-9]+)\??|\*/g, (whole, name: string | undefined) => values[name ?? whole] ?? '1').replace(/\?$/, '')

const ask = ({ method, path }: Route, visitor: string, accept: string) =>
  site.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: path,
    headers: {
      host: 'localhost:3000',
      accept,
      'x-visitor': visitor,
      ...(visitor === editor && { cookie: 'recto_session=1' }),
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' }),
    },
    ...(method === 'POST' && { payload: 'email=ada%40example.org&username=ada%40example.org&password=at-least-eight&query=tides' }),
  })

/** What is wrong with an answer that was given without a database; null where it may stand. */
const errorOf = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }): string | null => {
  if (statusCode === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : null
  return statusCode >= 500 ? String(statusCode) : null
}

test.each([
  ['anybody', 'nobody'],
  ['a super editor', editor],
])('every page answers 503 with Retry-After, or what needs no database: asked by %s', async (_who, visitor) => {
  const errors: string[] = []
  const statuses = new Map<number, number>()
  for (const path of pagePaths()) {
    for (const method of ['GET', 'POST']) {
      const answer = await ask({ method, path: filled(path) }, visitor, 'text/html')
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      const error = errorOf(answer)
      if (error !== null) errors.push(`${method} ${filled(path)}: ${error}`)
    }
  }
  expect(errors).toEqual([])
  // Most need it: the paths are those of pages, and no typing error of this test.
  expect(statuses.get(503)).toBeGreaterThan(60)
})

test.each([
  ['anybody', 'nobody'],
  ['a super editor', editor],
])('every call answers 503 with Retry-After, or what needs no database: asked by %s', async (_who, visitor) => {
  const errors: string[] = []
  const statuses = new Map<number, number>()
  for (const { method, path } of calls) {
    if (!['GET', 'POST'].includes(method) || path.startsWith('/assets/') || path === '/*') continue
    const answer = await ask({ method, path: filled(path) }, visitor, 'application/json')
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    const error = errorOf(answer)
    if (error !== null) errors.push(`${method} ${filled(path)}: ${error}`)
  }
  expect(errors).toEqual([])
  expect(statuses.get(503)).toBeGreaterThan(30)
})
