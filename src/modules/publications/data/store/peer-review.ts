/**
 * Stores the peer review that a version's source contained. A report keeps its row when its article is stored again, and with it the rows
 * that refer to it.
 */
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { PeerReviewDocument } from '../../../../document/article-document.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import { contributorsOf, ownKeyOf, type ReviewedVersion, reportRow, responseRow, roleOf, sourceKeys } from './peer-review-rows.ts'
import { affiliationRow, nameOf } from './people.ts'
import { findReferee, type KnownReferee, knownReferees } from './referees.ts'

/** @returns the ids of the reports that the version's source had not contained before */
export async function storePeerReview(
  trx: Transaction<Schema>,
  version: ReviewedVersion,
  reports: readonly PeerReviewDocument[],
  rendered: readonly RenderedReport[],
): Promise<number[]> {
  const keys = sourceKeys(reports)
  await trx
    .deleteFrom('report')
    .where('version_id', '=', version.versionId)
    .where(({ eb, not, and }) => (keys.length > 0 ? not(eb('source_key', 'in', keys)) : and([])))
    .execute()
  const referees = await knownReferees(trx, version.articleId)
  const arrived: number[] = []
  for (const [position, report] of reports.entries()) {
    const html = rendered[position]
    const key = keys[position]
    if (!html || key === undefined) throw new Error(`Report ${position + 1} came without its HTML`)
    const { id, isNew } = await storeReport(trx, version, report, html, key, position, referees)
    if (isNew) arrived.push(id)
  }
  await trx
    .deleteFrom('referee')
    .where('article_id', '=', version.articleId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('report_referee').whereRef('referee_id', '=', 'referee.id').select('report_id'))),
    )
    .execute()
  return arrived
}

async function storeReport(
  trx: Transaction<Schema>,
  version: ReviewedVersion,
  report: PeerReviewDocument,
  html: RenderedReport,
  sourceKey: string,
  position: number,
  referees: KnownReferee[],
): Promise<{ id: number; isNew: boolean }> {
  const row = reportRow(version, report, html, sourceKey, position)
  const { version_id: _version, source_key: _key, ...columns } = row
  const { id, isNew } = await trx
    .insertInto('report')
    .values(row)
    .onConflict(conflict => conflict.columns(['version_id', 'source_key']).doUpdateSet(columns))
    // PostgreSQL sets `xmax` of a row that it updated to the transaction's id.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
  for (const table of ['report_response', 'affiliation', 'report_referee'] as const)
    await trx.deleteFrom(table).where('report_id', '=', id).execute()
  if (report.kind !== 'author-response') await storeReviewers(trx, version.articleId, id, report, referees)
  await storeResponses(trx, id, report.responses, html.responses)
  return { id, isNew }
}

async function storeReviewers(
  trx: Transaction<Schema>,
  articleId: number,
  reportId: number,
  report: PeerReviewDocument,
  referees: KnownReferee[],
): Promise<void> {
  const affiliations = new Map<string, number>()
  const unlinked: number[] = []
  for (const [position, affiliation] of report.affiliations.entries()) {
    const row = { ...affiliationRow(affiliation), report_id: reportId, position }
    const { id } = await trx.insertInto('affiliation').values(row).returning('id').executeTakeFirstOrThrow()
    if (affiliation.id === null) unlinked.push(id)
    else affiliations.set(affiliation.id, id)
  }
  const seen = new Set<number>()
  for (const contributor of contributorsOf(report)) {
    const reviewer = {
      name: nameOf(contributor),
      orcid: contributor.orcid,
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

async function storeResponses(
  trx: Transaction<Schema>,
  reportId: number,
  responses: readonly PeerReviewDocument[],
  rendered: readonly RenderedReport[],
): Promise<void> {
  let position = 0
  const storeLevel = async (
    level: readonly PeerReviewDocument[],
    levelHtml: readonly RenderedReport[],
    parentId: number | null,
  ): Promise<void> => {
    for (const [index, response] of level.entries()) {
      const html = levelHtml[index]
      if (!html) throw new Error(`A response to report ${reportId} came without its HTML`)
      const { id } = await trx
        .insertInto('report_response')
        .values(responseRow(reportId, parentId, response, html, position++))
        .returning('id')
        .executeTakeFirstOrThrow()
      await storeLevel(response.responses, html.responses, id)
    }
  }
  await storeLevel(responses, rendered, null)
}
