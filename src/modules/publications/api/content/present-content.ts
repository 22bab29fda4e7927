import type { z } from 'zod'
import type { ContentInfo } from '../../use-cases/content/find-content.ts'
import type { contentListItemSchema } from './schemas.ts'

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
