import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notAllowedError } from '../../../../core/access/refusal.ts'
import type { SignedIn } from '../../../../core/access/user.ts'
import { isFaultless } from '../../../../core/forms/entries.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { OrganisationId } from '../../domain/ids.ts'
import { allowed, signInNeeded } from '../who.ts'
import {
  type ChosenOrganisation,
  demographicEntries,
  gatewayEntries,
  keysOf,
  personEntries,
  presentDetails,
  signInEntries,
  updateErrors,
} from './entries.ts'
import { detailsSchema, detailsUpdateSchema } from './schemas.ts'
import { invalid, tooMany, type UserRouteOptions, userContext } from './shared.ts'

/** The details of who is signed in. */
export const detailsRoutes: FastifyPluginAsyncZod<UserRouteOptions> = async (app, options) => {
  const { accounts, organisations, siteOf, slowly } = options
  const requestContextOf = userContext(options)
  const platformOf = (request: FastifyRequest): string => siteOf(request.host).platform.key
  /** Finds an organisation of the registry, or a suggestion that this account may name. */
  const chosenBy = async (accountId: AccountId, id: OrganisationId | undefined): Promise<ChosenOrganisation | null> => {
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
    method: 'GET',
    url: '/api/user/details',
    schema: {
      tags: ['accounts'],
      summary: 'The details of who is signed in',
      response: { 200: detailsSchema.describe('The details.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const me = await allowed(request, reply, 'see my details', options)
      return credentials(me, request)
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
      const me = await allowed(request, reply, 'see my details', options)
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
        body.newEmail !== undefined && (() => accounts.mine.requestEmailChange(me, requestContextOf(request), entries)),
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
}
