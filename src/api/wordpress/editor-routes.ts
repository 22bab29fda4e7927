/** Calls of those who edit a WordPress behind the site (specification, accounts.md section 7): they are asked there, and their answers handed on. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../dependencies.ts'
import { errorsSchema, NotFoundError, notFound } from '../errors.ts'
import { id } from '../parameters.ts'
import { throttleBy } from '../throttle.ts'

const tags = ['site content']
/** A few people behind one address who mistype a password; the WordPress has brakes of its own. */
const limit = { most: 20, seconds: 600 }
const away = { 503: errorsSchema.describe('The WordPress does not answer, or has no such call.') }
const notNow = { errors: [{ message: 'The content system cannot be reached. Try again in a while.' }] }

export const contentEditorRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { contentEditors, platformOf }) => {
  app.addHook('onSend', async (_, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.route({
    method: 'POST',
    url: '/wp-json/jwt-auth/v1/token',
    onRequest: throttleBy(limit),
    bodyLimit: 8192,
    schema: {
      tags,
      summary: 'Signs an editor in at the platform’s WordPress',
      body: z.object({
        username: z.string().trim().min(1, 'cannot be blank').max(254),
        password: z.string().min(1, 'cannot be blank').max(1000),
      }),
      response: {
        200: z.object({ token: z.string() }).describe('What says who asks, for previews.'),
        400: errorsSchema.describe('A field is left out.'),
        403: z.object({ code: z.string(), message: z.string() }).describe('What the WordPress says.'),
        ...notFound,
        ...away,
      },
    },
    handler: async ({ host, body }, reply) => {
      const outcome = await contentEditors.signIn(platformOf(host).key, body)
      if (outcome === null) throw new NotFoundError('content system with sign-ins of its own')
      if (outcome === 'away') return reply.code(503).send(notNow)
      if (outcome.kind === 'refused') return reply.code(403).send({ code: 'refused', message: outcome.message })
      return { token: outcome.token }
    },
  })

  app.route({
    method: 'GET',
    url: '/wp-json/f1000/v1/posts/:id/preview',
    schema: {
      tags,
      summary: 'A post of the platform’s WordPress as its editor has it now',
      description: 'For who sends `Authorization: Bearer` with the token.',
      params: z.object({ id }),
      response: {
        200: z.object({ title: z.string(), content: z.string().describe('HTML made safe.') }).describe('The post.'),
        400: errorsSchema.describe('A parameter is wrong; the errors name it.'),
        401: errorsSchema.describe('There is no token, or one that is no good any more.'),
        ...notFound,
        ...away,
      },
    },
    handler: async ({ host, params, headers }, reply) => {
      const [, token] = /^Bearer ([\w.~+/=-]{1,10000})$/.exec(headers.authorization ?? '') ?? []
      const found = await contentEditors.previewPost(platformOf(host).key, params.id, token ?? null)
      if (found === 'sign in') return reply.code(401).send({ errors: [{ message: 'Sign in to the content system to see this preview.' }] })
      if (found === 'away') return reply.code(503).send(notNow)
      if (found === null) throw new NotFoundError(`post ${params.id}`)
      return { title: found.title, content: found.html }
    },
  })
}
