/** Finds and replaces the HTML of stored versions. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import type { RenderedArticle, RenderedReport } from '../../../document/html/rendered-article.ts'
import type { SearchText } from '../../../document/search-text.ts'
import { responsesInOrder } from '../domain/peer-review/responses-in-order.ts'
import { htmlColumns } from './store/peer-review-rows.ts'

export type VersionToRender = Awaited<ReturnType<typeof listVersionsToRender>>[number]

/** Versions after an id whose HTML another version of the renderer made, or with a report that has none, in batches. */
export function listVersionsToRender(database: Kysely<Schema>, rendererVersion: string, after: VersionId, count: number) {
  return database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where(({ eb, or }) => or([eb('version.renderer_version', '!=', rendererVersion), lacksReportHtml]))
    .where('version.id', '>', after)
    .select([
      'version.id',
      'version.source_hash as sourceHash',
      'version.version_number as versionNumber',
      'platform.key as platform',
      'item.volume',
      'item.publication_id as publicationId',
    ])
    .orderBy('version.id')
    .limit(count)
    .execute()
}

const lacksReportHtml = sql<boolean>`version.id in (
  select version_id from report where body_html is null
  union all
  select report.version_id from report_response join report on report.id = report_id where report_response.body_html is null)`

/** The hash of the source of a version with a report or response that has no HTML; null where all have theirs. */
export async function findHashWhereHtmlIsMissing(database: Kysely<Schema>, versionId: VersionId): Promise<string | null> {
  const found = await database
    .selectFrom('version')
    .where('id', '=', versionId)
    .where(lacksReportHtml)
    .select('source_hash as hash')
    .executeTakeFirst()
  return found?.hash ?? null
}

export interface Rendering {
  rendered: RenderedArticle
  rendererVersion: string
  searchText: SearchText
}

/**
 * Replaces the HTML of a version; all rows keep their ids. Returns false, with nothing changed, where the version is deleted or its source
 * was replaced since its document was read.
 */
export async function storeRendering(
  trx: Transaction<Schema>,
  { id, sourceHash }: Pick<VersionToRender, 'id' | 'sourceHash'>,
  { rendered, rendererVersion, searchText }: Rendering,
): Promise<boolean> {
  const updated = await trx
    .updateTable('version')
    .set({
      title_html: rendered.title,
      header_html: rendered.header,
      body_html: rendered.main,
      outline: JSON.stringify(rendered.outline),
      search_text: JSON.stringify(searchText),
      renderer_version: rendererVersion,
    })
    .where('id', '=', id)
    .where('source_hash', '=', sourceHash)
    .returning('id')
    .executeTakeFirst()
  if (updated === undefined) return false
  await trx.updateTable('content_item').set({ title_html: rendered.title }).where('current_version_id', '=', id).execute()
  await storeReportsHtml(trx, id, rendered.peerReview)
  return true
}

/**
 * Reports are in the order of the document; positions of responses count through each report, with a response to a response right after it.
 */
async function storeReportsHtml(trx: Transaction<Schema>, versionId: VersionId, rendered: readonly RenderedReport[]): Promise<void> {
  for (const [position, report] of rendered.entries()) {
    const { id } = await trx
      .updateTable('report')
      .set(htmlColumns(report))
      .where('version_id', '=', versionId)
      .where('position', '=', position)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, answer] of responsesInOrder(report.responses).entries())
      await trx.updateTable('report_response').set(htmlColumns(answer)).where('report_id', '=', id).where('position', '=', place).execute()
  }
}
