/** Requests between a WordPress and an installation other than for the content itself. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { isSignedChange } from '../../use-cases/wordpress/change-word.ts'

const tags = ['site content']
/** Enough for a whole team of editors who save frequently. */
const limit = { max: 600, seconds: 60 }

export const wordpressRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { wordpress, contentState, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/wp-json/f1000/v1/changed',
    schema: {
      tags,
      summary: 'Whether something of the site’s content is another one',
      response: {
        200: z.object({ changed: z.string() }).describe('Another word than before when it is; what stands in it means nothing.'),
      },
    },
    handler: async (_, reply) => {
      reply.header('Cache-Control', 'no-store')
      return { changed: await contentState() }
    },
  })

  app.route({
    method: 'POST',
    url: '/wp-json/recto/v1/changed',
    onRequest: throttleBy(limit),
    bodyLimit: 4096,
    schema: {
      tags,
      summary: 'A WordPress says that something of it is another one',
      description: 'Signed with the secret that both know; there is no such call where the installation has none.',
      body: z.object({
        at: z.int().positive().describe('Seconds since 1970.'),
        signature: z.string().max(200).describe('HMAC-SHA-256 of `recto-changed AT`, in hexadecimal digits.'),
      }),
      response: {
        202: z.object({ noted: z.literal(true) }).describe('It is looked at in a moment.'),
        400: errorsSchema.describe('The body is wrong.'),
        403: errorsSchema.describe('The signature is wrong, or too old.'),
        ...notFound,
      },
    },
    handler: async ({ host, body }, reply) => {
      if (wordpress === null) throw notFoundError('such call')
      if (!isSignedChange(wordpress.secret, body, Date.now() / 1000))
        return reply.code(403).send({
          errors: [
            { field: 'signature', message: 'is not that of this installation’s secret, or the clocks are more than five minutes apart' },
          ],
        })
      wordpress.notify(platformOf(host).key)
      return reply.code(202).send({ noted: true })
    },
  })
}
