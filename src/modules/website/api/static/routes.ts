/**
 * Data that do not change while a page is used: lists to choose from, and facts about the platform (specification, accounts.md section 7).
 */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter } from '../../../../core/http/api/errors.ts'
import { languages } from '../../../../core/text/languages.ts'
import { countriesIn } from '../../../accounts/domain/countries.ts'
import { genders } from '../../../accounts/domain/demographics.ts'
import { genderName } from '../../../accounts/index.ts'

import { contentFilterSchema } from '../../../publications/api/index.ts'

import { platformSchema, presentPlatform } from '../../../sites/api/index.ts'

const inLanguage = z.object({
  language: z
    .enum(languages, { error: `must be one of ${languages.join(', ')}` })
    .optional()
    .describe('Of the names; the platform’s own where it is left out.'),
})

/** Specified in accounts.md section 3. */
export const countrySchema = z
  .object({ shortCode: z.string().describe('ISO 3166-1 alpha-2.'), name: z.string(), id: z.int().describe('ISO 3166-1 numeric.') })
  .meta({ id: 'Country', examples: [{ shortCode: 'NL', name: 'Netherlands', id: 528 }] })
export const nationalitySchema = z
  .object({ id: z.int().describe('ISO 3166-1 numeric.'), name: z.string().describe('Of the country.') })
  .meta({ id: 'Nationality', examples: [{ id: 528, name: 'Netherlands' }] })
export const genderSchema = z
  .object({ enum: z.enum(genders), value: z.string().describe('Its words.') })
  .meta({ id: 'Gender', examples: [{ enum: 'NON_BINARY', value: 'Non-binary' }] })
export const articleFilterSchema = contentFilterSchema
  .omit({ field: true })
  .extend({ field: z.string().describe('A parameter of browse.') })
  .meta({ id: 'ArticleFilter', examples: [{ field: 'articleTypes', options: [{ value: 'DATA_NOTE', name: 'Data Note', count: null }] }] })
export const loginOptionsSchema = z
  .object({
    password: z.boolean(),
    rememberMe: z.boolean().describe('A browser can be remembered beyond its session.'),
    registration: z.boolean().describe('New accounts can be made.'),
    researcherId: z.boolean().describe('A researcher id can be linked.'),
    passkeys: z.boolean(),
    orcid: z.boolean(),
    institutions: z.array(z.object({ key: z.string(), name: z.string() })).describe('Each at /login/with/KEY.'),
  })
  .meta({ id: 'LoginOptions' })
export const orcidSchema = z
  .object({ accessLevel: z.enum(['authenticate', 'read-limited', 'activities-update']).describe('What ORCID is asked to allow.') })
  .meta({ id: 'OrcidSettings' })

export const staticRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { accounts, content, platformOf, siteOf }) => {
  const languageOf = (host: string, requested: (typeof languages)[number] | undefined) => requested ?? platformOf(host).languages[0] ?? 'en'

  app.route({
    method: 'GET',
    url: '/api/static/platform',
    schema: {
      tags: ['platform'],
      summary: 'The same as /api/platform, among the static information',
      response: { 200: platformSchema.describe('The platform.') },
    },
    handler: async ({ host }) => presentPlatform(platformOf(host)),
  })

  app.route({
    method: 'GET',
    url: '/api/static/countries',
    schema: {
      tags: ['lists'],
      summary: 'The countries of ISO 3166-1, by name',
      querystring: inLanguage,
      response: { 200: z.array(countrySchema).describe('All of them.'), ...invalidParameter },
    },
    handler: async ({ host, query }) =>
      countriesIn(languageOf(host, query.language)).map(({ shortCode, name, id }) => ({ shortCode, name, id })),
  })

  app.route({
    method: 'GET',
    url: '/api/static/article-filters',
    schema: {
      tags: ['lists'],
      summary: 'What articles can be filtered by, and the choices that lead to something',
      description: 'Without counts, which change with each search: those are in /content-filters.',
      response: { 200: z.array(articleFilterSchema).describe('One for each parameter.') },
    },
    handler: async ({ host }) =>
      (await content.filters(platformOf(host).key)).map(({ field, options }) => ({
        field,
        options: options.map(({ value, name }) => ({ value, name, count: null })),
      })),
  })

  app.route({
    method: 'GET',
    url: '/api/static/login-options',
    schema: {
      tags: ['session'],
      summary: 'How one can sign in here',
      response: { 200: loginOptionsSchema.describe('What is offered.') },
    },
    handler: async ({ host }) => {
      const site = siteOf(host)
      const providers = accounts.identities.providers(site)
      return {
        password: true,
        rememberMe: true,
        registration: !site.platform.readOnly,
        researcherId: accounts.researcherIds.isOffered(site),
        passkeys: site.origin !== null,
        orcid: providers.some(({ kind }) => kind === 'orcid'),
        institutions: providers.filter(({ kind }) => kind === 'institution').map(({ key, name }) => ({ key, name })),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/static/orcid',
    schema: {
      tags: ['session'],
      summary: 'What the platform asks of ORCID',
      response: { 200: orcidSchema.describe('The settings.') },
    },
    handler: async ({ host }) => ({ accessLevel: platformOf(host).orcidAccessLevel }),
  })

  app.route({
    method: 'GET',
    url: '/api/nationalities',
    schema: {
      tags: ['lists'],
      summary: 'What an account’s holder can give as nationality',
      description: 'For who registers too: the token of an anonymous visitor will do, and so will none.',
      querystring: inLanguage,
      response: { 200: z.array(nationalitySchema).describe('By name.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => countriesIn(languageOf(host, query.language)).map(({ id, name }) => ({ id, name })),
  })

  app.route({
    method: 'GET',
    url: '/api/genders',
    schema: {
      tags: ['lists'],
      summary: 'What an account’s holder can give as gender',
      description: 'For who registers too: the token of an anonymous visitor will do, and so will none.',
      querystring: inLanguage,
      response: { 200: z.array(genderSchema).describe('In the order of the form.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => {
      const language = languageOf(host, query.language)
      return genders.map(gender => ({ enum: gender, value: genderName(gender, language) }))
    },
  })
}
