import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PublishedComment } from '../../use-cases/content/content.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { wrongParameter } from '../errors.ts'
import { ids } from '../parameters.ts'
import { commentSchema } from './schemas.ts'

const presentComment = (comment: PublishedComment): z.infer<typeof commentSchema> => ({
  id: comment.id,
  userAffiliationUid: null,
  contentId: comment.contentId,
  versionId: comment.versionId,
  reportId: comment.reportId,
  parentId: comment.parentId,
  authorName: comment.authorName,
  userAffiliation: comment.userAffiliation,
  competingInterestsText: comment.competingInterests,
  body: comment.body,
  posted: comment.postedAt.toISOString(),
})

export const commentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/comments',
    schema: {
      tags: ['peer review'],
      summary: 'Readers’ comments by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: ids }),
      response: { 200: z.array(commentSchema).describe('Those on what is published.'), ...wrongParameter },
    },
    handler: async ({ host, query }) => (await content.comments(platformOf(host).key, query.id)).map(presentComment),
  })
}
