/** Content alerts for machines (specification, accounts.md section 7 “Alerts and updates”). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFoundError, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { clientInfoOf } from '../../../accounts/index.ts'
import { alertStatuses } from '../../domain/status.ts'
import { readTopic } from '../../domain/topic.ts'

const bodyLimit = 16 * 1024
const limit = { max: 60, seconds: 600 }

const topicSchema = z
  .string()
  .max(4000)
  .default('platform')
  .describe('What is followed: platform, subject:SLUG, gateway:URL, author:ORCID or search:PARAMETERS of a browse address.')
const bodySchema = z.object({
  emailAddress: z.string().max(254).default('').describe('Required.'),
  frequency: z.literal('WEEKLY').default('WEEKLY'),
  topic: topicSchema,
  isUserLoggedIn: z.string().optional().describe('Not looked at: the session says who asks.'),
  userId: z.string().optional().describe('Not looked at: the session says who asks.'),
})
const statusSchema = z.enum(alertStatuses)
const refusalSchema = z
  .object({ errors: z.object({ emailAddress: z.string() }) })
  .describe('The form is refused: the key of a message. `stay-updated`: who is signed in has another address.')

export const alertRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { alerts, platformOf, siteOf, userOf }) => {
  acceptForms(app, { bodyLimit })
  app.addHook('onRequest', throttleBy(limit))
  const topicOf = (text: string) => {
    const topic = readTopic(text)
    if (topic === null) throw notFoundError('such topic')
    return topic
  }

  app.route({
    method: 'GET',
    url: '/ajax/alerts/toc/checkUser',
    schema: {
      tags: ['alerts'],
      summary: 'Whether an address is signed up for content alerts',
      description: 'The truth is told to the address’s own account alone; everybody else is told NOT_SIGNED_UP.',
      querystring: z.object({ emailAddress: z.string().max(254), topic: topicSchema }),
      response: {
        200: z.object({ status: statusSchema }).describe('Of an address that is not the asker’s own, NOT_SIGNED_UP.'),
        400: errorsSchema.describe('A parameter is wrong; the errors name it.'),
        404: errorsSchema.describe('There is no such topic.'),
        429: errorsSchema.describe('Too many calls.'),
      },
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'private, no-store')
      const { emailAddress: email, topic } = request.query
      const user = await userOf(request, reply)
      return { status: await alerts.status(platformOf(request.host).key, user, { topic: topicOf(topic), email }) }
    },
  })

  app.route({
    method: 'POST',
    url: '/ajax/alerts/toc/signup',
    schema: {
      tags: ['alerts'],
      summary: 'Signs an address up for content alerts',
      description:
        'Who is signed in is signed up at once. Anybody else is sent a mail, and is signed up once its link is followed; the answer is the same whatever is known of the address.',
      consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
      body: bodySchema,
      response: {
        200: z.object({ status: statusSchema, confirmationByMail: z.boolean() }).describe('Signed up, or asked by mail to confirm it.'),
        400: z.union([refusalSchema, errorsSchema]).describe('What is wrong with the form, by field; or that it cannot be read at all.'),
        404: errorsSchema.describe('There is no such topic.'),
        429: errorsSchema.describe('Too many calls: Retry-After says when the next is allowed.'),
      },
    },
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'private, no-store')
      const { emailAddress: email, topic } = request.body
      const site = siteOf(request.host)
      const requestContext = { site, language: site.platform.languages[0] ?? 'en', clientInfo: clientInfoOf(request) }
      const outcome = await alerts.signUp(requestContext, await userOf(request, reply), { topic: topicOf(topic), email })
      switch (outcome.kind) {
        case 'signed-up':
          return { status: outcome.status, confirmationByMail: false }
        case 'mail-sent':
          return { status: 'SUCCESFULLY_SIGNED_UP' as const, confirmationByMail: true }
        case 'stay-updated':
          return reply.code(400).send({ errors: { emailAddress: 'stay-updated' } })
        case 'refused':
          return reply.code(400).send({ errors: { emailAddress: outcome.errors.emailAddress?.key ?? 'email_invalid_message' } })
        case 'unknown-topic':
          throw notFoundError('such topic')
        case 'too-many':
          throw rateLimitedError(outcome.wait)
      }
    },
  })
}
