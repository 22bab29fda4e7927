import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { type PlatformFacts, platformName } from '../../domain/platform.ts'
import { platformSchema } from './schemas.ts'

/** @param staticSettings editors' settings of the publish page, which take precedence over the installation's */
export const presentPlatform = ({ key, ...info }: PlatformFacts, staticSettings = info.staticSettings): z.infer<typeof platformSchema> => ({
  name: platformName(key),
  displayName: info.displayName,
  displayNameShort: info.displayNameShort,
  issn: info.issn,
  startYear: info.startYear,
  copyrightOwner: info.copyrightOwner,
  contentTypes: info.contentTypes,
  submittableContentTypes: info.submittableContentTypes,
  editorialEmail: info.editorialEmail,
  infoEmail: info.infoEmail,
  ontologyId: info.ontologyId,
  ontologyDetails: info.ontologyDetails,
  reCaptchaPublicKey: info.reCaptchaPublicKey,
  features: info.features,
  readOnly: info.readOnly,
  marketing: info.marketing,
  additionalDetails: info.additionalDetails,
  orcidAccessLevel: info.orcidAccessLevel,
  transcend: info.transcend,
  staticSettings,
  languages: info.languages,
})

export const platformRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { platformOf, siteContent }) => {
  app.route({
    method: 'GET',
    url: '/api/platform',
    schema: {
      tags: ['platform'],
      summary: 'What the platform of the host name is and does',
      response: { 200: platformSchema.describe('The platform.') },
    },
    handler: async ({ host }) => {
      const platform = platformOf(host)
      const { publishCard: _, ...settings } = await siteContent.settings(platform)
      return presentPlatform(platform, settings)
    },
  })
}
