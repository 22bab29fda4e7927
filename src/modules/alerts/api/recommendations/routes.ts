import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { formLimits } from '../../../../core/forms/limits.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFound, notFoundError, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { languages } from '../../../../core/text/languages.ts'
import { clientInfoOf } from '../../../accounts/index.ts'
import { type Citable, citableKinds, parseCitable } from '../../../publications/domain/citation/citable.ts'
import { recommendationFields } from '../../domain/recommendation.ts'

const bodyLimit = 32 * 1024

const field = z.string().default('')
const bodySchema = z.object({
  versionId: field.describe('Of an article’s version. Of this, assetId and reportId, one.'),
  assetId: field,
  reportId: field,
  recipients: field.describe(`Required: ${formLimits.maxRecipients} addresses at most, with commas between them.`),
  senderName: field.describe('Required of who is not signed in.'),
  senderEmail: field.describe('Required of who is not signed in.'),
  message: field.describe(`Text of ${formLimits.recommendationLength} characters at most, without addresses of web pages.`),
  captcha: field.describe('Required of who is not signed in: a challenge of /api/captcha/challenge with its solution.'),
  language: z.enum(languages).optional().catch(undefined).describe('Of the email; the platform’s own where it is left out.'),
})
const refusalSchema = z
  .object({ errors: z.partialRecord(z.enum(recommendationFields), z.string()) })
  .describe('The form is refused: the key of a message for each field that is wrong.')

/** Recommending by email (specification, accounts.md section 7). The page /recommend accepts the same form. */
export const recommendationRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (
  app,
  { recommendations, siteOf, platformOf, userOf },
) => {
  acceptForms(app, { bodyLimit })

  app.route({
    method: 'POST',
    url: '/ajax/recommendVersion',
    schema: {
      tags: ['recommendations'],
      summary: 'Recommends an item by email',
      description:
        'A letter for each recipient. Who has been written to often enough this day is left out, and the answer does not say so.',
      consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
      body: bodySchema,
      response: {
        200: z.object({ success: z.literal(true) }).describe('The email is sent.'),
        400: z.union([refusalSchema, errorsSchema]).describe('What is wrong with the form, by field; or that it cannot be read at all.'),
        ...notFound,
        429: errorsSchema.describe('Too many letters: Retry-After says when the next is allowed.'),
      },
    },
    handler: async (request, reply) => {
      const { versionId, assetId, reportId, language, ...fields } = request.body
      const citable = citableOf({ version: versionId, asset: assetId, report: reportId })
      if (citable === null) throw notFoundError('such item')
      const site = siteOf(request.host)
      const requestContext = {
        site,
        language: language ?? platformOf(request.host).languages[0] ?? 'en',
        clientInfo: clientInfoOf(request),
      }
      const entries = Object.fromEntries(Object.entries(fields).map(([name, entry]) => [name, [entry]]))
      const outcome = await recommendations.recommend(requestContext, await userOf(request, reply), citable, entries)
      reply.header('Cache-Control', 'private, no-store')
      switch (outcome.kind) {
        case 'sent':
          return { success: true } as const
        case 'missing':
          throw notFoundError('such item')
        case 'refused':
          return reply
            .code(400)
            .send({ errors: Object.fromEntries(Object.entries(outcome.errors).map(([name, error]) => [name, error?.key])) })
        case 'too-many':
          throw rateLimitedError(outcome.wait)
      }
    },
  })
}

/** Null unless one of them names something. */
function citableOf(ids: Readonly<Record<Citable['kind'], string>>): Citable | null {
  const named = citableKinds.flatMap(kind => parseCitable(kind, ids[kind]) ?? [])
  return named.length === 1 ? (named[0] ?? null) : null
}
