/** Accounts for machines: registration, forgotten passwords, and what an account's holder may see and change (specification, accounts.md section 7). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { anonymisedName } from '../../use-cases/anonymised-name.ts'
import { credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { allowed, signInNeeded } from '../who.ts'
import { detailsRoutes } from './details-routes.ts'
import { keysOf } from './entries.ts'
import { registrationRoutes } from './registration-routes.ts'
import { deletionSchema, successSchema } from './schemas.ts'
import { invalid, tooMany, type UserRouteOptions, userContext } from './shared.ts'

/** Several times what all fields hold at their maximum length. */
const bodyLimit = 64 * 1024
const limit = { max: 60, seconds: 600 }

export const userRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  acceptForms(app, { bodyLimit })
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'))
  const options = { ...dependencies, slowly: throttleBy(limit) }
  await app.register(registrationRoutes, options)
  await app.register(detailsRoutes, options)
  await app.register(ownAccountRoutes, options)
}

/** The account as a whole: deleting it, and all that is held about it. */
const ownAccountRoutes: FastifyPluginAsyncZod<UserRouteOptions> = async (app, options) => {
  const { accounts, slowly } = options
  const requestContextOf = userContext(options)

  app.route({
    method: 'DELETE',
    url: '/api/user',
    onRequest: slowly,
    schema: {
      tags: ['accounts'],
      summary: 'Deletes the account of who is signed in, at once and for good',
      description:
        'Published comments and peer-review reports stay, with the name or without it. Of an account without a password, an email with a link confirms it first.',
      consumes: ['application/json'],
      body: deletionSchema,
      response: {
        200: successSchema.describe('The account is gone, and its cookies with it.'),
        202: successSchema.describe('An email is on its way to the account’s address.'),
        ...invalid,
        ...signInNeeded,
        ...tooMany,
      },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', options)
      const requestContext = requestContextOf(request)
      const { name, plainPassword } = request.body
      const entries = { name: [name], plainPassword: [plainPassword] }
      const outcome = await accounts.mine.delete(me, requestContext, entries, anonymisedName(requestContext.language))
      if (outcome.kind === 'refused') return reply.code(400).send({ errors: keysOf(outcome.errors) })
      if (outcome.kind === 'accepted') return reply.code(202).send({ success: true })
      for (const cookie of await accounts.sessions.signOut(credentialsFrom(request.headers))) reply.header('Set-Cookie', cookie)
      return { success: true } as const
    },
  })

  app.route({
    method: 'GET',
    url: '/api/user/data',
    schema: {
      tags: ['accounts'],
      summary: 'Everything that is held about who is signed in',
      description: 'One JSON file: account, demographics, sessions, ways in, open links, comments, sign-ups and emails. No secrets.',
      response: { 200: z.record(z.string(), z.unknown()).describe('A list or an object for each kind.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', options)
      const day = new Date().toISOString().slice(0, 10)
      reply.header('Content-Disposition', `attachment; filename="my-data-${day}.json"`)
      return { ...(await accounts.mine.export(me)) }
    },
  })
}
