import { z } from 'zod'
import { assetTypes } from '../../domain/content/asset-package.ts'

/** Specification, reading.md section 3; the content id identifies the asset's content item. */
export const assetSchema = z
  .object({
    assetId: z.int(),
    contentId: z.int(),
    assetType: z.enum(assetTypes),
    commentIds: z.array(z.int()),
    relatedArticleIds: z.array(z.int()),
  })
  .meta({ id: 'Asset' })
