import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'

/** The label of a version's review: one of five, or none. */
export const badges = [
  'not peer reviewed',
  'awaiting peer review',
  'undergoing peer review',
  'passed peer review',
  'peer review discontinued',
] as const
export type ReviewBadge = (typeof badges)[number]

const badgeOf: Record<EditorialStatus, ReviewBadge> = {
  PUBLISHED: 'not peer reviewed',
  RETURN_TO_PUBLISHED: 'not peer reviewed',
  PEER_REVIEW_REQUESTED: 'awaiting peer review',
  CHECKING_VOR_REQUIREMENTS: 'awaiting peer review',
  UNDERGOING_PEER_REVIEW: 'undergoing peer review',
  PASSED_PEER_REVIEW: 'passed peer review',
  SENT_TO_VERSION_OF_RECORD: 'passed peer review',
  NOT_PASSED_PEER_REVIEW: 'peer review discontinued',
}

/** The label of an editorial status (specification, reading.md section 4); null, which shows nothing, without a status. */
export const statusBadge = (status: EditorialStatus | null): ReviewBadge | null => (status === null ? null : badgeOf[status])
