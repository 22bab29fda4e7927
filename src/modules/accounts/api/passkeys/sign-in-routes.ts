import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { signInResponse } from '../../use-cases/passkeys/passkeys.ts'
import { credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { messages, optionsSchema, originUnknown, refusalSchema, refused, successSchema } from './answers.ts'
import { bodyLimit, passkeyContext } from './request.ts'

const otherSite = errorsSchema.describe('A page of another site asked.')

/** Signing in with a passkey. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts } = dependencies
  const requestContextOf = passkeyContext(dependencies)

  app.route({
    method: 'POST',
    url: '/api/passkeys/sign-in/options',
    config: { answerIsNotStored: 'challenge' },
    bodyLimit: 1024,
    schema: {
      tags: ['session'],
      summary: 'What a passkey signs to sign in',
      response: {
        200: optionsSchema,
        400: originUnknown,
        403: otherSite,
        429: errorsSchema.describe('Too many were asked for: Retry-After says when the next is allowed.'),
      },
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'private, no-store')
      const start = await accounts.passkeys.startSignIn(requestContextOf(request))
      if (start.kind === 'options') return { ...start.options }
      throw rateLimitedError(start.wait)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/passkeys/sign-in',
    config: { answerIsNotStored: 'cookies' },
    bodyLimit,
    schema: {
      tags: ['session'],
      summary: 'Signs in with a passkey',
      description: 'Sets the session cookie.',
      body: z.object({ response: signInResponse }),
      response: { 200: successSchema, 400: refusalSchema, 403: otherSite },
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'private, no-store')
      const outcome = await accounts.passkeys.signIn(requestContextOf(request), request.body.response, credentialsFrom(request.headers))
      if (outcome.kind !== 'signed-in') return reply.code(400).send(refused(outcome.kind, messages[outcome.kind]))
      for (const cookie of outcome.setCookies) reply.header('Set-Cookie', cookie)
      return { success: true } as const
    },
  })
}
