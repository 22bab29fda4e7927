/** The statuses of versions (specification, reading.md section 4). */
export const editorialStatuses = [
  'PUBLISHED',
  'RETURN_TO_PUBLISHED',
  'PEER_REVIEW_REQUESTED',
  'CHECKING_VOR_REQUIREMENTS',
  'UNDERGOING_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
  'SENT_TO_VERSION_OF_RECORD',
  'NOT_PASSED_PEER_REVIEW',
] as const
export type EditorialStatus = (typeof editorialStatuses)[number]
