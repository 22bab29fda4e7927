/**
 * What stands behind an article's title: “[version 2; peer review: 1 approved, 2 approved with reservations]”. It is part of how the article
 * is cited, so it says for each version what its reviewers had said by then.
 */
import { type ArticleType, isReviewable } from '../content/article-type.ts'
import type { ReportSummary } from '../content/for-reading.ts'
import type { ReviewerDecision } from './decision.ts'
import type { EditorialStatus } from './editorial-status.ts'
import { newestDecisions } from './newest-decisions.ts'

type CountedDecision = Exclude<ReviewerDecision, 'UNKNOWN'>

export type ReviewSummary =
  | { kind: 'decisions'; counts: { decision: CountedDecision; count: number }[]; discontinued: boolean }
  | { kind: 'awaiting' | 'undergoing' | 'passed' | 'discontinued' | 'not-reviewed' }

export interface StatusLine {
  versionNumber: number
  /** Null where nothing is known of a review. */
  review: ReviewSummary | null
}

interface ReviewedVersion {
  versionNumber: number
  editorialStatus: EditorialStatus | null
  /** Those that speak of this version, oldest first. */
  reports: readonly (Pick<ReportSummary, 'id' | 'kind' | 'decision'> & { readonly refereeIds: readonly number[] })[]
}

interface StatusFacts {
  articleType: ArticleType | null
  versionNumber: number
  /** All of the article, oldest first. */
  versions: readonly ReviewedVersion[]
}

const counted: readonly CountedDecision[] = ['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED']

/** Of each reviewer the newest decision up to the version. Null for an only version of whose review nothing is known. */
export function statusLineOf({ articleType, versionNumber, versions }: StatusFacts): StatusLine | null {
  const review = reviewOf(articleType, versionNumber, versions)
  return review === null && versions.length <= 1 ? null : { versionNumber, review }
}

function reviewOf(articleType: ArticleType | null, versionNumber: number, versions: readonly ReviewedVersion[]): ReviewSummary | null {
  if (articleType !== null && !isReviewable(articleType)) return { kind: 'not-reviewed' }
  const status = versions.find(version => version.versionNumber === versionNumber)?.editorialStatus ?? null
  const decisions = decisionsBy(versionNumber, versions)
  const counts = counted
    .map(decision => ({ decision, count: decisions.filter(each => each === decision).length }))
    .filter(({ count }) => count > 0)
  if (counts.length > 0) return { kind: 'decisions', counts, discontinued: status === 'NOT_PASSED_PEER_REVIEW' }
  return status === null ? null : { kind: kindOfStatus[status] }
}

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

/** Of reviewers' reports alone: an editor's letter decides, and is not counted among them. */
function decisionsBy(versionNumber: number, versions: readonly ReviewedVersion[]): ReviewerDecision[] {
  const reports = versions
    .filter(version => version.versionNumber <= versionNumber)
    .flatMap(version => version.reports)
    .filter(({ kind }) => kind === 'reviewer-report')
  return newestDecisions(reports.map(({ id, refereeIds: [main], decision }) => ({ referee: String(main ?? `report ${id}`), decision })))
}

const keyOfDecision = {
  APPROVED: 'title-status-approved',
  APPROVED_WITH_RESERVATIONS: 'title-status-approved-with-reservations',
  NOT_APPROVED: 'title-status-not-approved',
} as const satisfies Record<CountedDecision, string>

const keyOfKind = {
  awaiting: 'status-awaiting-peer-review',
  undergoing: 'status-undergoing-peer-review',
  passed: 'status-passed-peer-review',
  discontinued: 'status-peer-review-discontinued',
  'not-reviewed': 'status-not-peer-reviewed',
} as const satisfies Record<Exclude<ReviewSummary['kind'], 'decisions'>, string>

type StatusLineKey =
  | 'title-status'
  | 'title-status-version'
  | 'title-status-peer-review'
  | 'title-status-list'
  | 'title-status-discontinued'
  | (typeof keyOfDecision)[CountedDecision]
  | (typeof keyOfKind)[keyof typeof keyOfKind]

/** The words of a message in the reader's language; `count` chooses its plural form. */
type Say = (key: StatusLineKey, values?: Readonly<Record<string, string | number>>) => string

/** The line in words, with its brackets. */
export function sayStatusLine({ versionNumber, review }: StatusLine, say: Say): string {
  // The number of a version is a name: it has no thousands to be grouped.
  const number = String(versionNumber)
  return review === null ? say('title-status-version', { number }) : say('title-status', { number, review: sayReview(review, say) })
}

function sayReview(review: ReviewSummary, say: Say): string {
  if (review.kind === 'not-reviewed' || review.kind === 'discontinued') return say(keyOfKind[review.kind])
  if (review.kind !== 'decisions') return say('title-status-peer-review', { decisions: say(keyOfKind[review.kind]) })
  const parts = review.counts.map(({ decision, count }) => say(keyOfDecision[decision], { count }))
  if (review.discontinued) parts.push(say('title-status-discontinued'))
  return say('title-status-peer-review', { decisions: parts.reduce((first, second) => say('title-status-list', { first, second })) })
}
