import { gunzipSync } from 'node:zlib'
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
  'application/x-research-info-systems',
  'application/x-endnote-refer',
  'application/x-bibtex',
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
        in: z.enum(['query', 'path']),
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

test('people read it in a page that asks nothing of other sites and runs no script', async () => {
  for (const [path, type] of [
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/docs/page.css', 'text/css; charset=utf-8'],
  ] as const) {
    const [plain, zipped] = await Promise.all([
      library.app.inject(path),
      library.app.inject({ url: path, headers: { 'accept-encoding': 'br, gzip' } }),
    ])
    expect([plain.statusCode, plain.headers['content-type'], zipped.headers['content-encoding']]).toEqual([200, type, 'gzip'])
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const again = await library.app.inject({ url: path, headers: { 'if-none-match': String(zipped.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  const { body, headers } = await library.app.inject('/api/docs')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
  expect(body.match(/(?<=(href|src)=")[^"]+/g)?.filter(address => !/^(#|\/$|\/api\/docs\/|\/favicon\.svg$)/.test(address))).toEqual([])
})

test('the page has each call with its parameters and answers, and links that lead somewhere', async () => {
  const { body } = await library.app.inject({ url: '/api/docs', headers: { host: 'gates.localhost' } })
  const text = body.replace(/<[^>]+>/g, '')
  const { paths, components } = await read()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      expect(text).toContain(`${method.toUpperCase()} ${path}`)
      expect(text).toContain(operation?.summary)
      for (const { name } of operation?.parameters ?? []) expect(body).toContain(`<code>${name}</code>`)
    }
  }
  for (const name of Object.keys(components.schemas)) expect(body).toContain(`id="schema-${name}"`)
  const ids: readonly string[] = body.match(/(?<= id=")[^"]+/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  expect(body.match(/(?<=href="#)[^"]+/g)?.filter(id => !ids.includes(id))).toEqual([])
  expect(body).toContain('curl &#39;http://gates.localhost/api/articles/')
})

test('the document names each route and nothing else', async () => {
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
    '/api/accounts/{id}/roles/{role}',
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
    '/api/referees',
    '/api/register',
    '/api/reports',
    '/api/services',
    '/api/sessions',
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

test('each route has its parameters, its failures and tags that are described', async () => {
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
      ...(asksOutside ? ['503'] : []),
    ]
    expect(Object.keys(operation.responses)).toEqual([isEvent ? '202' : '200', ...failures])
  }
})

test('parameters are documented as what they mean, not as the text that they arrive in (R9-01)', async () => {
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

test('every reference leads somewhere, and every schema is used', async () => {
  const document = await read()
  const references = new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g))
  const named = Object.keys(document.components.schemas).map(name => `#/components/schemas/${name}`)
  expect([...references].sort()).toEqual(named.sort())
})
