/** The OpenAPI document, generated from the schemas that validate the API: /api/docs/openapi.json, and /api/docs for people. */
import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callPaths } from '../call-paths.ts'

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

/** Every named schema has an input and an output variant; read-only calls never need the first. */
const addAnsweredSchemas: SwaggerTransformObject = about => {
  const document = addSchemas(about)
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) {
    if (schemas && name.endsWith('Input') && name.slice(0, -'Input'.length) in schemas) delete schemas[name]
  }
  // By name: they come in the order in which modules happen to be read.
  if (schemas && 'components' in document && document.components)
    document.components.schemas = Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => one.localeCompare(other, 'en')))
  return document
}

/** Must run before the routes are added, since it is notified of each. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Recto: the API of this platform',
        version: '1',
        description: [
          'What the platform of the host name has published: what is another platform’s does not exist in an answer.',
          'Lists of ids are answered in their order, each once, and unknown ones are left out; one thing that is unknown is a 404.',
          'Calls that are known at the site’s root answer there as well as under `/api`; `x-root-paths` lists them. Where a page stands at the same path, send `Accept: application/json`, the header `F1000-AuthBearer`, or a body that is JSON or `multipart/form-data`.',
          'Answers carry an ETag; ask again with If-None-Match. Whatever fails has a body with `errors`, each with a message and the field that it is about.',
        ].join('\n\n'),
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      ...{ 'x-root-paths': callPaths.map(({ method, path, call, hasPage = false }) => ({ method, path, call, hasPage })) },
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
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: addAnsweredSchemas,
  })
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()))
}
