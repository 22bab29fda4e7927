import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { idsOf } from '../../../../core/http/api/parameters.ts'
import type { ReportId } from '../../domain/ids.ts'
import type { PublishedReport } from '../../use-cases/content/content.ts'
import { reportSchema } from './schemas.ts'

const presentReport = (report: PublishedReport): z.infer<typeof reportSchema> => ({
  id: report.id,
  versionId: report.versionId,
  reviewedVersion: report.reviewedVersion,
  round: report.round,
  kind: report.kind,
  doi: report.doi,
  decision: report.decision,
  recommendation: report.recommendation,
  publishedDate: report.publishedDate,
  mainRefereeId: report.mainRefereeId,
  refereeIds: report.refereeIds,
  commentIds: report.commentIds,
  expertise: report.expertise,
  competingInterestsText: report.competingInterests,
})

export const reportRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { content, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/reports',
    schema: {
      tags: ['peer review'],
      summary: 'Reports by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: idsOf<ReportId>() }),
      response: { 200: z.array(reportSchema).describe('Those on published versions.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => (await content.reports(platformOf(host).key, query.id)).map(presentReport),
  })
}
