/**
 * Stores reports with their reviewers and responses. A report keeps its row when its article is stored again, and with it the rows that
 * refer to it. What was published here, and comes from no source, has a null `source_key` and follows the reports of the source.
 * Only the use-case `recordPeerReview` may call these.
 */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId, AffiliationId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../../../document/article-document.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import { numberOfAnonymised } from '../../../../document/peer-review/anonymised-reviewer.ts'
import type { ArticleId, ReportId } from '../../domain/ids.ts'
import { accountsToKeep, type StoredReviewer } from '../../domain/peer-review/accounts-to-keep.ts'
import { responsesInOrder } from '../../domain/peer-review/responses-in-order.ts'
import { contributorsOf, ownKeyOf, type ReviewedVersion, reportRow, roleOf, sourceKeys } from './peer-review-rows.ts'
import { affiliationRow, nameOf } from './people.ts'
import { findReferee, type KnownReferee, knownReferees } from './referees.ts'
import { deleteRepeatedResponses, type PlacedResponse, rewriteResponses, storeResponses } from './responses.ts'

export interface PublishedReport {
  document: PeerReviewDocument
  /** The account of each of its contributors, in their order; null where a contributor has none. */
  reviewers: readonly (AccountId | null)[]
}

/** @returns the ids of the reports that the version's source had not contained before */
export async function storeSourceReports(
  trx: Transaction<Schema>,
  version: ReviewedVersion,
  reports: readonly PeerReviewDocument[],
  rendered: readonly RenderedReport[],
): Promise<number[]> {
  const keys = sourceKeys(reports)
  await takeOverPublished(trx, version.versionId, keys)
  await trx
    .deleteFrom('report')
    .where('version_id', '=', version.versionId)
    .where('source_key', 'is not', null)
    .where(({ eb, not, and }) => (keys.length > 0 ? not(eb('source_key', 'in', keys)) : and([])))
    .execute()
  const referees = await knownReferees(trx, version.articleId)
  const haveAccounts = referees.some(({ accountId }) => accountId !== null)
  const arrived: number[] = []
  const responses: PlacedResponse[] = []
  for (const [position, report] of reports.entries()) {
    const html = rendered[position]
    const key = keys[position]
    if (!html || key === undefined) throw new Error(`Report ${position + 1} came without its HTML`)
    const { id, isNew } = await upsertReport(trx, reportRow(version, report, html, key, position))
    const former = haveAccounts && !isNew ? await reviewersOf(trx, id) : []
    for (const table of ['affiliation', 'report_referee'] as const) await trx.deleteFrom(table).where('report_id', '=', id).execute()
    await trx.deleteFrom('report_response').where('report_id', '=', id).where('published_here', '=', false).execute()
    await storeReviewers(trx, version.articleId, id, report, referees, accountsOfContributors(former, report))
    await storeResponses(trx, id, report.responses, html.responses)
    // A report is no response to itself, unless it is one that stands alone.
    const own = report.kind === 'author-response' ? [report] : report.responses
    for (const document of responsesInOrder(own)) responses.push({ reportId: id, document })
    if (isNew) arrived.push(id)
  }
  await deleteRepeatedResponses(trx, version.versionId, responses)
  await placePublished(trx, version.versionId)
  await deleteFormerReferees(trx, version.articleId)
  return arrived
}

/**
 * A report that was published here, and that the source has by now, becomes one of the source: by its DOI, with its id. The responses to it
 * stay, since the source may not have them.
 */
async function takeOverPublished(trx: Transaction<Schema>, versionId: VersionId, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`
    with taken as (
      update report set source_key = 'doi:' || lower(doi)
      where version_id = ${versionId} and source_key is null and 'doi:' || lower(doi) = any(${keys}::text[])
        and not exists (
          select from report as other where other.version_id = ${versionId} and other.source_key = 'doi:' || lower(report.doi))
      returning id
    )
    update report_response set published_here = true, parent_id = null from taken where report_id = taken.id`.execute(trx)
}

/** Adds reports that no source contains, after those that the version has. Their HTML is missing. @returns their ids */
export async function addPublishedReports(
  trx: Transaction<Schema>,
  version: ReviewedVersion,
  reports: readonly PublishedReport[],
): Promise<number[]> {
  const { count } = await trx
    .selectFrom('report')
    .where('version_id', '=', version.versionId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const referees = await knownReferees(trx, version.articleId)
  const added: number[] = []
  for (const [index, { document, reviewers }] of reports.entries()) {
    const { id } = await trx
      .insertInto('report')
      .values(reportRow(version, document, null, null, Number(count) + index))
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeReviewers(trx, version.articleId, id, document, referees, reviewers)
    await storeResponses(trx, id, document.responses, null)
    added.push(id)
  }
  return added
}

/** Gives all stored reports of a version another text: each keeps its row, and each response too. @param reports in the stored order */
export async function rewriteReports(
  trx: Transaction<Schema>,
  version: ReviewedVersion,
  reports: readonly PeerReviewDocument[],
  rendered: readonly RenderedReport[],
): Promise<void> {
  const rows = await trx
    .selectFrom('report')
    .where('version_id', '=', version.versionId)
    .select(['id', 'source_key'])
    .orderBy('position')
    .execute()
  const referees = await knownReferees(trx, version.articleId)
  for (const [position, report] of reports.entries()) {
    const html = rendered[position]
    const row = rows[position]
    if (!html || !row) throw new Error(`Report ${position + 1} is not stored, or came without its HTML`)
    await trx
      .updateTable('report')
      .set(reportRow(version, report, html, row.source_key, position))
      .where('id', '=', row.id)
      .execute()
    const former = await reviewersOf(trx, row.id)
    for (const table of ['affiliation', 'report_referee'] as const) await trx.deleteFrom(table).where('report_id', '=', row.id).execute()
    await storeReviewers(trx, version.articleId, row.id, report, referees, accountsOfContributors(former, report))
    await rewriteResponses(trx, row.id, report.responses, html.responses)
  }
  await deleteFormerReferees(trx, version.articleId)
}

/** This lists who wrote a stored report, in the order of its contributors. */
async function reviewersOf(trx: Transaction<Schema>, reportId: ReportId): Promise<StoredReviewer[]> {
  return await trx
    .selectFrom('report_referee')
    .innerJoin('referee', 'referee.id', 'report_referee.referee_id')
    .where('report_id', '=', reportId)
    .select(['full_name as name', 'orcid', 'account_id as accountId'])
    .orderBy('position')
    .execute()
}

const accountsOfContributors = (former: readonly StoredReviewer[], report: PeerReviewDocument): (AccountId | null)[] =>
  accountsToKeep(
    former,
    contributorsOf(report).map(contributor => ({
      name: nameOf(contributor)?.full ?? null,
      orcid: contributor.orcid,
      isAnonymised: numberOfAnonymised(contributor) !== null,
    })),
  )

async function upsertReport(trx: Transaction<Schema>, row: ReturnType<typeof reportRow>): Promise<{ id: ReportId; isNew: boolean }> {
  const { version_id: _version, source_key: _key, ...columns } = row
  return await trx
    .insertInto('report')
    .values(row)
    .onConflict(conflict => conflict.columns(['version_id', 'source_key']).doUpdateSet(columns))
    // PostgreSQL sets `xmax` of a row that it updated to the transaction's id.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
}

/** Reports and responses that were published here follow those of the source, and are rendered again with it. */
async function placePublished(trx: Transaction<Schema>, versionId: VersionId): Promise<void> {
  const noHtml = sql`anchor = null, title_html = null, people_html = null, body_html = null, details_html = null`
  await sql`
    with moved as (
      update report set position = placed.place - 1, ${noHtml}
      from (
        select id, row_number() over (order by source_key is null, position) as place from report where version_id = ${versionId}
      ) as placed
      where report.id = placed.id and source_key is null
    )
    update report_response set position = placed.place - 1, ${noHtml}
    from (
      select response.id, row_number() over (partition by report_id order by published_here, response.position) as place
      from report_response response join report on report.id = report_id where report.version_id = ${versionId}
    ) as placed
    where report_response.id = placed.id and published_here`.execute(trx)
}

async function deleteFormerReferees(trx: Transaction<Schema>, articleId: ArticleId): Promise<void> {
  await trx
    .deleteFrom('referee')
    .where('article_id', '=', articleId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('report_referee').whereRef('referee_id', '=', 'referee.id').select('report_id'))),
    )
    .execute()
}

async function storeReviewers(
  trx: Transaction<Schema>,
  articleId: ArticleId,
  reportId: ReportId,
  report: PeerReviewDocument,
  referees: KnownReferee[],
  accounts: readonly (AccountId | null)[],
): Promise<void> {
  // Who wrote a response that stands alone is an author.
  if (report.kind === 'author-response') return
  const affiliations = new Map<string, AffiliationId>()
  const unlinked: AffiliationId[] = []
  for (const [position, affiliation] of report.affiliations.entries()) {
    const row = { ...affiliationRow(affiliation), report_id: reportId, position }
    const { id } = await trx.insertInto('affiliation').values(row).returning('id').executeTakeFirstOrThrow()
    if (affiliation.id === null) unlinked.push(id)
    else affiliations.set(affiliation.id, id)
  }
  const seen = new Set<number>()
  for (const [at, contributor] of contributorsOf(report).entries()) {
    const reviewer = {
      name: nameOf(contributor),
      orcid: contributor.orcid,
      accountId: accounts[at] ?? null,
      ownKey: ownKeyOf(contributor, `report:${reportId}:${seen.size}`),
    }
    const refereeId = await findReferee(trx, articleId, reviewer, referees)
    if (seen.has(refereeId)) continue
    const position = seen.size
    seen.add(refereeId)
    await trx
      .insertInto('report_referee')
      .values({ report_id: reportId, referee_id: refereeId, position, is_main: position === 0, role: roleOf(contributor) })
      .execute()
    const linked = [...new Set(contributor.affiliationIds)].map(id => affiliations.get(id)).filter(id => id !== undefined)
    // An affiliation without a reference belongs to the only reviewer.
    const places = linked.length === 0 && position === 0 ? unlinked : linked
    const rows = places.map((affiliation_id, place) => ({ report_id: reportId, referee_id: refereeId, affiliation_id, position: place }))
    if (rows.length > 0) await trx.insertInto('referee_affiliation').values(rows).execute()
  }
}
