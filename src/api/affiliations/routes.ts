import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { formLimits } from '../../domain/forms/limits.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { wrongParameter } from '../errors.ts'
import { affiliationIds, optionalWholeNumber } from '../parameters.ts'
import { presentAffiliation, presentOrganisation, presentSuggestion } from './present-affiliation.ts'
import { affiliationSchema, affiliationSuggestionSchema, suggestionFields } from './schemas.ts'

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

export const affiliationRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, organisations, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/affiliations',
    schema: {
      tags: ['people'],
      summary:
        'Affiliations of authors and reviewers, and organisations, by their ids, in that order, 50 at most; unknown ones are left out',
      querystring: z.object({ id: affiliationIds }),
      response: { 200: z.array(affiliationSchema).describe('Those in what is published, and organisations.'), ...wrongParameter },
    },
    handler: async ({ host, query }) => {
      const [published, known] = await Promise.all([content.affiliations(platformOf(host).key, query.id), organisations.byIds(query.id)])
      const found = new Map([...published.map(presentAffiliation), ...known.map(presentOrganisation)].map(each => [each.id, each]))
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
      response: { 200: z.array(affiliationSuggestionSchema).describe('The best first.'), ...wrongParameter },
    },
    handler: async ({ query }) => {
      const fields = new Set(query.outputfields)
      return (await organisations.suggest(query.q, query.limit)).map(found => presentSuggestion(found, fields))
    },
  })
}
