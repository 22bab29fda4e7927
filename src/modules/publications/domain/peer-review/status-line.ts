/**
 * The status line after an article's title: “[version 2; peer review: 1 approved, 2 approved with reservations]”. Citations contain it, so
 * each version's line counts the reviewers' recommendations up to that version.
 */
import type { CountedDecision } from '../../../../document/peer-review/decision.ts'
import type { ReviewSummary, ShownReview } from './shown-review.ts'

export interface StatusLine {
  versionNumber: number
  /** Null where no review is known. */
  review: ReviewSummary | null
}

/** The status line of a version; null for the only version of an article without a known review. */
export function statusLineOf({ versions }: Pick<ShownReview, 'versions'>, versionNumber: number): StatusLine | null {
  const review = versions.find(version => version.versionNumber === versionNumber)?.summary ?? null
  return review === null && versions.length <= 1 ? null : { versionNumber, review }
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

/** Translates a message into the reader's language; `count` selects its plural form. */
type Translate = (key: StatusLineKey, values?: Readonly<Record<string, string | number>>) => string

/** Formats the line in words, with its brackets. */
export function formatStatusLine({ versionNumber, review }: StatusLine, t: Translate): string {
  // A version number is a name, so it gets no thousands separator.
  const number = String(versionNumber)
  return review === null ? t('title-status-version', { number }) : t('title-status', { number, review: formatReview(review, t) })
}

function formatReview(review: ReviewSummary, t: Translate): string {
  if (review.kind === 'not-reviewed' || review.kind === 'discontinued') return t(keyOfKind[review.kind])
  if (review.kind !== 'decisions') return t('title-status-peer-review', { decisions: t(keyOfKind[review.kind]) })
  const parts = review.counts.map(({ decision, count }) => t(keyOfDecision[decision], { count }))
  if (review.discontinued) parts.push(t('title-status-discontinued'))
  return t('title-status-peer-review', { decisions: parts.reduce((first, second) => t('title-status-list', { first, second })) })
}
