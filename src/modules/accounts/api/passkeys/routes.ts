import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFoundError } from '../../../../core/http/api/errors.ts'
import { registrationResponse } from '../../use-cases/passkeys/passkeys.ts'
import { credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { allowed, signInNeeded } from '../who.ts'
import { messages, optionsSchema, originUnknown, refusalSchema, refused, successSchema } from './answers.ts'
import { bodyLimit, passkeyContext } from './request.ts'
import { passkeySignInRoutes } from './sign-in-routes.ts'

const freshSignInNeeded = errorsSchema.describe(
  'Nobody is signed in, or their sign-in is older than ten minutes: they sign in again first.',
)
const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

/** Passkeys: added to an account, and signed in with. Challenges are used once. */
export const passkeyRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts } = dependencies
  const requestContextOf = passkeyContext(dependencies)

  app.route({
    method: 'GET',
    url: '/api/passkeys',
    schema: {
      tags: ['session'],
      summary: 'The passkeys of the account',
      response: { 200: z.array(passkeySchema).describe('The oldest first.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const listed = await accounts.passkeys.list(await allowed(request, reply, 'see my details', dependencies))
      return listed.map(({ id, name, createdAt, usedAt }) => ({
        ...{ id, name },
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      }))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/passkeys/registration/options',
    config: { answerIsNotStored: 'challenge' },
    bodyLimit: 1024,
    schema: {
      tags: ['session'],
      summary: 'What a new passkey is made with',
      response: { 200: optionsSchema, 400: originUnknown, ...signInNeeded, 401: freshSignInNeeded },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', dependencies)
      return { ...(await accounts.passkeys.toAdd(requestContextOf(request), me)) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/passkeys/registration',
    config: { answerIsNotStored: 'cookies' },
    bodyLimit,
    schema: {
      tags: ['session'],
      summary: 'Adds a passkey to the account',
      description: 'Its holder is told by an email.',
      body: z.object({ name: z.string().max(200).default(''), response: registrationResponse }),
      response: { 200: successSchema, 400: refusalSchema, ...signInNeeded },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', dependencies)
      const { name, response } = request.body
      const hasCookie = credentialsFrom(request.headers).bearer === undefined
      const outcome = await accounts.passkeys.keep(requestContextOf(request), me, response, { name, hasCookie })
      if (outcome.kind !== 'added') return reply.code(400).send(refused(outcome.kind, messages[outcome.kind]))
      for (const cookie of outcome.setCookies) reply.header('Set-Cookie', cookie)
      return { success: true } as const
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/passkeys/:id',
    schema: {
      tags: ['session'],
      summary: 'Removes a passkey of the account',
      params: z.object({ id: z.string().max(1400) }),
      response: {
        200: successSchema,
        404: errorsSchema.describe('The account has no such passkey.'),
        409: errorsSchema.describe('It is the last way into the account.'),
        ...signInNeeded,
      },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', dependencies)
      const outcome = await accounts.passkeys.remove(requestContextOf(request), me, request.params.id)
      if (outcome === 'not-there') throw notFoundError('such passkey')
      if (outcome === 'last-way-in') return reply.code(409).send({ errors: [{ message: 'This is the last way into the account.' }] })
      return { success: true } as const
    },
  })

  await app.register(passkeySignInRoutes, dependencies)
}
