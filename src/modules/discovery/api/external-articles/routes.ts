import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFoundError } from '../../../../core/http/api/errors.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { outageRetryAfter } from '../../../../core/http/http-error.ts'
import { type ExternalItem, externalItemUrl, parseExternalItemKey } from '../../domain/search/external-item.ts'

/** Specified in reading.md section 3 (external feed item). */
const externalArticleSchema = z
  .object({
    source: z.string(),
    id: z.string(),
    title: z.string().describe('With its inline marks alone: i, b, sub and sup.'),
    authorString: z.string(),
    journalTitle: z.string().nullable(),
    journalVolume: z.string().nullable(),
    pageInfo: z.string().nullable(),
    pubYear: z.string().nullable(),
    doi: z.string().nullable(),
    address: z.string().describe('Where it is read.'),
  })
  .meta({ id: 'ExternalArticle' })

export const validationSchema = z
  .object({
    id: z.string().describe('The source and the id in it, as the feed writes them.'),
    valid: z.boolean().describe('Whether the feed has such an article.'),
    article: externalArticleSchema.nullable(),
  })
  .meta({
    id: 'ExternalArticleValidation',
    examples: [
      {
        id: 'MED:38000100',
        valid: true,
        article: {
          source: 'MED',
          id: '38000100',
          title: 'Lichens on <i>slate</i> roofs',
          authorString: 'Roof A, Tile BC.',
          journalTitle: 'J Urban Bryol',
          journalVolume: '12',
          pageInfo: '100-108',
          pubYear: '2025',
          doi: '10.5555/openlit.1',
          address: 'https://doi.org/10.5555/openlit.1',
        },
      },
    ],
  })

const message = 'must be a source and an id, such as MED:38000100'
const externalId = z
  .string({ error: message })
  .transform((text, context) => {
    const key = parseExternalItemKey(text)
    if (key === null) context.addIssue({ code: 'custom', message })
    return key ?? z.NEVER
  })
  .meta({ documentedAs: { type: 'string', pattern: '^[A-Za-z]{3}[:/][A-Za-z0-9_.-]{1,60}$', examples: ['MED:38000100'] } })

/** Per IP address, because each call sends a request to another service. */
const limit = { max: 60, seconds: 60 }

export const externalArticleRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { literature, gateways, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/external-articles/validate',
    onRequest: throttleBy(limit),
    schema: {
      tags: ['content'],
      summary: 'Whether the external open-literature feed has an article',
      querystring: z.object({ id: externalId }),
      response: {
        200: validationSchema.describe('What the feed says of it.'),
        ...invalidParameter,
        404: errorsSchema.describe('Neither the platform nor one of its gateways has the external feed.'),
        503: errorsSchema.describe('The feed does not answer; nothing is known of the article.'),
      },
    },
    handler: async ({ host, query }, reply) => {
      const platform = platformOf(host)
      const isOn = platform.features.europePmc.enabled || (literature !== null && (await gateways.offerEuropePmc(platform)))
      if (literature === null || !isOn) throw notFoundError('external feed')
      reply.header('Cache-Control', 'no-store')
      const article = await literature.find(query.id)
      if (article === undefined) {
        return await reply
          .code(503)
          .header('Retry-After', String(outageRetryAfter))
          .send({ errors: [{ message: 'The external feed does not answer. Try again in a while.' }] })
      }
      return { id: `${query.id.source}:${query.id.id}`, valid: article !== null, article: article && present(article) }
    },
  })
}

function present({ titleHtml, ...item }: ExternalItem): z.input<typeof externalArticleSchema> {
  return { ...item, title: titleHtml, address: externalItemUrl(item) }
}
