/** Who may give a version which editorial status (specification, workflow.md section 3.4). */
import { z } from 'zod'
import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import { type EditorialStatus, editorialStatuses } from '../../../../document/peer-review/editorial-status.ts'

/** Null: the one that follows from its reports, from now on. */
export type WantedStatus = EditorialStatus | null

/** What follows each status, by a person's decision. A status that nobody set, and no report gives, may become any. */
const following: Record<EditorialStatus, readonly WantedStatus[]> = {
  PUBLISHED: ['CHECKING_VOR_REQUIREMENTS'],
  CHECKING_VOR_REQUIREMENTS: ['RETURN_TO_PUBLISHED', 'PEER_REVIEW_REQUESTED'],
  // Its authors may ask again.
  RETURN_TO_PUBLISHED: ['CHECKING_VOR_REQUIREMENTS'],
  PEER_REVIEW_REQUESTED: ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'],
  UNDERGOING_PEER_REVIEW: ['PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'],
  // Resuming a review: its reports say how far it is.
  NOT_PASSED_PEER_REVIEW: [null],
  PASSED_PEER_REVIEW: ['SENT_TO_VERSION_OF_RECORD'],
  SENT_TO_VERSION_OF_RECORD: [],
}

interface VersionToChange {
  articleType: ArticleType | null
  status: EditorialStatus | null
  /** Whether a person gave it that status. */
  isSet: boolean
}

/** @param corrects whether the person may correct any status */
export function statusesToGive({ articleType, status, isSet }: VersionToChange, corrects: boolean): WantedStatus[] {
  if (articleType !== null && !isReviewable(articleType)) {
    if (!corrects) return []
    // Nobody set the status of one that has none: its platform says what sources say alone.
    if (isSet) return ['PUBLISHED', null]
    return status === 'PUBLISHED' ? [] : ['PUBLISHED']
  }
  const all: WantedStatus[] = editorialStatuses.filter(each => each !== status)
  if (corrects) return isSet ? [...all, null] : all
  return status === null ? all : [...following[status]]
}

interface VersionWithReports {
  status: EditorialStatus | null
  /** Whether reports, and no person, gave a status that a person had set the one that it has. */
  followsReports: boolean
  /** A reviewer's report on this very version came that nobody knew of. */
  hasNewReport: boolean
  /** What follows from its reports. */
  derived: EditorialStatus | null
}

/**
 * The statuses, one after the other, that reports give to a version of which a person set one: a review that was asked for has begun with
 * its first report, and has passed where the platform's rule says so. Whatever else a person set stays.
 */
export function statusesByReports({ status, followsReports, hasNewReport, derived }: VersionWithReports): EditorialStatus[] {
  const begins = status === 'PEER_REVIEW_REQUESTED' && hasNewReport
  if (!begins && !followsReports) return []
  const reached: EditorialStatus = derived === 'PASSED_PEER_REVIEW' ? derived : 'UNDERGOING_PEER_REVIEW'
  const steps: EditorialStatus[] = begins ? ['UNDERGOING_PEER_REVIEW', reached] : [reached]
  return steps.filter((step, at) => step !== (at === 0 ? status : steps[at - 1]))
}

export const maxReasonLength = 2000
/** What a change is asked for with; the reason stays in the history. */
export const statusChangeSchema = z.object({
  status: z.enum(editorialStatuses).nullable().describe('Null: the status that follows from its reports, from now on.'),
  reason: z.string().trim().min(1, 'must say why').max(maxReasonLength, `must not be longer than ${maxReasonLength} characters`),
  versionOfRecordDoi: z.string().trim().max(300).nullable().default(null).describe('For SENT_TO_VERSION_OF_RECORD, where none is known.'),
})
export type StatusChangeEntered = z.output<typeof statusChangeSchema>
