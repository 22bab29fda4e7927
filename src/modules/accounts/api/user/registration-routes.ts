import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rateLimitedError } from '../../../../core/http/api/errors.ts'
import type { OrganisationId } from '../../domain/ids.ts'
import { keysOf, registrationEntries } from './entries.ts'
import { registrationSchema, successSchema } from './schemas.ts'
import { invalid, tooMany, type UserRouteOptions, userContext } from './shared.ts'

/** Registration and forgotten passwords: what is called by who is not signed in. */
export const registrationRoutes: FastifyPluginAsyncZod<UserRouteOptions> = async (app, options) => {
  const { accounts, organisations, slowly } = options
  const requestContextOf = userContext(options)
  const rorOf = async (id: OrganisationId | undefined): Promise<string | null> =>
    id === undefined ? null : ((await organisations.byIds([id]))[0]?.ror ?? null)

  app.route({
    method: 'POST',
    url: '/api/register',
    onRequest: slowly,
    schema: {
      tags: ['accounts'],
      summary: 'Registers somebody',
      description:
        'An email goes to the address, and the account is made once its link is followed. The answer is the same whether the address has an account or not.',
      consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      body: registrationSchema,
      response: { 200: successSchema.describe('An email is on its way.'), ...invalid, ...tooMany },
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const ror = await rorOf(request.body.affiliationDTO?.id)
      const outcome = await accounts.registration.register(requestContextOf(request), registrationEntries(request.body, ror))
      if (outcome.kind === 'too-many') throw rateLimitedError(outcome.wait)
      if (outcome.kind === 'refused') return reply.code(400).send({ errors: keysOf(outcome.errors) })
      return { success: true } as const
    },
  })

  app.route({
    method: 'POST',
    url: '/user/password/reset',
    onRequest: slowly,
    schema: {
      tags: ['accounts'],
      summary: 'Asks for a link to choose a new password with',
      description: 'The answer is the same, and comes as soon, whether the address has an account or not.',
      consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
      body: z.object({ email: z.string().max(4000).default('') }),
      response: { 200: successSchema.describe('If the address has an account, an email is on its way.'), ...invalid, ...tooMany },
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const outcome = await accounts.registration.requestPasswordReset(requestContextOf(request), { email: [request.body.email] })
      if (outcome.kind === 'too-many') throw rateLimitedError(outcome.wait)
      if (outcome.kind === 'refused') return reply.code(400).send({ errors: keysOf(outcome.errors) })
      return { success: true } as const
    },
  })
}
