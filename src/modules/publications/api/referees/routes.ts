import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { idOf, idsOf } from '../../../../core/http/api/parameters.ts'
import { maxId } from '../../../../core/ids/id.ts'
import type { ArticleId, ReviewerId } from '../../domain/ids.ts'
import type { PublishedReferee } from '../../use-cases/content/content.ts'
import { refereeSchema } from './schemas.ts'

/** One of the two is required: the example gives this one. */
const articleExample = { type: 'integer', minimum: 1, maximum: maxId, examples: [1] }
const parameters = z
  .object({ id: idsOf<ReviewerId>().optional(), articleId: idOf<ArticleId>().optional().meta({ documentedAs: articleExample }) })
  .refine(given => given.id !== undefined || given.articleId !== undefined, { path: ['id'], message: 'must be given, or articleId' })

const presentReferee = (referee: PublishedReferee): z.infer<typeof refereeSchema> => ({
  id: referee.id,
  articleId: referee.articleId,
  firstName: referee.firstName,
  lastName: referee.lastName,
  orcid: referee.orcid,
  affiliationUids: referee.affiliationIds,
})

export const refereeRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/referees',
    schema: {
      tags: ['peer review'],
      summary: 'Reviewers by their ids, of one article, or both; unknown ones are left out',
      querystring: parameters,
      response: { 200: z.array(refereeSchema).describe('Those whose reports are published, by id.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => {
      const which = { ids: query.id ?? null, articleId: query.articleId ?? null }
      return (await content.referees(platformOf(host).key, which)).map(presentReferee)
    },
  })
}
