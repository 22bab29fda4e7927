import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { formLimits } from '../../../../core/forms/limits.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFoundError, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { affiliationIdsOf, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import { maxId } from '../../../../core/ids/id.ts'
import type { AffiliationId } from '../../../../core/ids/shared-ids.ts'
import { allowed, signInNeeded } from '../../../accounts/api/index.ts'
import type { OrganisationId } from '../../../accounts/domain/ids.ts'
import { presentAffiliation, presentOrganisation, presentSuggested, presentSuggestion } from './present-affiliation.ts'
import {
  affiliationChangeSchema,
  affiliationSchema,
  affiliationSuggestionSchema,
  newAffiliationSchema,
  suggestedAffiliationSchema,
  suggestionFields,
} from './schemas.ts'

const { affiliationSuggestions, affiliationQueryLength } = formLimits
const fieldName = z.enum(suggestionFields, { error: `must be among ${suggestionFields.join(', ')}, with commas between` })

const suggestQuery = z.object({
  q: z
    .string({ error: 'must be given' })
    .max(1000)
    .describe(`What was typed so far; nothing is found for fewer than ${affiliationQueryLength} characters.`)
    .meta({ examples: ['oxford'] }),
  mode: z.enum(['name'], { error: 'must be name' }).default('name').describe('Names and other names are looked through.'),
  limit: optionalWholeNumber(1, affiliationSuggestions, affiliationSuggestions),
  outputfields: z
    .string()
    .default('name')
    .transform(given => given.split(','))
    .pipe(z.array(fieldName))
    .meta({ documentedAs: { type: 'string', default: 'name', description: `Among ${suggestionFields.join(', ')}, with commas between.` } }),
})

export const affiliationRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { content, organisations, platformOf } = dependencies

  app.route({
    method: 'GET',
    url: '/api/affiliations',
    schema: {
      tags: ['people'],
      summary:
        'Affiliations of authors and reviewers, and organisations, by their ids, in that order, 50 at most; unknown ones are left out',
      querystring: z.object({ id: affiliationIdsOf<AffiliationId & OrganisationId>() }),
      response: { 200: z.array(affiliationSchema).describe('Those in what is published, and organisations.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => {
      const [published, known, confirmed] = await Promise.all([
        content.affiliations(platformOf(host).key, query.id),
        organisations.byIds(query.id),
        organisations.suggestions.confirmed(query.id),
      ])
      const suggested = confirmed.map(each => {
        const { status: _status, ...affiliation } = presentSuggested(each)
        return affiliation
      })
      const affiliations = [...published.map(presentAffiliation), ...known.map(presentOrganisation), ...suggested]
      const found = new Map(affiliations.map(each => [each.id, each]))
      return query.id.flatMap(id => found.get(id) ?? [])
    },
  })

  app.route({
    method: 'GET',
    url: '/api/affiliations/suggest',
    schema: {
      tags: ['people'],
      summary: 'Organisations whose names go with what somebody types',
      description:
        'First those with a name that begins so, by the alphabet; then those with a name that has all the words. Accents and case make no difference. Organisations are those of the Research Organization Registry; withdrawn ones are not suggested.',
      querystring: suggestQuery,
      response: { 200: z.array(affiliationSuggestionSchema).describe('The best first.'), ...invalidParameter },
    },
    handler: async ({ query }) => {
      const fields = new Set(query.outputfields)
      return (await organisations.suggest(query.q, query.limit)).map(found => presentSuggestion(found, fields))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/affiliations',
    bodyLimit,
    schema: {
      tags: ['people'],
      summary: 'Enters an organisation that the list lacks; for who is signed in',
      description: 'Whoever entered it can name it by its id at once, as affiliationUid; others once the staff has confirmed it.',
      body: newAffiliationSchema,
      response: {
        201: suggestedAffiliationSchema.describe('As it was noted.'),
        ...invalidParameter,
        ...signInNeeded,
        429: errorsSchema.describe('Too many were entered: Retry-After says when the next is allowed.'),
      },
    },
    handler: async (request, reply) => {
      const { accountId } = await allowed(request, reply, 'suggest an organisation', dependencies)
      const { name, ringgold_id, place } = request.body
      const outcome = await organisations.suggestions.add(accountId, { name, ringgoldId: ringgold_id ?? null, place: placeEntered(place) })
      if (outcome.kind === 'suggested') return reply.code(201).send(presentSuggested(outcome.suggestion))
      throw rateLimitedError(outcome.wait)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/affiliations/suggested',
    schema: {
      tags: ['people'],
      summary: 'Organisations that people entered and nobody has looked at; for the staff',
      response: { 200: z.array(suggestedAffiliationSchema).describe('The oldest first, 200 at most.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      await allowed(request, reply, 'look after organisations', dependencies)
      return (await organisations.suggestions.listOpen()).map(presentSuggested)
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/affiliations/:id',
    bodyLimit,
    schema: {
      tags: ['people'],
      summary: 'Changes, confirms or declines an organisation that somebody entered; for the staff',
      description: 'What is left out stays as it is. Organisations of the registry are the registry’s to change.',
      params: z.object({ id: wholeNumber }),
      body: affiliationChangeSchema,
      response: {
        200: suggestedAffiliationSchema.describe('As it is now.'),
        ...invalidParameter,
        ...signInNeeded,
        404: errorsSchema.describe('Nobody entered an organisation of this id.'),
      },
    },
    handler: async (request, reply) => {
      await allowed(request, reply, 'look after organisations', dependencies)
      const { name, ringgold_id, place, ror, status } = request.body
      const changed = await organisations.suggestions.change(request.params.id, {
        ...(name !== undefined && { name }),
        ...(ringgold_id !== undefined && { ringgoldId: ringgold_id }),
        ...(place !== undefined && { place: placeEntered(place) }),
        ...(ror !== undefined && { ror }),
        ...(status !== undefined && { status }),
      })
      if (changed === null) throw notFoundError('organisation of this id that somebody entered')
      return presentSuggested(changed)
    },
  })
}

const bodyLimit = 8 * 1024
const wholeNumber = z.coerce.number().int().min(1).max(maxId)

const placeEntered = (place: z.output<typeof newAffiliationSchema>['place']) => ({
  name: place?.name ?? null,
  aalevel1: place?.aalevel1 ?? null,
  countryCode: place?.country_code ?? null,
})
