import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'

import { allowedSomewhere, refusalError, signInNeeded } from '../../../accounts/api/index.ts'
import { statusChangeSchema } from '../../domain/peer-review/status-changes.ts'

const status = z.enum(editorialStatuses).nullable()

export const versionStatusRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { editorial } = dependencies
  app.route({
    method: 'POST',
    url: '/api/versions/:id/status',
    bodyLimit: 16_384,
    // Authorisation comes before validation, so that a user without access learns nothing about either.
    preValidation: async (request, reply) => {
      await allowedSomewhere(request, reply, 'set an editorial status', dependencies)
    },
    schema: {
      tags: ['articles'],
      summary: 'Gives a version another editorial status; for publishers and super editors',
      description: 'It stays until somebody changes it: reports, imports and the pass rule give such a version no other.',
      params: z.object({ id: idOf<VersionId>() }),
      body: statusChangeSchema,
      response: {
        200: z
          .object({ versionId: z.int(), from: status, editorialStatus: status })
          .meta({
            id: 'ChangedStatus',
            examples: [{ versionId: 630, from: 'UNDERGOING_PEER_REVIEW', editorialStatus: 'NOT_PASSED_PEER_REVIEW' }],
          })
          .describe('The status that it has now.'),
        ...invalidParameter,
        ...signInNeeded,
        ...notFound,
        409: errorsSchema.describe('Its status does not lead to this one; the message says to which.'),
      },
    },
    handler: async (request, reply) => {
      const access = await allowedSomewhere(request, reply, 'set an editorial status', dependencies)
      const versionId = request.params.id
      const outcome = await editorial.changeStatus(access, versionId, request.body)
      switch (outcome.kind) {
        case 'changed':
          return { versionId, from: outcome.from, editorialStatus: outcome.status }
        case 'missing':
        case 'forbidden':
        case 'conflict':
          throw refusalError(outcome, `version ${versionId}`)
        case 'refused':
          throw new HttpError(
            'CONFLICT',
            `${outcome.from ?? 'No status'} does not lead to ${request.body.status ?? 'the status of its reports'}, but to: ${outcome.allowed.map(each => each ?? 'null').join(', ') || 'nothing'}.`,
          )
        case 'version-of-record-missing':
          throw new HttpError('CONFLICT', 'versionOfRecordDoi must name the version of record.')
      }
    },
  })
}
