/** The examples of the API's description are answers that the API could give. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorsSchema } from '../core/http/api/errors.ts'
import { problemSchema } from '../core/http/api/problems.ts'
import { accountListSchema, accountSchema } from '../modules/accounts/api/accounts/schemas.ts'
import { commentSchema } from '../modules/comments/api/schemas.ts'
import { validationSchema } from '../modules/discovery/api/external-articles/routes.ts'
import { suggestionsSchema } from '../modules/discovery/api/suggestions/routes.ts'
import { gatewayRelationSchema, gatewaySchema, latestOfGatewaySchema } from '../modules/gateways/api/schemas.ts'
import { metricsSchema, monthlySchema, totalsSchema } from '../modules/metrics/api/schemas.ts'
import { articleSchema } from '../modules/publications/api/articles/schemas.ts'
import { authorSchema } from '../modules/publications/api/authors/schemas.ts'
import { citationSchema } from '../modules/publications/api/citations/routes.ts'
import { contentFilterSchema, contentListItemSchema, contentListSchema } from '../modules/publications/api/content/schemas.ts'
import { ontologyTermSchema } from '../modules/publications/api/ontology/routes.ts'
import { refereeSchema } from '../modules/publications/api/referees/schemas.ts'
import { reportSchema } from '../modules/publications/api/reports/schemas.ts'
import { translationSchema, versionSchema } from '../modules/publications/api/versions/schemas.ts'
import { curlLine, exampleOf } from './docs/example.ts'
import type { Call } from './docs/read-document.ts'

const schemas = {
  problemSchema,
  accountSchema,
  accountListSchema,
  articleSchema,
  versionSchema,
  translationSchema,
  authorSchema,
  reportSchema,
  refereeSchema,
  commentSchema,
  citationSchema,
  totalsSchema,
  monthlySchema,
  metricsSchema,
  contentListItemSchema,
  contentListSchema,
  validationSchema,
  contentFilterSchema,
  gatewaySchema,
  gatewayRelationSchema,
  latestOfGatewaySchema,
  ontologyTermSchema,
  suggestionsSchema,
  errorsSchema,
}

test.each(Object.entries(schemas))('the example of %s has every field of the schema and no other', (_, schema: z.ZodType) => {
  const examples = z.array(z.unknown()).min(1).parse(z.globalRegistry.get(schema)?.examples)
  for (const example of examples) expect(schema.parse(example)).toEqual(example)
})

test('a schema without an example gets one made of its fields', () => {
  const named = { Word: { type: 'string', examples: ['lichen'] } }
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: 1 },
      words: { type: 'array', items: { $ref: '#/components/schemas/Word' } },
      kind: { anyOf: [{ type: 'string', enum: ['POSTER', 'VIDEO'] }, { type: 'null' }] },
      on: { type: 'string', format: 'date' },
      by: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
  }
  expect(exampleOf(schema, named)).toEqual({ id: 1, words: ['lichen'], kind: 'POSTER', on: '2024-05-31', by: { '12': true } })
})

const call = (facts: Partial<Call>): Call => ({
  method: 'GET',
  path: '/api/things',
  id: 'get-api-things',
  summary: 'Things',
  tags: [],
  parameters: [],
  responses: {},
  ...facts,
})
const id = { type: 'integer', minimum: 1 }

test.each<[Partial<Call>, string]>([
  [{}, "curl 'https://example.org/api/things'"],
  [
    { path: '/api/things/{id}', parameters: [{ name: 'id', in: 'path', required: true, schema: id }] },
    "curl 'https://example.org/api/things/1'",
  ],
  [
    {
      parameters: [
        { name: 'id', in: 'query', required: true, schema: { type: 'array', items: id } },
        { name: 'words', in: 'query', required: false, example: 'a b,c', schema: { type: 'string' } },
        { name: 'page', in: 'query', required: false, schema: id },
      ],
    },
    "curl 'https://example.org/api/things?id=1&words=a%20b%2Cc'",
  ],
  [
    { method: 'POST', requestBody: { content: { 'application/json': { schema: { type: 'object', examples: [{ text: "it's" }] } } } } },
    `curl 'https://example.org/api/things' --json '{"text":"it'\\''s"}'`,
  ],
  [
    { method: 'POST', requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: { id } } } } } },
    "curl 'https://example.org/api/things' -F 'id=1'",
  ],
])('the schema %j gives a valid example', (facts, line) => expect(curlLine(call(facts), 'https://example.org', {})).toBe(line))
