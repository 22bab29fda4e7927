/** What a card says of peer review where it has no decisions to show (specification, reading.md section 4). */
import { type ArticleType, isReviewable } from '../content/article-type.ts'
import type { ContentType } from '../content/content-type.ts'
import type { EditorialStatus } from './editorial-status.ts'
import { type Lozenge, statusLozenge } from './status-lozenge.ts'

interface CardFacts {
  contentType: ContentType
  articleType: ArticleType | null
  hasReferees: boolean
  editorialStatus: EditorialStatus | null
}

/**
 * By type and by whether there are referees: only articles are reviewed, and of their types all but three; a reviewable one without referees
 * awaits its review, unless its status says that it is not sent to any, or that its review has ended. Null where the card shows decisions, or
 * the status, instead; and where the source says nothing of a review, as of an ordinary journal's article.
 */
export function cardPeerReview({ contentType, articleType, hasReferees, editorialStatus }: CardFacts): Lozenge | null {
  if (contentType !== 'ARTICLE') return 'not peer reviewed'
  if (articleType !== null && !isReviewable(articleType)) return 'not peer reviewed'
  if (hasReferees || articleType === null || editorialStatus === null) return null
  const lozenge = statusLozenge(editorialStatus)
  switch (lozenge) {
    case 'not peer reviewed':
    case 'awaiting peer review':
      return lozenge
    case 'undergoing peer review':
      return 'awaiting peer review'
    default:
      return null
  }
}
