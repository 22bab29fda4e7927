import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { userContext } from '../user/shared.ts'
import { allowed, signInNeeded } from '../who.ts'

/** The second factor of a session. The page /my/second-factor does the same. */
export const secondFactorRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const requestContextOf = userContext(dependencies)

  app.route({
    method: 'POST',
    url: '/api/sessions/second-factor',
    config: { answerIsNotStored: 'cookies' },
    bodyLimit: 1024,
    schema: {
      tags: ['session'],
      summary: 'Gives the session its second factor',
      description:
        'Roles of the staff that need one count from the next request on, also for tokens of the session. A session with cookies gets new ones.',
      body: z.object({ code: z.string().max(100).describe('Six digits of an authenticator app, or a recovery code.') }),
      response: {
        200: z.object({ success: z.literal(true) }).describe('The code was right.'),
        400: errorsSchema.describe('The code is wrong, or was used before; or the call cannot be read.'),
        429: errorsSchema.describe('Too many tries: Retry-After says when the next is allowed.'),
        ...signInNeeded,
      },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', dependencies)
      const hasCookie = credentialsFrom(request.headers).bearer === undefined
      const outcome = await dependencies.accounts.secondFactors.give(requestContextOf(request), me, request.body.code, hasCookie)
      if (outcome.kind === 'too-many') throw rateLimitedError(outcome.wait)
      if (outcome.kind === 'wrong') throw new HttpError('INVALID', 'The code is wrong, or was used before.')
      for (const cookie of outcome.setCookies) reply.header('Set-Cookie', cookie)
      return { success: true } as const
    },
  })
}
