import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { clientInfoOf, credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { sessionListRoutes } from './session-list-routes.ts'

const bodyLimit = 16 * 1024

const credentialsSchema = z.object({
  username: z.string().max(254).default('').describe('The e-mail address of the account.'),
  password: z.string().max(1000).default(''),
  'remember-me': z.string().optional().describe('Sent with any value by who wants to be remembered by this browser.'),
})
const tokenSchema = z.string().meta({ examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOjF9.signature'] })

/**
 * API calls for signing in and out, and the token (specification, accounts.md section 7 “Session”). The page /login accepts the same form.
 */
export const sessionRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts, platformOf, userOf } = dependencies
  const { sessions } = accounts
  acceptForms(app, { bodyLimit })

  app.route({
    method: 'POST',
    url: '/api/login',
    config: { answerIsNotStored: 'token' },
    schema: {
      tags: ['session'],
      summary: 'Signs in with an e-mail address and a password',
      description: 'Sets the session cookie and answers the token. The answer is the same whether there is such an account or not.',
      consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
      body: credentialsSchema,
      response: {
        200: z.object({ token: tokenSchema }).describe('Signed in.'),
        400: errorsSchema.describe('The form cannot be read.'),
        401: errorsSchema.describe('You have entered an invalid username or password.'),
        429: errorsSchema.describe('Too many tries: Retry-After says when the next is allowed.'),
      },
    },
    handler: async (request, reply) => {
      const { key } = platformOf(request.host)
      const { username, password, 'remember-me': remember } = request.body
      const requested = { username, password, remember: remember !== undefined }
      const outcome = await sessions.signIn(key, requested, clientInfoOf(request), credentialsFrom(request.headers))
      reply.header('Cache-Control', 'private, no-store')
      if (outcome.kind === 'too-many') throw rateLimitedError(outcome.wait)
      if (outcome.kind === 'wrong') throw new HttpError('UNAUTHENTICATED', 'You have entered an invalid username or password')
      for (const cookie of outcome.setCookies) reply.header('Set-Cookie', cookie)
      return { token: await sessions.token(key, outcome.user) }
    },
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/api/logout',
    config: { answerIsNotStored: 'cookies' },
    schema: {
      tags: ['session'],
      summary: 'Signs out',
      description: 'Ends the session, and with it every token that was made for it, and clears its cookies.',
      response: {
        200: z.object({ success: z.literal(true) }).describe('Signed out.'),
        403: errorsSchema.describe('A page of another site asked.'),
      },
    },
    handler: async (request, reply) => {
      for (const cookie of await sessions.signOut(credentialsFrom(request.headers))) reply.header('Set-Cookie', cookie)
      reply.header('Cache-Control', 'private, no-store')
      return { success: true } as const
    },
  })

  app.route({
    method: 'GET',
    url: '/api/token',
    schema: {
      tags: ['session'],
      summary: 'The token of who is asking',
      description:
        'A signed token with the claims exp, iss, userId, username and userRoles, for the header F1000-AuthBearer. Nobody’s token names no user. It counts as expired five seconds before exp, and ends with its session.',
      response: { 200: tokenSchema.describe('The token.') },
    },
    handler: async (request, reply) => {
      const user = await userOf(request, reply)
      reply.header('Cache-Control', 'private, no-store').type('text/plain; charset=utf-8')
      return await sessions.token(platformOf(request.host).key, user)
    },
  })

  await app.register(sessionListRoutes, dependencies)
}
