/** Accounts for machines: registration, forgotten passwords, and what an account's holder may see and change (specification, accounts.md section 7). */
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedIn } from '../../../../core/access/visitor.ts'
import { isFaultless } from '../../../../core/forms/entries.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import type { RequestContext } from '../../use-cases/account-emails.ts'
import { anonymisedName } from '../../use-cases/anonymised-name.ts'
import { clientInfoOf, credentialsFrom } from '../../use-cases/sessions/credentials.ts'
import { allowed, notAllowedError, signInNeeded } from '../who.ts'
import {
  type ChosenOrganisation,
  demographicEntries,
  gatewayEntries,
  keysOf,
  personEntries,
  presentDetails,
  registrationEntries,
  signInEntries,
  updateErrors,
} from './entries.ts'
import { deletionSchema, detailsSchema, detailsUpdateSchema, refusalSchema, registrationSchema, successSchema } from './schemas.ts'

/** Several times what all fields hold at their maximum length. */
const bodyLimit = 64 * 1024
const limit = { max: 60, seconds: 600 }

const tooMany = { 429: errorsSchema.describe('Too many calls: Retry-After says when the next is allowed.') }
const invalid = { 400: z.union([refusalSchema, errorsSchema]).describe('What is wrong, by field; or that it cannot be read at all.') }

export const userRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { accounts, organisations, siteOf } = dependencies
  acceptForms(app, { bodyLimit })
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'))
  const slowly = throttleBy(limit)

  const requestContextOf = (request: FastifyRequest): RequestContext => {
    const site = siteOf(request.host)
    return { site, language: site.platform.languages[0] ?? 'en', clientInfo: clientInfoOf(request) }
  }
  const platformOf = (request: FastifyRequest): string => siteOf(request.host).platform.key
  const rorOf = async (id: number | undefined): Promise<string | null> =>
    id === undefined ? null : ((await organisations.byIds([id]))[0]?.ror ?? null)
  /** Finds an organisation of the registry, or a suggestion that this account may name. */
  const chosenBy = async (accountId: number, id: number | undefined): Promise<ChosenOrganisation | null> => {
    if (id === undefined) return null
    const [listed] = await organisations.byIds([id])
    return listed ?? (await organisations.suggestions.findFor(accountId, id))
  }
  const credentials = async (me: SignedIn, request: FastifyRequest) => {
    const details = await accounts.mine.details(me)
    const { institution, institutionRor } = details
    const affiliationUid =
      institutionRor !== null
        ? await organisations.idOf(institutionRor)
        : institution === null
          ? null
          : await organisations.suggestions.idOf(me.accountId, institution)
    return presentDetails(details, { roles: me.roles, platform: platformOf(request), affiliationUid })
  }

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

  app.route({
    method: 'GET',
    url: '/api/user/details',
    schema: {
      tags: ['accounts'],
      summary: 'The details of who is signed in',
      response: { 200: detailsSchema.describe('The details.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', dependencies)
      return credentials(me, request)
    },
  })

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
      const me = await allowed(request, reply, 'see my details', dependencies)
      const requestContext = requestContextOf(request)
      const { name, plainPassword } = request.body
      const entries = { name: [name], plainPassword: [plainPassword] }
      const outcome = await accounts.mine.delete(me, requestContext, entries, anonymisedName(requestContext.language))
      if (outcome.kind === 'refused') return reply.code(400).send({ errors: keysOf(outcome.errors) })
      if (outcome.kind === 'asked') return reply.code(202).send({ success: true })
      for (const cookie of await accounts.sessions.signOut(credentialsFrom(request.headers))) reply.header('Set-Cookie', cookie)
      return { success: true } as const
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/user/details',
    onRequest: slowly,
    schema: {
      tags: ['accounts'],
      summary: 'Changes the details of who is signed in',
      description:
        'What is left out stays as it is. Another address is taken over once the link is followed that is sent there; it and another password need the present one.',
      consumes: ['application/json'],
      body: detailsUpdateSchema,
      response: { 200: detailsSchema.describe('As they are now.'), ...invalid, ...signInNeeded, ...tooMany },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', dependencies)
      const { body } = request
      if (body.userId !== undefined && body.userId !== me.accountId) throw notAllowedError()
      const known = await accounts.mine.details(me)
      const chosen = await chosenBy(me.accountId, body.affiliationUid ?? body.userInformationOrganization?.id)
      const entries = signInEntries(body)
      const asksDemographics = body.demographics !== undefined && siteOf(request.host).platform.features.demographics.enabled
      const person = personEntries(body, known, chosen)
      const platform = platformOf(request)
      const gateways = new Set((await accounts.mine.gatewaysToChoose(me, platform)).map(({ id }) => id))
      const faults = updateErrors(body, person, { known, gateways })
      if (!isFaultless(faults)) return reply.code(400).send({ errors: keysOf(faults) })
      // Changes that need the present password come first: if it is wrong, nothing is changed.
      const changes = [
        body.newEmail !== undefined && (() => accounts.mine.requestAddressChange(me, requestContextOf(request), entries)),
        body.newPassword !== undefined && (() => accounts.mine.changePassword(me, requestContextOf(request), entries)),
        () => accounts.mine.updatePerson(me, person),
        asksDemographics && (() => accounts.mine.updateDemographics(me, demographicEntries(body.demographics))),
        body.gateways !== undefined && (() => accounts.mine.updateGateways(me, platform, gatewayEntries(body.gateways ?? []))),
      ].filter(change => change !== false)
      for (const change of changes) {
        const outcome = await change()
        if (outcome.kind === 'refused') return reply.code(400).send({ errors: keysOf(outcome.errors) })
      }
      return credentials(me, request)
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
      const me = await allowed(request, reply, 'see my details', dependencies)
      const day = new Date().toISOString().slice(0, 10)
      reply.header('Content-Disposition', `attachment; filename="my-data-${day}.json"`)
      return { ...(await accounts.mine.export(me)) }
    },
  })
}
