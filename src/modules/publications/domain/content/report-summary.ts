import type { PeerReviewKind } from '../../../../document/article-document.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { ReportId, ReviewerId } from '../ids.ts'

export interface ReportSummary {
  id: ReportId
  kind: PeerReviewKind
  /** The version that the report reviews. */
  reviewedVersion: number
  decision: ReviewerDecision | null
  /** Safe HTML with inline marks only; empty where the source has no title. */
  titleHtml: string
  /** The main reviewer first; an anonymous reviewer has an id too. */
  refereeIds: ReviewerId[]
  reviewers: string[]
  affiliation: string | null
  /** 'YYYY-MM-DD', or less where less is known. */
  published: string | null
  doi: string | null
  /** The language of its text as a BCP 47 tag; null where it is the article's. */
  language: string | null
  responseCount: number
  /** The path of the report among the others: the page of the version whose source contained it, with its anchor. */
  path: string
  /** The path of the report's own page. */
  ownPath: string
  /** The number of the version whose source contained it. */
  broughtBy: number
}
