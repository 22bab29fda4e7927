import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound, notFoundError } from '../../../core/http/api/errors.ts'
import { throttleBy } from '../../../core/http/api/throttle.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { kindOfEvent } from '../domain/usage.ts'
import type { ItemMetrics } from '../use-cases/metrics.ts'
import type { UsedThing } from '../use-cases/usage-counter.ts'
import { presentMetrics } from './present-metrics.ts'
import {
  acceptedSchema,
  eventSchema,
  metricsQuerySchema,
  metricsSchema,
  monthlyQuerySchema,
  monthlySchema,
  reportMetricsQuerySchema,
  reportMetricsSchema,
  totalsSchema,
} from './schemas.ts'

/** An event has five short fields. */
const bodyLimit = 1024
/** Many readers may share one IP address: a class, or a library. */
const limit = { max: 600, seconds: 60 }

export const metricsRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { metrics, platformOf }) => {
  const find = async (host: string, contentId: ContentId): Promise<ItemMetrics> => {
    const found = await metrics.ofItem(platformOf(host).key, contentId)
    if (found === null) throw notFoundError(`item ${contentId}`)
    return found
  }

  app.route({
    method: 'GET',
    url: '/api/metrics',
    schema: {
      tags: ['metrics'],
      summary: 'All numbers of an item',
      querystring: metricsQuerySchema,
      response: { 200: metricsSchema.describe('What is known of it.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => presentMetrics(await find(host, query.contentId)),
  })

  app.route({
    method: 'GET',
    url: '/api/metrics/total',
    schema: {
      tags: ['metrics'],
      summary: 'How often an item was used in all, by who counted it',
      querystring: metricsQuerySchema,
      response: { 200: totalsSchema.describe('Everything ever counted.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query }) => (await find(host, query.contentId)).totals,
  })

  app.route({
    method: 'GET',
    url: '/api/metrics/monthly',
    schema: {
      tags: ['metrics'],
      summary: 'How often an item was used in each month, by who counted it',
      querystring: monthlyQuerySchema,
      response: { 200: monthlySchema.describe('Oldest first, without a gap.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query: { contentId, source } }) => {
      const { monthly } = await find(host, contentId)
      return source === undefined ? monthly : { [source]: monthly[source] }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/metrics/report',
    schema: {
      tags: ['metrics'],
      summary: 'How often a report was read on its own page',
      querystring: reportMetricsQuerySchema,
      response: { 200: reportMetricsSchema.describe('Everything ever counted.'), ...invalidParameter, ...notFound },
    },
    handler: async ({ host, query: { reportId } }) => {
      const found = await metrics.ofReport(platformOf(host).key, reportId)
      if (found === null) throw notFoundError(`report ${reportId}`)
      return { reportId, contentId: found.contentId, numberOfViews: found.views }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/metrics',
    bodyLimit,
    onRequest: throttleBy(limit),
    schema: {
      tags: ['metrics'],
      summary: 'Tells that a reader sees an item, or takes it away',
      description:
        'Sent by pages to readers who agreed to be counted. Robots and double clicks do not count, nor does what the platform has not; the answer is the same.',
      body: eventSchema,
      response: {
        202: acceptedSchema.describe('It will be counted in a few seconds.'),
        400: errorsSchema.describe('A field is wrong; the errors name it.'),
      },
    },
    handler: async ({ host, ip, headers, body }, reply) => {
      const { contentId, contentType, eventType, versionNumber = null, reportId } = body
      const visitor = { ipAddress: ip, userAgent: headers['user-agent'] ?? '' }
      const thing: UsedThing =
        reportId === undefined
          ? { what: 'item', contentId, contentType, versionNumber, kind: kindOfEvent[eventType] }
          : { what: 'report', contentId, versionNumber, reportId }
      metrics.note(platformOf(host).key, thing, visitor)
      return reply.code(202).send({ accepted: true })
    },
  })
}
