import { knownDate } from '../../../../core/text/date.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import type { ListedItem } from '../../data/content-item.ts'
import { abstractInALine } from '../../domain/content/abstract-in-a-line.ts'
import type { ContentCard } from '../../domain/content/for-reading.ts'
import { filePath } from '../../domain/content/item-path.ts'
import { shownReview } from '../../domain/peer-review/shown-review.ts'

const abstractShown = 280

/** The data of a publication's card. */
export function presentCard(item: ListedItem): ContentCard {
  const { thumbnail, contentType, articleType, typeName, versionNumber, editorialStatus, statedReview, reports } = item
  const versions = [{ versionNumber: versionNumber ?? 1, editorialStatus, statedReview }]
  const [review] = shownReview({ contentType, articleType, typeName, versions, reports }, item.peerReview ?? defaultReviewSetting).versions
  return {
    id: item.id,
    contentType: item.contentType,
    volume: item.volume,
    publicationId: item.publicationId,
    titleHtml: titleUnderNotice(item.titleHtml, noticeOf(item.noticeRelations)),
    articleType: item.articleType,
    typeName: item.typeName ?? item.documentType,
    published: knownDate(item.published, item.publishedPrecision),
    authors: item.authors.map(author => author.fullName),
    authorCount: item.authorCount ?? 0,
    abstract: item.abstract === null ? null : truncate(abstractInALine(item.abstract), abstractShown),
    versionNumber: item.versionNumber,
    versionCount: item.versionCount ?? 0,
    // Without the reports, the state of the review is unknown.
    reviewLabel: item.reportsAreRead ? (review?.label ?? null) : null,
    decisions: review?.decisions ?? [],
    newVersionReason: item.newVersionReason,
    thumbnail:
      thumbnail?.width && thumbnail.height
        ? {
            url: filePath(thumbnail.sha256, `thumbnail.${thumbnail.mimeType.split('/')[1] ?? ''}`),
            width: thumbnail.width,
            height: thumbnail.height,
          }
        : null,
    subjects: item.subjects.map(subject => subject.termName),
    sampleContent: item.sampleContent,
  }
}
