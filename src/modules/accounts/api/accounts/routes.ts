import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Role, roles } from '../../../../core/access/roles.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { RoleChange } from '../../domain/role-changes.ts'
import type { RoleRefusal } from '../../domain/role-refusals.ts'
import type { AccountPage } from '../../use-cases/roles/search-accounts.ts'
import { allowed, signInNeeded } from '../who.ts'
import { accountListSchema, accountSchema } from './schemas.ts'

const role = z.enum(roles, { error: `must be one of ${roles.join(', ')}` })
const roleParams = z.object({ id: idOf<AccountId>(), role })
const roleResponses = {
  200: accountSchema.describe('The account as it is from now on.'),
  ...invalidParameter,
  ...signInNeeded,
  404: errorsSchema.describe('There is no such account.'),
  409: errorsSchema.describe('The rules of roles do not allow it; the message says which.'),
}

const refusals: Record<RoleRefusal, string> = {
  'not-allowed': 'Only super editors can assign and remove roles.',
  'everybody-has-it': 'Everybody with an account is a user: ROLE_USER cannot be taken.',
  'own-super-editor': 'Nobody takes ROLE_SUPER_EDITOR from themself.',
  'last-super-editor': 'This is the last super editor: give somebody else ROLE_SUPER_EDITOR first.',
}

/** Accounts and their roles, for super editors. The page /my/dashboard/roles does the same. */
export const accountRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts } = dependencies

  app.route({
    method: 'GET',
    url: '/api/accounts',
    schema: {
      tags: ['accounts'],
      summary: 'Accounts by name, address and role, 20 a page; for super editors',
      querystring: z.object({
        q: z
          .string()
          .max(200)
          .default('')
          .describe('Words that are in the name or the address.')
          .meta({ examples: ['roof'] }),
        role: role.optional(),
        page: optionalWholeNumber(1, 1_000_000, 1),
      }),
      response: { 200: accountListSchema.describe('Some of the accounts, and how many there are.'), ...invalidParameter, ...signInNeeded },
    },
    handler: async (request, reply) => {
      await allowed(request, reply, 'give roles', dependencies)
      const { q: query, role: requested = null, page } = request.query
      const { total, lastPage, accounts: found } = await accounts.roles.list({ query, role: requested, page })
      return { total, page, lastPage, accounts: found.map(presentAccount) }
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/accounts/:id/roles/:role',
    schema: {
      tags: ['accounts'],
      summary: 'Gives an account a role, from its next request on; for super editors',
      params: roleParams,
      response: roleResponses,
    },
    handler: (request, reply) => change(request, reply, request.params, 'give'),
  })

  app.route({
    method: 'DELETE',
    url: '/api/accounts/:id/roles/:role',
    schema: {
      tags: ['accounts'],
      summary: 'Takes a role from an account, from its next request on; for super editors',
      params: roleParams,
      response: roleResponses,
    },
    handler: (request, reply) => change(request, reply, request.params, 'take'),
  })

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    { id: accountId, role: requested }: { id: AccountId; role: Role },
    kind: RoleChange['kind'],
  ) {
    const { accountId: by } = await allowed(request, reply, 'give roles', dependencies)
    const outcome = await accounts.roles.change({ accountId, by, changes: [{ kind, role: requested }] })
    if (outcome.kind === 'refused')
      throw new HttpError(outcome.reason === 'not-allowed' ? 'FORBIDDEN' : 'CONFLICT', refusals[outcome.reason])
    const account = outcome.kind === 'missing' ? null : await accounts.roles.find(accountId)
    if (account === null) throw notFoundError('such account')
    return presentAccount(account)
  }
}

const presentAccount = ({
  id: accountId,
  email,
  firstName,
  lastName,
  roles: has,
  isVerified,
  createdAt,
}: AccountPage['accounts'][number]) => ({
  ...{ id: accountId, email, firstName, lastName, isVerified },
  roles: roles.filter(each => has.includes(each)),
  createdAt: createdAt.toISOString(),
})
