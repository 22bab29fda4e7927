import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { formLimits } from '../../../../core/forms/limits.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import { languages } from '../../../../core/text/languages.ts'
import { updateSignUpFields } from '../../domain/update-sign-up.ts'

/** Several times what all fields hold at their maximum length. */
const bodyLimit = 32 * 1024
/** Allows a few users behind one address who each make mistakes. */
const limit = { max: 30, seconds: 600 }

const field = z.string().default('')
const bodySchema = z.object({
  firstName: field.describe(`Required; ${formLimits.textLength} characters at most.`),
  lastName: field.describe(`Required; ${formLimits.textLength} characters at most.`),
  email: field.describe('Required.'),
  institution: field.describe(`${formLimits.textLength} characters at most.`),
  headerText: field.describe('The words over the form, as they were shown.'),
  language: z.enum(languages).optional().catch(undefined).describe('Of the page; the platform’s own where it is left out.'),
  captcha: field.describe('Required: a challenge of /api/captcha/challenge with its solution.'),
})
const successSchema = z.object({ success: z.literal(true) })
const refusalSchema = z
  .object({ errors: z.partialRecord(z.enum(updateSignUpFields), z.string()) })
  .describe('The form is refused: the key of a message for each field that is wrong.')

export const updateRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { updates, siteOf }) => {
  acceptForms(app, { bodyLimit })
  app.addHook('onRequest', throttleBy(limit))

  app.route({
    method: 'POST',
    url: '/ajax/signupForUpdates',
    schema: {
      tags: ['updates'],
      summary: 'Signs somebody up for the platform’s updates',
      description: 'The answer is the same whether the address was signed up before or not.',
      consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
      body: bodySchema,
      response: {
        200: successSchema.describe('The address is noted.'),
        400: z.union([refusalSchema, errorsSchema]).describe('What is wrong with the form, by field; or that it cannot be read at all.'),
        ...notFound,
      },
    },
    handler: async ({ host, body }, reply) => {
      const site = siteOf(host)
      const { platform } = site
      if (!platform.features.toast.enabled) throw notFoundError('such call')
      const language = body.language ?? platform.languages[0] ?? 'en'
      const outcome = await updates.signUp(site, { ...body, language })
      if (outcome.kind === 'refused') return reply.code(400).send({ errors: outcome.errors })
      return { success: true } as const
    },
  })
}
