import { z } from 'zod'
import { metricsSchema } from '../../modules/metrics/api/schemas.ts'
import { affiliationSchema } from '../../modules/publications/api/affiliations/schemas.ts'
import { listedItem } from '../../modules/publications/api/content/schemas.ts'
import { datasetSchema } from '../../modules/publications/api/datasets/schemas.ts'

/** One item with everything that modules say of it. */
export const contentInfoSchema = listedItem
  .extend({
    title: z.string(),
    summary: z.string().nullable().describe('The abstract, as plain text.'),
    published: z.iso.date().nullable(),
    documentType: listedItem.shape.contentItem.shape.documentType,
    doi: z.string().nullable(),
    gatewayIds: z.array(z.int()),
    conferences: z.array(z.object({ name: z.string(), place: z.string().nullable(), date: z.string().nullable() })),
    files: z
      .array(
        z.object({
          url: z.string(),
          name: z.string(),
          label: z.string().nullable(),
          role: z.string(),
          mimeType: z.string(),
          bytes: z.int(),
        }),
      )
      .describe('Of an article: those of its current version.'),
    additionalDetail: z.object({
      competingInterestsText: z.string().nullable(),
      doi: z.string().nullable(),
      keywords: z.array(z.string()),
      license: z.string().nullable().describe('Its address.'),
      grants: z.array(z.object({ funder: z.string(), grantId: z.string() })),
      grantId: z.string().nullable().describe('The first of the grants.'),
    }),
    datasets: z.array(datasetSchema),
    affiliations: z.array(affiliationSchema),
    metrics: metricsSchema.nullable().describe('Null for an article without a current version.'),
  })
  .meta({ id: 'ContentInfo' })
