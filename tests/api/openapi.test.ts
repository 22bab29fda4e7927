import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
})
afterAll(() => library.close())

/** The parts of OpenAPI 3.1 that the document uses, as strictly as that specification has them. */
const schema = z.record(z.string(), z.unknown())
/** Files leave in their own types, everything else as JSON. */
const mediaType = z.enum([
  'application/json',
  'application/problem+json',
  'application/x-research-info-systems',
  'application/x-endnote-refer',
  'application/x-bibtex',
  'text/csv',
  'application/vnd.citationstyles.csl+json',
])
const operation = z.strictObject({
  summary: z.string(),
  description: z.string().optional(),
  requestBody: z.strictObject({ content: z.record(z.string(), z.strictObject({ schema })), required: z.boolean().optional() }).optional(),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['query', 'path', 'header']),
        required: z.boolean(),
        example: z.unknown().optional(),
        schema,
        description: z.string().optional(),
      }),
    )
    .default([]),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({
      description: z.string(),
      content: z.partialRecord(mediaType, z.strictObject({ schema, example: z.unknown().optional() })),
    }),
  ),
})
const openapi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  'x-root-paths': z.array(z.strictObject({ method: z.string(), path: z.string(), call: z.string(), hasPage: z.boolean() })),
  components: z.strictObject({ schemas: z.record(z.string(), schema) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operation.optional(), post: operation.optional(), put: operation.optional(), delete: operation.optional() }),
  ),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
})

const takesKey = ({ parameters }: z.infer<typeof operation>): boolean => parameters.some(({ name }) => name === 'Idempotency-Key')

const read = async () => {
  const answer = await library.app.inject('/api/docs/openapi.json')
  expect(answer.statusCode).toBe(200)
  return openapi.parse(answer.json())
}

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate((await library.app.inject('/api/docs/openapi.json')).json())
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('the document has each route and nothing else', async () => {
  expect(Object.keys((await read()).paths).sort()).toEqual([
    '/ajax/alerts/toc/checkUser',
    '/ajax/alerts/toc/signup',
    '/ajax/recommendVersion',
    '/ajax/signupForUpdates',
    '/ajax/stopTrackingArticle',
    '/ajax/stopTrackingCollection',
    '/ajax/trackArticle',
    '/ajax/trackCollection',
    '/api/accounts',
    '/api/accounts/{id}/memberships',
    '/api/accounts/{id}/memberships/{membershipId}',
    '/api/accounts/{id}/roles/{role}',
    '/api/accounts/{id}/second-factor',
    '/api/affiliations',
    '/api/affiliations/suggest',
    '/api/affiliations/suggested',
    '/api/affiliations/{id}',
    '/api/articles',
    '/api/articles/{id}',
    '/api/assets',
    '/api/assets/{id}',
    '/api/assets/{id}/authors',
    '/api/browse',
    '/api/browse/export',
    '/api/captcha/challenge',
    '/api/citations',
    '/api/comments',
    '/api/datasets',
    '/api/external-articles/validate',
    '/api/funders',
    '/api/gatewayRelations',
    '/api/gateways',
    '/api/gateways/latest',
    '/api/gateways/{id}',
    '/api/gateways/{id}/latest',
    '/api/genders',
    '/api/login',
    '/api/logout',
    '/api/metrics',
    '/api/metrics/monthly',
    '/api/metrics/report',
    '/api/metrics/total',
    '/api/nationalities',
    '/api/ontology/term',
    '/api/ontology/{ids}',
    '/api/ontology/{id}/children',
    '/api/passkeys',
    '/api/passkeys/registration',
    '/api/passkeys/registration/options',
    '/api/passkeys/sign-in',
    '/api/passkeys/sign-in/options',
    '/api/passkeys/{id}',
    '/api/platform',
    '/api/platform/second-factor',
    '/api/referees',
    '/api/register',
    '/api/reports',
    '/api/services',
    '/api/sessions',
    '/api/sessions/second-factor',
    '/api/sessions/{id}',
    '/api/static/article-filters',
    '/api/static/countries',
    '/api/static/login-options',
    '/api/static/orcid',
    '/api/static/platform',
    '/api/suggestions',
    '/api/token',
    '/api/tracking/content',
    '/api/user',
    '/api/user/data',
    '/api/user/details',
    '/api/user/orcid',
    '/api/user/researcher-id',
    '/api/v1/documentTypes',
    '/api/versions',
    '/api/versions/{id}',
    '/api/versions/{id}/authors',
    '/api/versions/{id}/status',
    '/api/versions/{id}/translations',
    '/articles/exportTo',
    '/comment/addToAsset',
    '/comment/addToPost',
    '/comment/addToReport',
    '/comment/addToVersion',
    '/content',
    '/content-filters',
    '/content/{id}',
    '/published/summary',
    '/user/password/reset',
    '/wp-json/f1000/v1/advisory_board/members',
    '/wp-json/f1000/v1/advisory_board/subjects',
    '/wp-json/f1000/v1/authors',
    '/wp-json/f1000/v1/authors/{slug}',
    '/wp-json/f1000/v1/blocks/submit_research',
    '/wp-json/f1000/v1/changed',
    '/wp-json/f1000/v1/media',
    '/wp-json/f1000/v1/media/{id}',
    '/wp-json/f1000/v1/menus',
    '/wp-json/f1000/v1/pages/{id}',
    '/wp-json/f1000/v1/posts/{id}/preview',
    '/wp-json/f1000/v1/routes',
    '/wp-json/f1000/v1/settings',
    '/wp-json/f1000/v1/stats',
    '/wp-json/jwt-auth/v1/token',
    '/wp-json/recto/v1/changed',
    '/wp-json/wp/v2/advisory_board/members',
    '/wp-json/wp/v2/advisory_board/subjects',
    '/wp-json/wp/v2/blocks/submit_research',
    '/wp-json/wp/v2/comments',
    '/wp-json/wp/v2/media',
    '/wp-json/wp/v2/media/{id}',
    '/wp-json/wp/v2/menus',
    '/wp-json/wp/v2/pages/{id}',
    '/wp-json/wp/v2/posts',
    '/wp-json/wp/v2/routes',
    '/wp-json/wp/v2/settings',
    '/wp-json/wp/v2/stats',
  ])
})

test('each route has its parameters, its errors and tags with descriptions', async () => {
  const { paths, tags } = await read()
  const described = new Set(tags.map(({ name }) => name))
  const operations = Object.entries(paths).flatMap(([path, { get, post, put, delete: remove }]) =>
    [get, post, put, remove].flatMap(each => (each === undefined ? [] : [{ path, operation: each }])),
  )
  for (const { path, operation } of operations) {
    const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
    expect(operation.tags.filter(tag => !described.has(tag))).toEqual([])
    expect(Object.values(operation.responses).map(({ description }) => description)).not.toContain('Default Response')
    // Who asks, and how often, decides there: their own tests say what fails how.
    if (
      operation.tags.some(tag => ['session', 'accounts', 'recommendations', 'tracking', 'alerts'].includes(tag)) ||
      path.startsWith('/comment/') ||
      // An upload: tests/api/media-library.
      '413' in operation.responses ||
      ['/wp-json/recto/v1/changed', '/wp-json/jwt-auth/v1/token', '/wp-json/f1000/v1/posts/{id}/preview'].includes(path) ||
      path === '/api/versions/{id}/status' ||
      (path.startsWith('/api/affiliations') && '401' in operation.responses)
    )
      continue
    const isForm = operation.requestBody !== undefined
    // An event is taken in, and looked at later.
    const isEvent = path === '/api/metrics' && isForm
    const isSearch = operation.parameters.some(({ name }) => name === 'term0')
    const namesByQuery =
      isSearch ||
      path.startsWith('/api/metrics') ||
      ['/articles/exportTo', '/api/citations', '/api/gateways/latest', '/api/datasets', '/api/ontology/term'].includes(path)
    const namesList = path === '/api/ontology/{ids}'
    const namesOneThing = !isEvent && !namesList && (inPath.length > 0 || isForm || namesByQuery)
    // What it asks may be switched off, or away.
    const asksOutside = path.startsWith('/api/external-articles')
    const mayAskForDrafts = operation.parameters.some(({ name }) => name === 'publishedOnly')
    const failures = [
      ...(operation.parameters.length > 0 || isForm ? ['400'] : []),
      ...(mayAskForDrafts ? ['403'] : []),
      ...(namesOneThing || asksOutside ? ['404'] : []),
      ...(takesKey(operation) ? ['409', '422'] : []),
      // It reads up to a thousand publications.
      ...(path === '/api/browse/export' ? ['429'] : []),
      ...(asksOutside ? ['503'] : []),
    ]
    expect(Object.keys(operation.responses)).toEqual([isEvent ? '202' : '200', ...failures])
  }
})

test('each call that changes something takes an Idempotency-Key, or says why not', async () => {
  const { paths, info } = await read()
  expect(info.description).toContain('Idempotency-Key')
  const without: string[] = []
  for (const [path, { get, post, put, delete: remove }] of Object.entries(paths)) {
    if (get !== undefined) expect(takesKey(get)).toBe(false)
    for (const [method, operation] of Object.entries({ POST: post, PUT: put, DELETE: remove })) {
      if (operation === undefined) continue
      const failures = ['409', '422'].map(status => operation.responses[status]?.description.includes('Idempotency-Key') ?? false)
      expect(failures).toEqual([takesKey(operation), takesKey(operation)])
      if (takesKey(operation)) continue
      expect(operation.description).toMatch(/is not kept: an Idempotency-Key has no effect\.$/)
      without.push(`${method} ${path}`)
    }
  }
  expect(without).toEqual([
    'POST /wp-json/jwt-auth/v1/token',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/sessions/second-factor',
    'POST /api/passkeys/registration/options',
    'POST /api/passkeys/registration',
    'POST /api/passkeys/sign-in/options',
    'POST /api/passkeys/sign-in',
  ])
})

test('each error is described as problem details too', async () => {
  const { paths } = await read()
  const all = Object.values(paths).flatMap(({ get, post, put, delete: remove }) => [get, post, put, remove])
  const failures = all.flatMap(each => Object.entries(each?.responses ?? {})).filter(([status]) => Number(status) >= 400)
  expect(failures.length).toBeGreaterThan(100)
  for (const [, { content }] of failures)
    expect(content['application/problem+json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' })
})

test('parameters are documented by their meaning, not as the text in which they arrive (R9-01)', async () => {
  const { paths } = await read()
  const parameter = (path: string, name: string) => paths[path]?.get?.parameters.find(each => each.name === name)
  expect(parameter('/content', 'show')).toMatchObject({
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  })
  expect(parameter('/api/versions', 'id')).toMatchObject({
    required: true,
    schema: { type: 'array', maxItems: 100, items: { type: 'integer' } },
  })
  expect(parameter('/api/articles/{id}', 'id')).toMatchObject({ schema: { type: 'integer', minimum: 1 } })
  expect(parameter('/api/articles/{id}', 'publishedOnly')).toMatchObject({ required: false, schema: { type: 'boolean', default: true } })
})

test('every reference resolves, and every schema is used', async () => {
  const document = await read()
  const references = new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g))
  const named = Object.keys(document.components.schemas).map(name => `#/components/schemas/${name}`)
  expect([...references].sort()).toEqual(named.sort())
})
