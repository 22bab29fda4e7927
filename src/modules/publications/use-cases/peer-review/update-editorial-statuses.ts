/** The one function that changes the editorial status of versions (docs/decisions/0116). */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import {
  type DecidedStatus,
  listDecidingReports,
  listVersionsUnderReview,
  noteStatusSteps,
  type StatusStep,
  writeDecidedStatus,
  writeFollowingStatuses,
} from '../../data/peer-review/editorial-status.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { followingStatuses } from '../../domain/peer-review/following-statuses.ts'

interface WhatHappened {
  /** Reports that were just stored on versions that were stored before. */
  arrived?: readonly number[]
  /** A decision about one version. Null in it gives the status back to the reports; the other versions of the articles stay as they are. */
  decided?: DecidedStatus
  /** The status that an event gave to a version that was published here, such as its publication under the site's mode of review. */
  event?: { versionId: VersionId; status: EditorialStatus | null }
}

/**
 * Brings the statuses of several articles up to date in a few queries. A status that a person set, and any status of a version that was
 * published here, changes only by a decision and by reports that arrive (`followingStatuses`).
 */
export async function updateEditorialStatuses(
  trx: Transaction<Schema>,
  articleIds: readonly ArticleId[],
  { arrived = [], decided, event }: WhatHappened = {},
): Promise<void> {
  if (event !== undefined) await writeFollowingStatuses(trx, [{ id: event.versionId, status: event.status }])
  if (decided !== undefined) await writeDecidedStatus(trx, decided)
  const isDecided = decided !== undefined && decided.status !== null
  if (articleIds.length === 0 || isDecided) return
  const versions = await listVersionsUnderReview(trx, articleIds)
  const reportsOn = Map.groupBy(await listDecidingReports(trx, articleIds), report => report.articleId)
  const events = new Set(arrived)
  const steps: StatusStep[] = []
  const changed = versions.flatMap(version => {
    const { id } = version
    const isReturned = decided?.versionId === id
    const { statuses, isRecorded } = followingStatuses(version, reportsOn.get(version.articleId) ?? [], { arrived: events, isReturned })
    const taken = [version.status, ...statuses]
    if (isRecorded) for (const [at, to] of statuses.entries()) if (to !== null) steps.push({ versionId: id, from: taken[at] ?? null, to })
    const status = taken.at(-1)
    return statuses.length === 0 || status === undefined ? [] : [{ id, status }]
  })
  await writeFollowingStatuses(trx, changed)
  await noteStatusSteps(trx, steps)
}
