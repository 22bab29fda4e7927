import { z } from 'zod'
import { platformInfoSchema } from '../../domain/platform-info.ts'

/** Specification, accounts.md section 3 “Platform info”. These settings are public; all others are not. */
export const platformSchema = z
  .object({
    name: z.string().describe('The platform’s key in lower case; f1000 for the default platform.'),
    ...platformInfoSchema.pick({
      displayName: true,
      displayNameShort: true,
      issn: true,
      startYear: true,
      copyrightOwner: true,
      contentTypes: true,
      submittableContentTypes: true,
      editorialEmail: true,
      infoEmail: true,
      ontologyId: true,
      ontologyDetails: true,
      reCaptchaPublicKey: true,
      features: true,
      readOnly: true,
      marketing: true,
      additionalDetails: true,
      orcidAccessLevel: true,
      transcend: true,
      staticSettings: true,
      languages: true,
    }).shape,
  })
  .meta({ id: 'Platform' })
