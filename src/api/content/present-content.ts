import type { z } from 'zod'
import { presentMetrics } from '../../modules/metrics/api/present-metrics.ts'
import type { ItemMetrics } from '../../modules/metrics/use-cases/metrics.ts'
import { presentAffiliation } from '../../modules/publications/api/affiliations/present-affiliation.ts'
import { presentListItem } from '../../modules/publications/api/content/present-content.ts'
import { presentDataset } from '../../modules/publications/api/datasets/present-dataset.ts'
import { filePath } from '../../modules/publications/domain/content/item-path.ts'
import type { ContentDetail } from '../../modules/publications/use-cases/content/find-content-detail.ts'
import type { contentInfoSchema } from './schemas.ts'

/** The content detail of the specification, which extends the list item. @param origin of the site, such as https://example.org */
export function presentContentInfo(item: ContentDetail, metrics: ItemMetrics | null, origin: string): z.infer<typeof contentInfoSchema> {
  return {
    ...presentListItem(item),
    title: item.title,
    summary: item.abstract,
    published: item.published,
    documentType: item.documentType,
    doi: item.doi,
    gatewayIds: item.gatewayIds,
    conferences: item.conferences,
    files: item.files.map(({ sha256, name, label, role, mimeType, bytes }) => ({
      url: origin + filePath(sha256, name),
      name,
      label,
      role,
      mimeType,
      bytes,
    })),
    additionalDetail: {
      competingInterestsText: item.competingInterestsText,
      doi: item.doi,
      keywords: item.keywords,
      license: item.license,
      grants: item.grants,
      grantId: item.grants[0]?.grantId ?? null,
    },
    datasets: item.datasets.map(presentDataset),
    affiliations: item.affiliations.map(presentAffiliation),
    metrics: metrics && presentMetrics(metrics),
  }
}
