/** This is what a version has of peer review that its source does not hold, for exports and their restoring. */

import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../../../document/article-document.ts'
import { findPeerReviewDocuments } from '../peer-review/report.ts'
import { documentJson } from '../store/peer-review-rows.ts'

const publishedKey = (doi: RawBuilder<unknown>, document: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`'published:' || coalesce(lower(${doi}), md5((${document})::text))`

/**
 * Names a row of `report` among those of its version in every installation: by the key of its source, else by its DOI or the hash of its
 * document.
 */
export const transferredReportKey = sql<string>`coalesce(report.source_key, ${publishedKey(sql`report.doi`, sql`report.document`)})`

/** Finds a report of a version by its `transferredReportKey`, also where its source has it by now: a subquery for its id. */
export const reportWithKey = (db: Kysely<Schema>, versionId: VersionId, key: string) =>
  db
    .selectFrom('report')
    .where('version_id', '=', versionId)
    .where(({ eb, or }) => or([eb(transferredReportKey, '=', key), eb(sql`'published:' || lower(report.doi)`, '=', key)]))
    .select('id')
    .orderBy('id')
    .limit(1)

export interface PublishedReviewToTransfer {
  /** The email address of each contributor's account; null where a contributor has none. */
  reports: { document: PeerReviewDocument; reviewers: (string | null)[] }[]
  /** Responses to reports of the source. @see transferredReportKey */
  responses: { report: string; document: PeerReviewDocument }[]
}

/** Lists the reports that were published here and the responses of a version, in their order. */
export async function listPublishedReview(db: Kysely<Schema>, versionId: VersionId): Promise<PublishedReviewToTransfer> {
  const rows = await db
    .selectFrom('report')
    .where('version_id', '=', versionId)
    .where('source_key', 'is', null)
    .select(report =>
      sql<(string | null)[]>`array(${report
        .selectFrom('report_referee')
        .innerJoin('referee', 'referee.id', 'report_referee.referee_id')
        .leftJoin('account', 'account.id', 'referee.account_id')
        .whereRef('report_referee.report_id', '=', 'report.id')
        .orderBy('report_referee.position')
        .select('account.email')})`.as('reviewers'),
    )
    .orderBy('position')
    .execute()
  const documents = await findPeerReviewDocuments(db, versionId, 'published-here')
  const responses = await db
    .selectFrom('report_response as response')
    .innerJoin('report', 'report.id', 'response.report_id')
    .where('report.version_id', '=', versionId)
    .where('report.source_key', 'is not', null)
    .where('response.published_here', '=', true)
    .select([transferredReportKey.as('report'), 'response.document'])
    .orderBy('report.position')
    .orderBy('response.position')
    .execute()
  return { reports: documents.map((document, at) => ({ document, reviewers: rows[at]?.reviewers ?? [] })), responses }
}

/** Whether a report that was published elsewhere is stored on the version already: with its DOI, also from the source, or with its document. */
export async function hasPublishedReport(trx: Transaction<Schema>, versionId: VersionId, document: PeerReviewDocument): Promise<boolean> {
  const key = publishedKey(sql`${document.doi}::text`, sql`${documentJson(document)}::jsonb`)
  const found = await trx
    .selectFrom('report')
    .where('version_id', '=', versionId)
    .where(({ eb, or, and }) =>
      or([
        eb(sql`lower(doi)`, '=', document.doi?.toLowerCase() ?? null),
        and([eb('source_key', 'is', null), eb(transferredReportKey, '=', key)]),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
