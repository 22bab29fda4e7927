/**
 * The one function that writes the published record of peer review: imports, restored exports and the review module write through it, and
 * with each the status rule is applied (docs/decisions/0116).
 */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata, PeerReviewDocument } from '../../../../document/article-document.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import { forgetTypesetPdf } from '../../data/file.ts'
import { noteChangedVersions } from '../../data/note-changes.ts'
import { holdAnonymising } from '../../data/peer-review/anonymised-reviewer.ts'
import { lockVersion } from '../../data/peer-review/version-status.ts'
import { articleDoi } from '../../data/store/article-identity.ts'
import { addPublishedReports, type PublishedReport, rewriteReports, storeSourceReports } from '../../data/store/peer-review.ts'
import { addPublishedResponse, hasResponse } from '../../data/store/responses.ts'
import type { ArticleId, ReportId } from '../../domain/ids.ts'
import { renderMissingReports } from './render-missing-reports.ts'
import { updateEditorialStatuses } from './update-editorial-statuses.ts'

export type PeerReviewRecord =
  /** All reports that the version's source has, with their HTML. Reports that only an earlier source had are deleted. */
  | { kind: 'source'; reports: readonly PeerReviewDocument[]; rendered: readonly RenderedReport[] }
  /** Reports that are published here, after the version or with it. No source contains them. */
  | { kind: 'reports'; reports: readonly PublishedReport[] }
  /** A response that is published here, to a stored report of the version. One that the version has already changes nothing. */
  | { kind: 'response'; reportId: ReportId; response: PeerReviewDocument }
  /** The stored reports of the version, in their order, with another text and its HTML. */
  | { kind: 'rewritten'; reports: readonly PeerReviewDocument[]; rendered: readonly RenderedReport[] }

export interface RecordedVersion {
  articleId: ArticleId
  versionId: VersionId
  metadata: ArticleMetadata
}

/**
 * Within the caller's transaction: the reports, the status that follows from them, and the HTML of those that have none. What is published
 * here is noted as a change of its version, whose PDF is made again; an import notes its own.
 * @returns the ids of reports that were not stored before
 */
export async function recordPeerReview(trx: Transaction<Schema>, version: RecordedVersion, record: PeerReviewRecord): Promise<number[]> {
  const { articleId, versionId } = version
  const isPublished = record.kind === 'reports' || record.kind === 'response'
  if (isPublished) {
    // The name of a reviewer who is being anonymised would stay in a report that the anonymisation does not see yet.
    await holdAnonymising(trx)
    // An import has locked it: nothing takes the same position twice.
    await lockVersion(trx, versionId)
  }
  if (record.kind === 'response' && (await hasResponse(trx, versionId, { reportId: record.reportId, document: record.response }))) return []
  const arrived = await storeRecord(trx, version, record)
  if (record.kind !== 'rewritten') await renderMissingReports(trx, versionId)
  await updateEditorialStatuses(trx, [articleId], { arrived })
  if (isPublished) await forgetTypesetPdf(trx, versionId)
  if (record.kind !== 'source') await noteChangedVersions(trx, [versionId])
  return arrived
}

async function storeRecord(
  trx: Transaction<Schema>,
  { articleId, versionId, metadata }: RecordedVersion,
  record: PeerReviewRecord,
): Promise<number[]> {
  const version = { articleId, versionId, versionNumber: metadata.versionNumber, articleDoi: articleDoi(metadata) }
  switch (record.kind) {
    case 'source':
      return await storeSourceReports(trx, version, record.reports, record.rendered)
    case 'reports':
      return await addPublishedReports(trx, version, record.reports)
    case 'response':
      await addPublishedResponse(trx, version, record.reportId, record.response)
      return []
    case 'rewritten':
      await rewriteReports(trx, version, record.reports, record.rendered)
      return []
  }
}
