/** The description of the API, made from the same schemas that check its calls: /api/docs/openapi.json. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** Before the routes: it hears of each as it is added. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Recto',
        version: '1',
        description:
          'What the platform of the host name has published. Answers carry an ETag; ask again with If-None-Match. Errors have a body with `errors`.',
      },
      tags: [
        { name: 'content', description: 'Items of all five types' },
        { name: 'articles', description: 'Articles and their versions' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()))
}
