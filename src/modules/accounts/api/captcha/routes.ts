import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'

const challengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int().describe('Seconds since 1970.'),
    }),
    signature: z.string(),
  })
  .meta({ id: 'CaptchaChallenge' })

/** An open form requests a new challenge when its solution has expired: every ten minutes at most. */
const limit = { max: 60, seconds: 600 }

export const captchaRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { updates }) => {
  app.route({
    method: 'GET',
    url: '/api/captcha/challenge',
    onRequest: throttleBy(limit),
    schema: {
      tags: ['updates'],
      summary: 'A proof of work to be done before a form is sent',
      description:
        'Solved as ALTCHA’s second version describes it: {challenge, solution} in JSON, as base64, is what a form sends as its captcha. A solution is accepted once.',
      response: { 200: challengeSchema.describe('A challenge of its own for each call.') },
    },
    handler: async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return await updates.issueChallenge()
    },
  })
}
