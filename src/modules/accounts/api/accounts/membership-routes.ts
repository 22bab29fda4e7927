import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { MembershipId } from '../../domain/ids.ts'
import type { MembershipOutcome, MembershipRefusal } from '../../domain/membership-outcome.ts'
import { allowed, signInNeeded } from '../who.ts'
import { membershipListSchema, membershipToGiveSchema } from './schemas.ts'

const membershipRefusals: Record<MembershipRefusal, string> = {
  'not-allowed': 'Only super editors can assign and remove roles.',
  'not-limited': 'This role applies everywhere and cannot be limited to a site or gateway.',
  'no-such-gateway': 'This site has no such gateway.',
}
const membershipResponses = {
  ...invalidParameter,
  ...signInNeeded,
  404: errorsSchema.describe('There is no such account, or it has no such membership.'),
  409: errorsSchema.describe('The rules of roles do not allow it; the message says which.'),
}

/** Roles for single sites and gateways, for super editors. The page /my/dashboard/roles/:accountId does the same. */
export const membershipRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts } = dependencies

  app.route({
    method: 'GET',
    url: '/api/accounts/:id/memberships',
    schema: {
      tags: ['accounts'],
      summary: 'The roles that an account has on single sites, or for gateways of them; for super editors',
      params: z.object({ id: idOf<AccountId>() }),
      response: { 200: membershipListSchema.describe('By site.'), ...membershipResponses },
    },
    handler: async (request, reply) => {
      await allowed(request, reply, 'give roles', dependencies)
      return await membershipsOf(request.params.id)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/accounts/:id/memberships',
    // Authorisation comes before validation, so that a user without access learns nothing about either.
    preValidation: async (request, reply) => {
      await allowed(request, reply, 'give roles', dependencies)
    },
    schema: {
      tags: ['accounts'],
      summary: 'Gives an account a role on this site from its next request on, or for one of its gateways; for super editors',
      params: z.object({ id: idOf<AccountId>() }),
      body: membershipToGiveSchema,
      response: { 200: membershipListSchema.describe('All that it has from now on.'), ...membershipResponses },
    },
    handler: async (request, reply) => {
      const { accountId: by } = await allowed(request, reply, 'give roles', dependencies)
      const platform = dependencies.platformOf(request.host).key
      return await changed(await accounts.roles.giveMembership({ accountId: request.params.id, by, platform, ...request.body }), request)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/accounts/:id/memberships/:membershipId',
    schema: {
      tags: ['accounts'],
      summary: 'Takes a membership from an account, from its next request on; for super editors',
      params: z.object({ id: idOf<AccountId>(), membershipId: idOf<MembershipId>() }),
      response: { 200: membershipListSchema.describe('All that it has from now on.'), ...membershipResponses },
    },
    handler: async (request, reply) => {
      const { accountId: by } = await allowed(request, reply, 'give roles', dependencies)
      const { id: accountId, membershipId } = request.params
      return await changed(await accounts.roles.takeMembership({ accountId, by, membershipId }), request)
    },
  })

  async function membershipsOf(accountId: AccountId) {
    const account = await accounts.roles.find(accountId)
    if (account === null) throw notFoundError('such account')
    return account.memberships.map(({ id: membershipId, role: held, site, gateway, since }) => ({
      ...{ id: membershipId, role: held, site: site.key, gateway: gateway?.url ?? null, since: since.toISOString() },
    }))
  }

  async function changed(outcome: MembershipOutcome, { params }: { params: { id: AccountId } }) {
    if (outcome.kind === 'refused')
      throw new HttpError(outcome.reason === 'not-allowed' ? 'FORBIDDEN' : 'CONFLICT', membershipRefusals[outcome.reason])
    if (outcome.kind === 'missing') throw notFoundError('such account or membership')
    return await membershipsOf(params.id)
  }
}
