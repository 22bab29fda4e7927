import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { allowed, signInNeeded } from '../who.ts'

const requirementSchema = z.object({ required: z.boolean() })

/** Second factors of the staff, for super editors. The pages beneath /my/dashboard/roles do the same. */
export const accountFactorRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { secondFactors } = dependencies.accounts

  app.route({
    method: 'GET',
    url: '/api/platform/second-factor',
    schema: {
      tags: ['accounts'],
      summary: 'Whether this site requires a second factor of its staff; for super editors',
      response: { 200: requirementSchema.describe('Whether it does.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      await allowed(request, reply, 'give roles', dependencies)
      return { required: await secondFactors.isRequired(dependencies.platformOf(request.host).key) }
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/platform/second-factor',
    bodyLimit: 1024,
    preValidation: async (request, reply) => {
      await allowed(request, reply, 'give roles', dependencies)
    },
    schema: {
      tags: ['accounts'],
      summary: 'Requires a second factor of the staff of this site, or no longer; for super editors',
      body: requirementSchema,
      response: {
        200: requirementSchema.describe('What it does from now on.'),
        ...signInNeeded,
        409: errorsSchema.describe('Your session has given no second factor itself.'),
      },
    },
    handler: async (request, reply) => {
      const by = await allowed(request, reply, 'give roles', dependencies)
      const { required: isRequired } = request.body
      const outcome = await secondFactors.require({ platform: dependencies.platformOf(request.host).key, isRequired, by })
      if (outcome.kind === 'refused') {
        throw outcome.reason === 'no-factor'
          ? new HttpError('CONFLICT', 'Your session has given no second factor: you would lock yourself out. Give one first.')
          : new HttpError('FORBIDDEN', 'Only super editors decide this.')
      }
      return { required: isRequired }
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/accounts/:id/second-factor',
    schema: {
      tags: ['accounts'],
      summary: 'Resets the second factor of another account; for super editors',
      description: 'Removes its authenticator apps, passkeys and recovery codes. It gets an email, and can set up new ones.',
      params: z.object({ id: idOf<AccountId>() }),
      response: {
        200: z.object({ success: z.literal(true) }).describe('It has none any more.'),
        ...signInNeeded,
        404: errorsSchema.describe('There is no such account, or it has no second factor.'),
        409: errorsSchema.describe('It is your own.'),
      },
    },
    handler: async (request, reply) => {
      const { accountId: by } = await allowed(request, reply, 'give roles', dependencies)
      const outcome = await secondFactors.reset({ accountId: request.params.id, by, site: dependencies.siteOf(request.host) })
      switch (outcome.kind) {
        case 'reset':
          return { success: true } as const
        case 'none':
        case 'missing':
          throw notFoundError('such account with a second factor')
        case 'refused':
          throw outcome.reason === 'own'
            ? new HttpError('CONFLICT', 'Nobody resets their own second factor: ask another super editor.')
            : new HttpError('FORBIDDEN', 'Only super editors reset second factors.')
      }
    },
  })
}
