import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFoundError, rateLimitedError } from '../../../../core/http/api/errors.ts'
import type { RequestContext } from '../../use-cases/account-emails.ts'
import { registrationResponse, signInResponse } from '../../use-cases/passkeys/passkeys.ts'
import { clientInfoOf, credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { allowed, signInNeeded } from '../who.ts'

/** A credential with its attestation, several times over. */
const bodyLimit = 64 * 1024

const optionsSchema = z.record(z.string(), z.unknown()).describe('For `navigator.credentials`, as JSON (Web Authentication).')
const successSchema = z.object({ success: z.literal(true) }).describe('It is done.')
const problemSchema = z.object({
  problem: z.enum(['expired', 'failed', 'unknown', 'already', 'most', 'banned-name']),
  errors: z.array(z.object({ message: z.string() })),
})
const refusalSchema = z.union([problemSchema, errorsSchema]).describe('The passkey is not taken, and why; or the call cannot be read.')
const otherSite = errorsSchema.describe('A page of another site asked.')
const originUnknown = errorsSchema.describe('The installation names no address of this site, which passkeys hold for.')
const freshSignInNeeded = errorsSchema.describe(
  'Nobody is signed in, or their sign-in is older than ten minutes: they sign in again first.',
)
const refused = <Problem extends z.output<typeof problemSchema>['problem']>(problem: Problem, message: string) => ({
  problem,
  errors: [{ message }],
})
const messages = {
  expired: 'The challenge was used, is too old, or was made for somebody else. Ask for a new one.',
  failed: 'The passkey was not accepted.',
  unknown: 'This passkey is not known here.',
  already: 'The passkey is known already.',
  most: 'The account has as many passkeys as can be kept.',
  'banned-name': 'Labels cannot contain banned characters',
} as const
const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

/** Passkeys: added to an account, and signed in with. Challenges are used once. */
export const passkeyRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts, siteOf, platformOf } = dependencies
  const requestContextOf = (request: FastifyRequest): RequestContext => ({
    site: siteOf(request.host),
    language: platformOf(request.host).languages[0] ?? 'en',
    clientInfo: clientInfoOf(request),
  })

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
      const { kind } = await accounts.passkeys.keep(requestContextOf(request), me, request.body.response, request.body.name)
      if (kind !== 'added') return reply.code(400).send(refused(kind, messages[kind]))
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
      const outcome = await accounts.passkeys.remove(me, request.params.id)
      if (outcome === 'not-there') throw notFoundError('such passkey')
      if (outcome === 'last-way-in') return reply.code(409).send({ errors: [{ message: 'This is the last way into the account.' }] })
      return { success: true } as const
    },
  })

  app.route({
    method: 'POST',
    url: '/api/passkeys/sign-in/options',
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
