/**
 * The peer review that is shown of an article, decided once for card, title line, version panel, section, timeline, API, PDF and citation.
 * The label depends on type and status. Reports, and counts of them, depend on the derived display (specification, reading.md section 4).
 */

import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { type CountedDecision, countedDecisions, type ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { newestDecisions } from '../../../../document/peer-review/newest-decisions.ts'
import { reviewWithoutReports, type StatedReview } from '../../../../document/peer-review/stated-review.ts'
import { isShown, type ReviewSections } from '../../../sites/domain/review-setting.ts'
import type { ArticlePart } from '../content/article-part.ts'
import type { ReportSummary } from '../content/report-summary.ts'
import type { ReviewerId } from '../ids.ts'
import { isFacultyReview } from './faculty-review.ts'
import { type PeerReviewDisplay, peerReviewDisplay, qualifiesForReview } from './peer-review-display.ts'
import { type ReviewBadge, statusBadge } from './status-badge.ts'

export interface ReviewedArticle {
  contentType?: ContentType
  articleType: ArticleType | null
  /** The publisher's own name for its type. */
  typeName: string | null
  /** Oldest first. */
  versions: readonly { versionNumber: number; editorialStatus: EditorialStatus | null; statedReview?: StatedReview | null }[]
  /** Each report once, oldest first, even where the version that it reviews is not on this site. */
  reports: readonly (Pick<ReportSummary, 'id' | 'kind' | 'decision' | 'reviewedVersion'> & { readonly refereeIds: readonly ReviewerId[] })[]
  /** Whether the page has the text of any report. */
  reportsLoaded?: boolean
  /** The parts that could not be loaded for now. */
  missing?: readonly ArticlePart[]
}

/** Reports in full with their recommendations, only their reviewers, or nothing. */
export type ShownReports = 'whole' | 'reviewers' | 'none'

export type ReviewSummary =
  | { kind: 'decisions'; counts: { decision: CountedDecision; count: number }[]; discontinued: boolean }
  | { kind: 'awaiting' | 'undergoing' | 'passed' | 'discontinued' | 'not-reviewed' }

export interface VersionReview {
  versionNumber: number
  /** Null shows no label. */
  label: ReviewBadge | null
  /** Each reviewer's newest recommendation up to this version, in the order of their first reports, else those that the source states. */
  decisions: ReviewerDecision[]
  /** The summary after the title; null where no review is known. */
  summary: ReviewSummary | null
}

export interface ShownReview {
  display: PeerReviewDisplay | null
  reports: ShownReports
  /** Sorted like the article's versions. */
  versions: VersionReview[]
}

export function shownReview(article: ReviewedArticle, sections: ReviewSections): ShownReview {
  const display = displayOf(article, sections)
  const reports = shownReports(display, article)
  return { display, reports, versions: article.versions.map(version => reviewOfVersion(article, version, reports)) }
}

/** Reports that cannot be loaded count as hidden sections. */
function displayOf(article: ReviewedArticle, sections: ReviewSections): PeerReviewDisplay | null {
  const { articleType, typeName, versions, reports, reportsLoaded = true, missing = [] } = article
  return peerReviewDisplay({
    sectionsHidden: !isShown(sections) || missing.includes('reports'),
    articleType,
    versionCount: versions.length,
    latestStatus: versions.at(-1)?.editorialStatus ?? null,
    reportCount: reports.length,
    refereesLoaded: !missing.includes('referees'),
    // A reviewer's affiliation is loaded with the reviewer.
    affiliationsLoaded: !missing.includes('referees'),
    statusesLoaded: !missing.includes('versions'),
    facultyReview: isFacultyReview(typeName),
    reportsLoaded,
  })
}

function shownReports(display: PeerReviewDisplay | null, { articleType, versions }: ReviewedArticle): ShownReports {
  switch (display) {
    case 'NOT_AVAILABLE':
    case 'NOT_REVIEWED':
    case 'PREPRINT_SERVER':
      return 'none'
    case 'FACULTY_REVIEW':
      return 'reviewers'
    case 'NO_REPORTS':
    case 'HAS_REPORTS':
    case 'LOAD_REPORTS_SUCCESS':
      return 'whole'
    case null:
      // While reviewers or statuses cannot be loaded, reports are shown without them.
      return articleType === null || versions.length === 0 ? 'none' : 'whole'
  }
}

function reviewOfVersion(
  article: ReviewedArticle,
  { versionNumber, editorialStatus: status, statedReview = null }: ReviewedArticle['versions'][number],
  shown: ShownReports,
): VersionReview {
  if (isNeverReviewed(article)) return { versionNumber, label: 'not peer reviewed', decisions: [], summary: { kind: 'not-reviewed' } }
  const decisions = shown === 'whole' && qualifiesForReview(status) ? decisionsOn(versionNumber, statedReview, article.reports) : []
  const counts = countedDecisions
    .map(decision => ({ decision, count: decisions.filter(each => each === decision).length }))
    .filter(({ count }) => count > 0)
  const ofStatus = status === null ? null : { kind: kindOfStatus[status] }
  return {
    versionNumber,
    label: statusBadge(status),
    decisions,
    summary: counts.length > 0 ? { kind: 'decisions', counts, discontinued: status === 'NOT_PASSED_PEER_REVIEW' } : ofStatus,
  }
}

const isNeverReviewed = ({ contentType = 'ARTICLE', articleType }: ReviewedArticle): boolean =>
  contentType !== 'ARTICLE' || (articleType !== null && !isReviewable(articleType))

const kindOfStatus: Record<EditorialStatus, Exclude<ReviewSummary['kind'], 'decisions'>> = {
  PUBLISHED: 'not-reviewed',
  RETURN_TO_PUBLISHED: 'not-reviewed',
  PEER_REVIEW_REQUESTED: 'awaiting',
  CHECKING_VOR_REQUIREMENTS: 'awaiting',
  UNDERGOING_PEER_REVIEW: 'undergoing',
  PASSED_PEER_REVIEW: 'passed',
  SENT_TO_VERSION_OF_RECORD: 'passed',
  NOT_PASSED_PEER_REVIEW: 'discontinued',
}

/** Counts reviewers' reports alone: an editor's letter has a decision too, but is not a recommendation. */
function decisionsOn(versionNumber: number, statedReview: StatedReview | null, reports: ReviewedArticle['reports']): ReviewerDecision[] {
  const byReviewers = reports.filter(({ kind }) => kind === 'reviewer-report')
  const stated = reviewWithoutReports(statedReview, versionNumber, byReviewers)
  if (stated !== null) return stated.decisions
  const counted = byReviewers.filter(({ reviewedVersion }) => reviewedVersion <= versionNumber)
  return newestDecisions(counted.map(({ id, refereeIds: [main], decision }) => ({ referee: String(main ?? `report ${id}`), decision })))
}
