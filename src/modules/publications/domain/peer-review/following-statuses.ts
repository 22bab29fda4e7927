/** The editorial statuses that follow for a version of an article from its source, its reports and its site's setting. */

import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { type ArticleType, isReviewable } from '../../../../document/metadata/article-type.ts'
import { isUnreviewedKind } from '../../../../document/metadata/derive-article-type.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { editorialStatusOf } from '../../../../document/peer-review/editorial-status.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { reviewWithoutReports, type StatedReview } from '../../../../document/peer-review/stated-review.ts'
import type { ReviewSetting } from '../../../sites/domain/review-setting.ts'
import type { ReviewerId } from '../ids.ts'
import { statedStatus } from './stated-status.ts'
import { statusesByReports } from './status-changes.ts'

export interface VersionUnderReview {
  versionNumber: number
  status: EditorialStatus | null
  /** A person set the status. */
  isSet: boolean
  /** Another site published it, so that its status follows from what its source has. False: it was published here, by events. */
  isImported: boolean
  /** Reports made the last recorded change of its status. */
  followsReports: boolean
  type: ArticleType | null
  typeName: string | null
  /** The source's own type, where none of ours follows from it. */
  jatsType: string | null
  openPeerReview: boolean
  statedReview: StatedReview | null
  versionLabel: string | null
  custom: ArticleMetadata['custom']
  setting: ReviewSetting
}

export interface DecidingReport {
  id: number
  kind: 'reviewer-report' | 'editor-report' | 'decision-letter'
  decision: ReviewerDecision | null
  reviewedVersion: number
  doi: string | null
  /** The main reviewer. */
  refereeId: ReviewerId | null
}

/** Statuses that reports give; an editor set all others, and they stay. */
const derivedStatuses: ReadonlySet<EditorialStatus | null> = new Set([
  null,
  'PUBLISHED',
  'PEER_REVIEW_REQUESTED',
  'UNDERGOING_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
])

/** The statuses that reports alone may change in a version that was published here (workflow.md section 3.4). */
const underReview: ReadonlySet<EditorialStatus | null> = new Set(['PEER_REVIEW_REQUESTED', 'UNDERGOING_PEER_REVIEW'])

export interface ReviewEvents {
  /** The ids of reports that have just been stored. */
  arrived: ReadonlySet<number>
  /** A person has just given the status back to the reports. */
  isReturned: boolean
}

/**
 * The statuses that the version takes one after the other; none where it stays as it is. `isRecorded`: they belong to its history, which
 * does not have what merely follows from a source.
 * @param reports all reports on the article, oldest first for each version
 */
export function followingStatuses(
  version: VersionUnderReview,
  reports: readonly DecidingReport[],
  { arrived, isReturned }: ReviewEvents,
): { statuses: readonly (EditorialStatus | null)[]; isRecorded: boolean } {
  const { status, isSet, isImported } = version
  const unchanged = { statuses: [], isRecorded: false }
  // A status that a person set, or an event here, does not follow from the source.
  const stated = isSet || !isImported ? null : statedStatus(version)
  if (isImported && !isSet && !derivedStatuses.has(status) && stated?.how !== 'named') return unchanged
  const derived = statusOf(version, reports, stated)
  if (isReturned || (isImported && !isSet)) return derived === status ? unchanged : { statuses: [derived], isRecorded: false }
  const hasNewReport = newReports(reports, arrived).some(report => report.reviewedVersion === version.versionNumber)
  if (!isImported && !(hasNewReport && underReview.has(status))) return unchanged
  const followsReports = version.followsReports || !isImported
  return { statuses: statusesByReports({ status, followsReports, hasNewReport, derived }), isRecorded: true }
}

function statusOf(
  version: VersionUnderReview,
  reports: readonly DecidingReport[],
  stated: ReturnType<typeof statedStatus>,
): EditorialStatus | null {
  const known = reports.filter(report => report.reviewedVersion <= version.versionNumber)
  const reviewers = known.filter(({ kind }) => kind === 'reviewer-report')
  const { process, isPreprintServer, passRule } = version.setting
  return editorialStatusOf({
    reviewable: reviewable(version),
    // Without a type it is unknown whether the article is reviewed.
    openPeerReview: version.openPeerReview || (process === 'open' && version.type !== null),
    reports: reviewers.map(({ id, refereeId, decision }) => ({
      referee: refereeId === null ? `report ${id}` : String(refereeId),
      decision,
    })),
    isPreprint: isPreprintServer,
    statedBySource: process === 'stated-by-source',
    stated,
    statedReview: reviewWithoutReports(version.statedReview, version.versionNumber, reviewers),
    passRule,
    editorDecisions: known.filter(({ kind }) => kind !== 'reviewer-report').map(({ decision }) => decision),
  })
}

/** Reviewers' reports that are new: no other version's source contained one with the same DOI. */
function newReports(reports: readonly DecidingReport[], arrived: ReadonlySet<number>): DecidingReport[] {
  const before = new Set(reports.filter(({ id }) => !arrived.has(id)).flatMap(({ doi }) => (doi === null ? [] : [doi.toLowerCase()])))
  return reports.filter(
    ({ id, kind, doi }) => arrived.has(id) && kind === 'reviewer-report' && !(doi !== null && before.has(doi.toLowerCase())),
  )
}

/** Null where it is unknown: there is no type, and the source's own type is not one that is never reviewed. */
function reviewable({ type, typeName, jatsType }: VersionUnderReview): boolean | null {
  if (type !== null) return isReviewable(type)
  return isUnreviewedKind(typeName, jatsType ?? '') ? false : null
}
