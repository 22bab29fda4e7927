import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { suggestionKinds } from '../../domain/search/search-suggestion.ts'

export const suggestionsSchema = z
  .object({
    suggestions: z.array(
      z.object({
        kind: z.enum(suggestionKinds),
        text: z.string().describe('Plain text, as it is written on the item.'),
        path: z.string().describe('Where choosing it leads, from the site’s root and without a language prefix.'),
      }),
    ),
  })
  .meta({
    id: 'Suggestions',
    examples: [{ suggestions: [{ kind: 'subject', text: 'Ecology', path: '/browse/biological-sciences?term1=ecology' }] }],
  })

export const suggestionRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { browse, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/suggestions',
    schema: {
      tags: ['content'],
      summary: 'What somebody who is typing may look for: titles, authors, subjects and gateways',
      querystring: z.object({
        text: z
          .string()
          .max(1000)
          .describe('What was typed so far.')
          .meta({ examples: ['ecol'] }),
      }),
      response: { 200: suggestionsSchema.describe('The best first of each kind.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => ({ suggestions: await browse.suggest(platformOf(host), query.text) }),
  })
}
