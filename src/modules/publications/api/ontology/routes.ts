/** The subjects of the site (specification, accounts.md section 5 “Ontology host”), level by level. */

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf, wholeNumber } from '../../../../core/http/api/parameters.ts'
import { maxId } from '../../../../core/ids/id.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { Subject } from '../../domain/content/subject-tree.ts'
import type { SubjectId } from '../../domain/ids.ts'

export const ontologyTermSchema = z
  .object({ id: z.int(), termName: z.string(), slug: z.string(), numberOfChildren: z.int() })
  .meta({ id: 'OntologyTerm', examples: [{ id: 3, termName: 'Ecology', slug: 'ecology', numberOfChildren: 0 }] })

const presentTerm = ({ id: termId, name, slug, numberOfChildren }: Subject): z.infer<typeof ontologyTermSchema> => ({
  id: termId,
  termName: name,
  slug,
  numberOfChildren,
})

const maxTerms = 100
const termIds = z
  .string()
  .transform(given => given.split(','))
  .pipe(z.array(idOf<SubjectId>()).max(maxTerms, `may be ${maxTerms} ids at most`))
  .meta({ documentedAs: { type: 'string', description: 'Ids with commas between them.', examples: ['3'] } })

/** The parent of the site's broadest subjects; 0 where they are the whole ontology. */
const rootOf = ({ ontologyId }: PlatformFacts): number => ontologyId ?? 0

export const ontologyRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { browse, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/ontology/:id/children',
    schema: {
      tags: ['lists'],
      summary: 'The subjects beneath one, or the broadest',
      params: z.object({
        id: wholeNumber(0, maxId).describe('Of a subject, or the platform’s ontologyId, 0 where it has none, for the broadest.'),
      }),
      response: { 200: z.array(ontologyTermSchema).describe('The subjects, in their order.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, params }) => {
      const platform = platformOf(host)
      const tree = await browse.subjects(platform)
      const isRoot = params.id === rootOf(platform)
      if (!isRoot && tree.withId(params.id) === undefined) throw notFoundError('such subject')
      return tree.childrenOf(isRoot ? null : params.id).map(presentTerm)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/ontology/term',
    schema: {
      tags: ['lists'],
      summary: 'A subject by its name',
      querystring: z.object({
        name: z
          .string()
          .min(1)
          .max(500)
          .describe('In capitals or small letters.')
          .meta({ examples: ['Ecology'] }),
      }),
      response: { 200: ontologyTermSchema.describe('The broadest subject of this name.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => {
      const found = (await browse.subjects(platformOf(host))).called(query.name)
      if (found === undefined) throw notFoundError('such subject')
      return presentTerm(found)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/ontology/:ids',
    schema: {
      tags: ['lists'],
      summary: 'Subjects by their ids',
      params: z.object({ ids: termIds }),
      response: { 200: z.array(ontologyTermSchema).describe('Those that there are.'), ...invalidParameter },
    },
    handler: async ({ host, params }) => {
      const tree = await browse.subjects(platformOf(host))
      return [...new Set(params.ids)].flatMap(each => tree.withId(each) ?? []).map(presentTerm)
    },
  })
}
