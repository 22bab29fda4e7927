/** The OpenAPI document, generated from the schemas that validate the API: /api/docs/openapi.json, and /api/docs for people. */
import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { maxKeyBytes } from '../idempotency/idempotency-key.ts'
import { changesSomething, idempotencyHeader, maxAnswerBytes, replayedHeader, unstoredAnswers } from './idempotent-calls.ts'
import { docsPath, problemMediaType } from './problems.ts'

interface JsonSchemaContext {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}

/** Parameters arrive as text; `documentedAs` in their metadata gives their real type. */
const zodToJsonConfig = {
  override({ zodSchema, jsonSchema }: JsonSchemaContext): void {
    const documented = z.globalRegistry.get(zodSchema)?.documentedAs
    if (typeof documented === 'object') {
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      Object.assign(jsonSchema, documented)
    }
    // The bounds of JavaScript's numbers are no facts about ours.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
}
const addSchemas = createJsonSchemaTransformObject({ zodToJsonConfig })

const addJsonSchemas = createJsonSchemaTransform({ zodToJsonConfig })

const keyParameter = {
  type: 'string',
  description: `A new text of up to ${maxKeyBytes} characters for each call, best a UUID: sent again with it, the call is done once.`,
  examples: ['"8e03978e-40d5-43dd-bc93-6894a57f9324"'],
}

/** Adds to calls that change something that they take an Idempotency-Key, or why they do not. */
const describeIdempotency: SwaggerTransform = about => {
  const { schema, url } = addJsonSchemas(about)
  const { method, config } = about.route
  if (schema === undefined || schema.hide === true || ![method].flat().some(changesSomething)) return { schema, url }
  const reason = config?.answerIsNotStored
  if (reason === undefined)
    return { schema: { ...schema, headers: { type: 'object', properties: { [idempotencyHeader]: keyParameter } } }, url }
  const note = `${unstoredAnswers[reason]}, so that it is not kept: an ${idempotencyHeader} has no effect.`
  return { schema: { ...schema, description: [schema.description, note].filter(Boolean).join(' ') }, url }
}

/** Every named schema has an input and an output variant; read-only calls never need the first. */
const addAnsweredSchemas: SwaggerTransformObject = about => {
  const document = addSchemas(about)
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) {
    if (schemas && name.endsWith('Input') && name.slice(0, -'Input'.length) in schemas) delete schemas[name]
  }
  // Schemas are sorted by name: they come in the order in which modules happen to be read.
  if (schemas && 'components' in document && document.components)
    document.components.schemas = Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => one.localeCompare(other, 'en')))
  return document
}

/** A call that also has a path outside /api. */
interface RootPath {
  method: string
  path: string
  call: string
  /** A page of the site has the same path. */
  hasPage?: boolean
}

const problemSchema = { $ref: '#/components/schemas/Problem' }
const errorsSchema = { $ref: '#/components/schemas/Errors' }
const keyResponses = {
  409: `A call with the same ${idempotencyHeader} is still running, or was done and its answer is lost or was too large to be kept.`,
  422: `The ${idempotencyHeader} was used with another body or query.`,
}

/** What is read and changed of the document's calls; everything else of them stays. */
const pathsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.looseObject({
      parameters: z.array(z.looseObject({ name: z.string() })).optional(),
      responses: z.record(
        z.string(),
        z.looseObject({ description: z.string(), content: z.record(z.string(), z.looseObject({})).optional() }),
      ),
    }),
  ),
)
type DescribedCall = z.infer<typeof pathsSchema>[string][string]

/** Adds problem details to every failure in JSON, and the failures of an Idempotency-Key to each call that takes one. */
const addProblems: SwaggerTransformObject = about => {
  const document = addAnsweredSchemas(about)
  if (!('paths' in document)) return document
  const paths = pathsSchema.parse(document.paths)
  for (const call of Object.values(paths).flatMap(methods => Object.values(methods))) addProblemsTo(call)
  return Object.assign(document, { paths })
}

function addProblemsTo({ parameters = [], responses }: DescribedCall): void {
  if (parameters.some(({ name }) => name === idempotencyHeader))
    for (const [status, description] of Object.entries(keyResponses)) {
      const known = responses[status]
      if (known === undefined) responses[status] = { description, content: { 'application/json': { schema: errorsSchema } } }
      else known.description += ` Or: ${description}`
    }
  for (const [status, { content }] of Object.entries(responses))
    if (Number(status) >= 400 && content?.['application/json'] !== undefined) content[problemMediaType] = { schema: problemSchema }
}

/** Must run before the routes are added, since it is notified of each. */
export async function describeApi(app: FastifyInstance, rootPaths: readonly RootPath[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Recto: the API of this platform',
        version: '1',
        description: [
          'The API answers with what the platform of the requested host name has published; what is another platform’s is not found.',
          'Lists of ids are answered in their order, each once, and unknown ones are left out; one thing that is unknown is a 404. Answers carry an ETag; ask again with If-None-Match.',
          '## Authentication',
          'What is published is read without signing in. `POST /api/login` takes the email address and the password of an account, sets the session cookie and answers a token; `GET /api/token` answers another one later.',
          'Send the token with each call as `F1000-AuthBearer: Bearer TOKEN`. It is valid until its claim `exp`, and no longer than its session. A browser’s session cookie counts as well; from pages of other sites, calls that change something are 403. A role that needs a second factor counts once the session has given it: `POST /api/sessions/second-factor`.',
          '## Rate limits',
          'Calls that check passwords, send emails or store what anybody may send, and a few that are much work for the server, are limited for each account or network. Who calls too often is answered 429, and `Retry-After` has the seconds until the next call is allowed.',
          '## Errors',
          'Whatever fails has a body with `errors`, each with a message and the field that it is about.',
          `Who sends \`Accept: ${problemMediaType}\` gets failures as problem details (RFC 9457) with the same \`errors\`. Their types, listed under Problem types, are relative to the site, and the same on all of them.`,
          '## Idempotency-Key',
          `A call that changes something takes the header \`${idempotencyHeader}\` (draft-ietf-httpapi-idempotency-key-header): a text in quotes that is new for each call, best a UUID. For a day the same key with the same call, body and query is answered with the first answer and \`${replayedHeader}: true\`, and nothing is done again. With another body or query it is 422, and while the first is running 409 with \`Retry-After\`.`,
          `A key is the account’s that sends it; of who is not signed in, the network’s. Failures with 400, 401, 403, 413, 415, 429 or from 500 on are not kept: the call is tried anew, unless it changed something before it failed, or before its server was lost: then it is 409 and says when. Of an answer of more than ${maxAnswerBytes / 1024} KB only is kept that it was given: sent again, the call is 409.`,
          '## Paths outside /api',
          'Calls that are known at the site’s root answer there as well as under `/api`; `x-root-paths` lists them. Where a page stands at the same path, send `Accept: application/json`, the header `F1000-AuthBearer`, or a body that is JSON or `multipart/form-data`.',
        ].join('\n\n'),
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      ...{ 'x-root-paths': rootPaths.map(({ method, path, call, hasPage = false }) => ({ method, path, call, hasPage })) },
      tags: [
        { name: 'platform', description: 'The site itself' },
        { name: 'content', description: 'Items of all five types' },
        { name: 'gateways', description: 'Gateways, collections and community gateways' },
        { name: 'articles', description: 'Articles and their versions' },
        { name: 'assets', description: 'Posters, slides, documents and videos' },
        { name: 'peer review', description: 'Reports, reviewers and readers’ comments' },
        { name: 'people', description: 'Where authors and reviewers work' },
        { name: 'site content', description: 'Pages, menus and what else the site says of itself, on the paths of a content system' },
        { name: 'lists', description: 'What readers choose from' },
        { name: 'metrics', description: 'How often items are used, cited and spoken of' },
        { name: 'updates', description: 'Signing up for the platform’s news' },
        { name: 'recommendations', description: 'Sharing by email' },
        { name: 'tracking', description: 'Items, gateways and collections that somebody keeps an eye on' },
        { name: 'alerts', description: 'Signing up for what is new, by email' },
        { name: 'session', description: 'Signing in and out, and the token' },
        { name: 'accounts', description: 'Registering, and what an account’s holder may see and change' },
      ],
    },
    transform: describeIdempotency,
    transformObject: addProblems,
  })
  app.get(`${docsPath}/openapi.json`, { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()))
}
