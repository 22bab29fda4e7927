/**
 * Stores the responses to reports. What was published here stays when the source is stored again, and follows the responses of the source.
 * Only `peer-review.ts` and the use-case `recordPeerReview` may call these.
 */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../../../document/article-document.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import { blockText } from '../../../../document/text.ts'
import type { ReportId, ResponseId } from '../../domain/ids.ts'
import { type ComparedResponse, isSameResponse } from '../../domain/peer-review/is-same-response.ts'
import { responsesInOrder } from '../../domain/peer-review/responses-in-order.ts'
import { authorNamesOf, type ReviewedVersion, responseRow } from './peer-review-rows.ts'

/** A response and the report that it answers: of one that stands alone in its source, its own row. */
export interface PlacedResponse {
  reportId: ReportId
  document: PeerReviewDocument
}

const compared = ({ reportId, document }: PlacedResponse): ComparedResponse => ({
  reportId,
  doi: document.doi,
  text: blockText(document.body),
  authorNames: authorNamesOf(document),
})

/**
 * The response is stored for a report that has none yet, beside those that were published here. @param rendered null: its HTML is made
 * later
 */
export async function storeResponses(
  trx: Transaction<Schema>,
  reportId: ReportId,
  responses: readonly PeerReviewDocument[],
  rendered: readonly RenderedReport[] | null,
): Promise<void> {
  let position = 0
  const storeLevel = async (
    level: readonly PeerReviewDocument[],
    levelHtml: readonly RenderedReport[] | null,
    parentId: ResponseId | null,
  ): Promise<void> => {
    for (const [index, response] of level.entries()) {
      const html = levelHtml === null ? null : levelHtml[index]
      if (html === undefined) throw new Error(`A response to report ${reportId} came without its HTML`)
      const { id } = await trx
        .insertInto('report_response')
        .values(responseRow(reportId, parentId, response, html, position++))
        .returning('id')
        .executeTakeFirstOrThrow()
      await storeLevel(response.responses, html?.responses ?? null, id)
    }
  }
  await storeLevel(responses, rendered, null)
}

/** Gives each stored response of a report another text, in the stored order. */
export async function rewriteResponses(
  trx: Transaction<Schema>,
  reportId: ReportId,
  responses: readonly PeerReviewDocument[],
  rendered: readonly RenderedReport[],
): Promise<void> {
  const html = responsesInOrder(rendered)
  for (const [place, response] of responsesInOrder(responses).entries()) {
    const made = html[place]
    if (made === undefined) throw new Error(`Response ${place + 1} to report ${reportId} came without its HTML`)
    const { report_id: _report, parent_id: _parent, ...columns } = responseRow(reportId, null, response, made, place)
    await trx.updateTable('report_response').set(columns).where('report_id', '=', reportId).where('position', '=', place).execute()
  }
}

/**
 * Adds a response that no source contains, after those that the report has. Its HTML is missing, and it has no responses itself.
 * @throws where the version has no such report
 */
export async function addPublishedResponse(
  trx: Transaction<Schema>,
  { versionId }: ReviewedVersion,
  reportId: ReportId,
  response: PeerReviewDocument,
): Promise<void> {
  const { count } = await trx
    .selectFrom('report')
    .where('id', '=', reportId)
    .where('version_id', '=', versionId)
    .select(report =>
      report
        .selectFrom('report_response')
        .whereRef('report_id', '=', 'report.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    )
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('report_response')
    .values({ ...responseRow(reportId, null, response, null, Number(count)), published_here: true })
    .execute()
}

/** Whether the version has the response already, from its source or published here. */
export async function hasResponse(trx: Transaction<Schema>, versionId: VersionId, response: PlacedResponse): Promise<boolean> {
  const stored = await storedResponses(trx, versionId).execute()
  const wanted = compared(response)
  return stored.some(each => isSameResponse(compared(each), wanted))
}

/** Deletes what was published here and the source has by now, which would be shown twice. @param ofSource also responses that stand alone */
export async function deleteRepeatedResponses(
  trx: Transaction<Schema>,
  versionId: VersionId,
  ofSource: readonly PlacedResponse[],
): Promise<void> {
  const published = await storedResponses(trx, versionId).where('published_here', '=', true).execute()
  if (published.length === 0) return
  const others = ofSource.map(compared)
  const repeated = published
    .map(each => ({ id: each.id, response: compared(each) }))
    .filter(({ response }) => others.some(other => isSameResponse(response, other)))
    .map(({ id }) => id)
  if (repeated.length > 0) await trx.deleteFrom('report_response').where('id', 'in', repeated).execute()
}

const storedResponses = (trx: Transaction<Schema>, versionId: VersionId) =>
  trx
    .selectFrom('report_response')
    .innerJoin('report', 'report.id', 'report_response.report_id')
    .where('report.version_id', '=', versionId)
    .select(['report_response.id', 'report_response.report_id as reportId', 'report_response.document'])
