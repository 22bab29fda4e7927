/** Restores what an export has of a version's peer review beside its source: reports published here, the round, and the status. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../../../document/article-document.ts'
import { anonymiseReviewers } from '../../../../document/peer-review/anonymised-reviewer.ts'
import { accountAt } from '../../../accounts/index.ts'
import { hasStatusHistory, restoreStatusChanges } from '../../data/peer-review/version-status.ts'
import type { StoredArticle, StoredVersion } from '../../data/stored-article.ts'
import { hasPublishedReport, reportWithKey } from '../../data/transfer/published-review.ts'
import type { PlacedSource, TransferredReview, TransferredStatus } from '../../domain/content/export-manifest.ts'
import { anonymisedIn } from '../import/prepare-article.ts'
import { recordPeerReview } from './record-peer-review.ts'
import { updateEditorialStatuses } from './update-editorial-statuses.ts'

/** What is stored here already stays, so that restoring twice changes nothing. */
export async function restorePeerReview(
  trx: Transaction<Schema>,
  version: StoredVersion,
  article: StoredArticle,
  { review, editorialStatus }: Pick<PlacedSource, 'review' | 'editorialStatus'>,
): Promise<void> {
  if (review !== null) await restorePublished(trx, version, article, review)
  // The events that gave a status to a version that was published here are in the past.
  if (review?.isPublishedHere === true && version.outcome === 'created')
    await updateEditorialStatuses(trx, [version.articleId], { event: { versionId: version.versionId, status: review.status } })
  if (editorialStatus !== null) await restoreDecisions(trx, version, editorialStatus)
}

async function restorePublished(
  trx: Transaction<Schema>,
  version: StoredVersion,
  article: StoredArticle,
  review: TransferredReview,
): Promise<void> {
  const { versionId } = version
  const recorded = { ...version, metadata: article.document.metadata }
  const [reports, responses] = await withoutAnonymised(trx, article, review)
  const added: { document: PeerReviewDocument; reviewers: (AccountId | null)[] }[] = []
  for (const [at, report] of reports.entries()) {
    if (await hasPublishedReport(trx, versionId, report)) continue
    const reviewers: (AccountId | null)[] = []
    for (const email of review.reports[at]?.reviewers ?? []) reviewers.push(email === null ? null : await accountOf(trx, email))
    added.push({ document: report, reviewers })
  }
  if (added.length > 0) await recordPeerReview(trx, recorded, { kind: 'reports', reports: added })
  for (const [at, response] of responses.entries()) {
    const answered = await reportWithKey(trx, versionId, review.responses[at]?.report ?? '').executeTakeFirst()
    if (answered !== undefined) await recordPeerReview(trx, recorded, { kind: 'response', reportId: answered.id, response })
  }
}

const accountOf = async (trx: Transaction<Schema>, email: string): Promise<AccountId | null> =>
  (await accountAt(trx, email).executeTakeFirst())?.id ?? null

/** The reports and responses without the names that were removed from the article here. */
async function withoutAnonymised(
  trx: Transaction<Schema>,
  { document, source, formerPlace }: StoredArticle,
  review: TransferredReview,
): Promise<[PeerReviewDocument[], PeerReviewDocument[]]> {
  const reports = review.reports.map(report => report.document)
  const whole = { ...document, peerReview: [...reports, ...review.responses.map(response => response.document)] }
  const { peerReview } = anonymiseReviewers(
    whole,
    await anonymisedIn(trx, { document: whole, ...(formerPlace && { formerPlace }) }, source.sha256),
  )
  return [peerReview.slice(0, reports.length), peerReview.slice(reports.length)]
}

async function restoreDecisions(
  trx: Transaction<Schema>,
  { versionId, articleId }: StoredVersion,
  status: TransferredStatus,
): Promise<void> {
  if (await hasStatusHistory(trx, versionId)) return
  await restoreStatusChanges(trx, versionId, status.changes)
  if (status.set === null) return
  const decided = { versionId, status: status.set, versionOfRecordDoi: status.versionOfRecordDoi }
  await updateEditorialStatuses(trx, [articleId], { decided })
}
