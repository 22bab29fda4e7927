/** The editorial statuses that a user may give a version (specification, workflow.md section 3.4). */
import { z } from 'zod'
import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import { type EditorialStatus, editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'

/** Null: from now on the status follows from its reports. */
export type WantedStatus = EditorialStatus | null

/** The statuses that a person's decision may give after each status. A status that neither a person nor a report gave may become any. */
const following: Record<EditorialStatus, readonly WantedStatus[]> = {
  PUBLISHED: ['CHECKING_VOR_REQUIREMENTS'],
  CHECKING_VOR_REQUIREMENTS: ['RETURN_TO_PUBLISHED', 'PEER_REVIEW_REQUESTED'],
  // The authors may request the check again.
  RETURN_TO_PUBLISHED: ['CHECKING_VOR_REQUIREMENTS'],
  PEER_REVIEW_REQUESTED: ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'],
  UNDERGOING_PEER_REVIEW: ['PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'],
  // Resuming a review: the status follows from its reports again.
  NOT_PASSED_PEER_REVIEW: [null],
  PASSED_PEER_REVIEW: ['SENT_TO_VERSION_OF_RECORD'],
  SENT_TO_VERSION_OF_RECORD: [],
}

interface VersionToChange {
  articleType: ArticleType | null
  status: EditorialStatus | null
  /** Whether a person set the status. */
  isSet: boolean
}

/** @param corrects whether the user may correct any status */
export function statusesToGive({ articleType, status, isSet }: VersionToChange, corrects: boolean): WantedStatus[] {
  if (articleType !== null && !isReviewable(articleType)) {
    if (!corrects) return []
    // Nobody set the status of a version without one: its site states only what sources state.
    if (isSet) return ['PUBLISHED', null]
    return status === 'PUBLISHED' ? [] : ['PUBLISHED']
  }
  const all: WantedStatus[] = editorialStatuses.filter(each => each !== status)
  if (corrects) return isSet ? [...all, null] : all
  return status === null ? all : [...following[status]]
}

interface VersionWithReports {
  status: EditorialStatus | null
  /** Whether reports changed the status after a person had set it. */
  followsReports: boolean
  /** Whether a report on this very version was imported that was not stored before. */
  hasNewReport: boolean
  /** The status that follows from its reports. */
  derived: EditorialStatus | null
}

/**
 * The statuses, in sequence, that reports give to a version whose status a person set: a requested review begins with its first report, and
 * passes by the site's pass rule. Every other set status stays.
 */
export function statusesByReports({ status, followsReports, hasNewReport, derived }: VersionWithReports): EditorialStatus[] {
  const begins = status === 'PEER_REVIEW_REQUESTED' && hasNewReport
  if (!begins && !followsReports) return []
  const reached: EditorialStatus = derived === 'PASSED_PEER_REVIEW' ? derived : 'UNDERGOING_PEER_REVIEW'
  const steps: EditorialStatus[] = begins ? ['UNDERGOING_PEER_REVIEW', reached] : [reached]
  return steps.filter((step, at) => step !== (at === 0 ? status : steps[at - 1]))
}

export const maxReasonLength = 2000
/** The request for a change; the reason stays in the history. */
export const statusChangeSchema = z.object({
  status: z.enum(editorialStatuses).nullable().describe('Null: the status that follows from its reports, from now on.'),
  reason: z.string().trim().min(1, 'must say why').max(maxReasonLength, `must not be longer than ${maxReasonLength} characters`),
  versionOfRecordDoi: z.string().trim().max(300).nullable().default(null).describe('For SENT_TO_VERSION_OF_RECORD, where none is known.'),
})
export type StatusChangeEntered = z.output<typeof statusChangeSchema>
