import type { z } from 'zod'
import { presentMetrics } from '../../../metrics/api/present-metrics.ts'
import type { ItemMetrics } from '../../../metrics/use-cases/metrics.ts'
import { filePath } from '../../domain/content/address.ts'
import type { ContentInfo } from '../../use-cases/content/find-content.ts'
import type { ContentDetail } from '../../use-cases/content/find-content-detail.ts'
import { presentAffiliation } from '../affiliations/present-affiliation.ts'
import { presentDataset } from '../datasets/present-dataset.ts'
import type { contentInfoSchema, contentListItemSchema } from './schemas.ts'

/** The content list item of the specification (reading.md section 3). */
export function presentListItem(item: ContentInfo): z.infer<typeof contentListItemSchema> {
  return {
    contentType: item.contentType,
    contentId: item.contentId,
    id: item.articleId ?? item.assetId ?? item.contentId,
    contentItem: {
      volume: item.volume,
      publicationId: item.publicationId,
      title: item.title,
      published: item.published,
      documentType: item.documentType,
    },
    authors: item.authors.map(({ firstName, lastName, collectiveName, position, isCorresponding }) => ({
      firstName,
      lastName,
      collectiveName,
      positionAuthor: position + 1,
      isCorresponding,
    })),
    versions: item.versions,
    currentVersion: item.versions.find(({ id }) => id === item.currentVersionId) ?? null,
    referees: item.referees,
    reports: Object.fromEntries(
      item.reviews.map(({ versionId, lastDecision, refereeIds }) => [versionId, { lastReport: { decision: lastDecision }, refereeIds }]),
    ),
    commentIds: item.commentIds,
    relatedContentIds: item.relatedContentIds,
    relatedArticleIds: item.relatedArticleIds,
  }
}

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
