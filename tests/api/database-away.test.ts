/** Every route of the application while the database is away: answered from what needs none, or 503 with Retry-After (../../docs/decisions/0072). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleOf } from '../../src/api/docs/example.ts'
import { type Call, type NamedSchemas, type Parameter, readDocument } from '../../src/api/docs/read-document.ts'
import { anonymous } from '../../src/core/access/user.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { pagePaths } from '../support/page-routes.ts'
import { signedInAs } from '../support/user.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
interface Route {
  method: (typeof methods)[number]
  path: string
}

const editor = 'super-editor'
const calls: Route[] = []
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp(
    {},
    {
      onRoute({ method, path }) {
        const known = methods.find(each => each === method)
        if (known !== undefined) calls.push({ method: known, path })
      },
      userOf: async ({ headers }) => (headers['x-visitor'] === editor ? signedInAs('ROLE_SUPER_EDITOR') : anonymous),
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

const hasBody = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method)
const ask = ({ method, path }: Route, user: string, accept: string) =>
  site.app.inject({
    method,
    url: path,
    headers: {
      host: 'localhost:3000',
      accept,
      'x-visitor': user,
      ...(user === editor && { cookie: 'recto_session=1' }),
      ...(hasBody(method) && { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' }),
    },
    ...(hasBody(method) && { payload: 'email=ada%40example.org&username=ada%40example.org&password=at-least-eight&query=tides' }),
  })

/** What is wrong with an answer that was given without a database; null where it may stand. */
const errorOf = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }): string | null => {
  if (statusCode === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : null
  return statusCode >= 500 ? String(statusCode) : null
}

test.each([
  ['anybody', 'nobody'],
  ['a super editor', editor],
])('with the database down every page answers 503 with Retry-After, or needs no database: requested by %s', async (_who, user) => {
  const errors: string[] = []
  const statuses = new Map<number, number>()
  for (const path of pagePaths()) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ask({ method, path: filled(path) }, user, 'text/html')
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
])('with the database down every call answers 503 with Retry-After, or needs no database: requested by %s', async (_who, user) => {
  const errors: string[] = []
  const statuses = new Map<number, number>()
  for (const { method, path } of calls) {
    if (path.startsWith('/assets/') || path === '/*') continue
    const answer = await ask({ method, path: filled(path) }, user, 'application/json')
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    const error = errorOf(answer)
    if (error !== null) errors.push(`${method} ${filled(path)}: ${error}`)
  }
  expect(errors).toEqual([])
  expect(statuses.get(503)).toBeGreaterThan(30)
})

/** The call with all its parameters and its body, of the examples in the description of the API. */
function exampleCall({ method, path, parameters, requestBody }: Call, named: NamedSchemas) {
  const valueFor = ({ example, schema }: Parameter): string => String([example ?? exampleOf(schema, named)].flat()[0])
  const inPath = parameters.filter(each => each.in === 'path')
  const query = new URLSearchParams(parameters.filter(each => each.in === 'query').map(each => [each.name, valueFor(each)]))
  const [type = '', body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const values = Object.entries(exampleOf(body?.schema ?? { type: 'object' }, named) ?? {})
  const form = new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString()
  const isJson = type === 'application/json'
  return {
    method,
    url: `${inPath.reduce((all, each) => all.replace(`{${each.name}}`, encodeURIComponent(valueFor(each))), path)}?${query}`,
    ...(body !== undefined && {
      payload: isJson ? JSON.stringify(Object.fromEntries(values)) : form,
      type: isJson ? type : 'application/x-www-form-urlencoded',
    }),
  }
}

test.each([
  ['anybody', 'nobody'],
  ['a super editor', editor],
])(
  'with the database down every call answers its own examples with 503 and Retry-After, or needs no database: requested by %s',
  async (_who, user) => {
    const { groups, schemas } = readDocument((await site.app.inject('/api/docs/openapi.json')).json())
    const answers = await Promise.all(
      groups
        .flatMap(group => group.calls)
        .map(async call => {
          const { type, ...request } = exampleCall(call, schemas)
          const headers = {
            ...{ host: 'localhost:3000', origin: 'http://localhost:3000', accept: 'application/json', 'x-visitor': user },
            ...(user === editor && { cookie: 'recto_session=1' }),
            ...(type !== undefined && { 'content-type': type }),
          }
          const answer = await site.app.inject({ ...request, headers })
          return { call: `${request.method} ${request.url}`, status: answer.statusCode, error: errorOf(answer) }
        }),
    )
    expect(answers.filter(({ error }) => error !== null)).toEqual([])
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(user === editor ? 80 : 50)
  },
)
