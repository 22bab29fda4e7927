/** The publications and collections that an account tracks (specification, accounts.md section 7 “Tracking”). */

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { idEntrySchema } from '../../../../core/ids/id-schema.ts'
import { allowed, signInNeeded } from '../../../accounts/api/index.ts'
import { type TrackableId, trackedTypes } from '../../../accounts/domain/pending-tracking.ts'

const bodyLimit = 4 * 1024
const limit = { max: 120, seconds: 600 }

const bodySchema = z.object({
  contentId: idEntrySchema<TrackableId>().describe('Of an item, or of a gateway or collection.'),
})
const successSchema = z.object({ result: z.literal('SUCCESS') })
const contentSchema = z.object({ contentId: z.int(), type: z.enum(trackedTypes).describe('ARTICLE is an item of any type.') })

const calls = [
  { url: '/ajax/trackArticle', type: 'ARTICLE', does: 'track', summary: 'Tracks an item' },
  { url: '/ajax/trackCollection', type: 'COLLECTION', does: 'track', summary: 'Tracks a gateway or collection' },
  { url: '/ajax/stopTrackingArticle', type: 'ARTICLE', does: 'stop', summary: 'Stops tracking an item' },
  { url: '/ajax/stopTrackingCollection', type: 'COLLECTION', does: 'stop', summary: 'Stops tracking a gateway or collection' },
] as const

export const trackingRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { tracking, platformOf } = dependencies
  acceptForms(app, { bodyLimit })
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'))

  app.route({
    method: 'GET',
    url: '/api/tracking/content',
    schema: {
      tags: ['tracking'],
      summary: 'What the account tracks',
      description: 'On the platform that is asked: items before collections, what was tracked last first.',
      response: { 200: z.array(contentSchema).describe('All of it.'), ...signInNeeded },
    },
    handler: async (request, reply) => {
      const user = await allowed(request, reply, 'track', dependencies)
      return await tracking.list(platformOf(request.host).key, user)
    },
  })

  for (const { url, type, does, summary } of calls)
    app.route({
      method: 'POST',
      url,
      onRequest: throttleBy(limit),
      // The session is checked before the parameters: an anonymous client learns nothing about either.
      preValidation: async (request, reply) => {
        await allowed(request, reply, 'track', dependencies)
      },
      schema: {
        tags: ['tracking'],
        summary,
        description: 'Twice is once.',
        consumes: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
        body: bodySchema,
        response: {
          200: successSchema.describe('Done, or done before.'),
          400: errorsSchema.describe('The id is wrong, or the form cannot be read.'),
          404: errorsSchema.describe('Could not set up tracking: the platform has no such content.'),
          ...signInNeeded,
        },
      },
      handler: async (request, reply) => {
        const user = await allowed(request, reply, 'track', dependencies)
        const { key } = platformOf(request.host)
        const content = { contentId: request.body.contentId, type }
        if (does === 'stop') await tracking.stop(key, user, content)
        else if (!(await tracking.track(key, user, content)))
          throw new HttpError('NOT_FOUND', 'Could not set up tracking: there is no content with this contentId on this platform.')
        return { result: 'SUCCESS' } as const
      },
    })
}
