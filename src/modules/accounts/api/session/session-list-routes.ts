import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFoundError } from '../../../../core/http/api/errors.ts'
import { maxId } from '../../../../core/ids/id.ts'
import { allowed, signInNeeded } from '../who.ts'

const sessionSchema = z.object({
  id: z.int(),
  platform: z.string(),
  signedInBy: z.enum(['password', 'passkey', 'orcid', 'institution']),
  userAgent: z.string(),
  network: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isRemembered: z.boolean(),
  isThisOne: z.boolean(),
})

/** Where the account is signed in, and signing out there. */
export const sessionListRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { sessions } = dependencies.accounts

  app.route({
    method: 'GET',
    url: '/api/sessions',
    schema: {
      tags: ['session'],
      summary: 'Where the account is signed in',
      response: { 200: z.array(sessionSchema).describe('The one used last first.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const user = await allowed(request, reply, 'see my details', dependencies)
      const listed = await sessions.list(user)
      return listed.map(session => ({
        ...session,
        startedAt: session.startedAt.toISOString(),
        seenAt: session.seenAt.toISOString(),
        isThisOne: session.id === user.sessionId,
      }))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/sessions/:id',
    schema: {
      tags: ['session'],
      summary: 'Signs out elsewhere',
      params: z.object({ id: z.coerce.number().int().min(1).max(maxId) }),
      response: {
        200: z.object({ success: z.literal(true) }).describe('Signed out.'),
        404: errorsSchema.describe('The account has no such session.'),
        ...signInNeeded,
      },
    },
    handler: async (request, reply) => {
      const user = await allowed(request, reply, 'see my details', dependencies)
      if (!(await sessions.end(user, request.params.id))) throw notFoundError('such session')
      return { success: true } as const
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/sessions',
    schema: {
      tags: ['session'],
      summary: 'Signs out everywhere',
      response: { 200: z.object({ success: z.literal(true) }).describe('Signed out everywhere.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      await sessions.endAll(await allowed(request, reply, 'see my details', dependencies), true)
      return { success: true } as const
    },
  })
}
