import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { allowed, signInNeeded } from '../who.ts'

/** The identities at other providers that are linked to the account (specification, accounts.md section 7 “Session”). */
export const identityRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { identities } = dependencies.accounts

  app.route({
    method: 'GET',
    url: '/api/user/orcid',
    schema: {
      tags: ['accounts'],
      summary: 'The ORCID iD of the account',
      response: {
        200: z.object({ orcid: z.string().nullable() }).describe('Confirmed by ORCID’s own sign-in; null where none is linked.'),
        ...signInNeeded,
      },
    },
    handler: async (request, reply) => {
      const { orcid } = await identities.mine(await allowed(request, reply, 'see my details', dependencies))
      return { orcid }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/user/researcher-id',
    schema: {
      tags: ['accounts'],
      summary: 'The researcher id of the account',
      response: { 200: z.object({ researcherId: z.string().nullable() }).describe('Null where none is linked.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const { researcherId } = await identities.mine(await allowed(request, reply, 'see my details', dependencies))
      return { researcherId }
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/user/researcher-id',
    schema: {
      tags: ['accounts'],
      summary: 'Takes the researcher id from the account',
      response: { 200: z.object({ researcherId: z.null() }).describe('There is none now.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      await dependencies.accounts.researcherIds.disconnect(await allowed(request, reply, 'see my details', dependencies))
      return { researcherId: null }
    },
  })
}
