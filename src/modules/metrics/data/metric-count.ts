/** Usage counts of publications. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { askReadable, noticeRelationsOf, type Readable, rowIf, type SiteItemKey, underNotice } from '../../publications/index.ts'
import { citationServices } from '../domain/figures.ts'
import type { UsageCount } from '../domain/item-metrics.ts'

export type MeasuredItem = NonNullable<Awaited<ReturnType<typeof findMeasuredItem>>>

/** Finds a publication by its id or path; null where the site has no public one. */
export async function findMeasuredItem(db: Kysely<Schema>, platform: string, which: ContentId | Omit<SiteItemKey, 'platform'>) {
  return await askReadable(db, { REPORTS: ['report'] }, readable => askMeasuredItem(db, platform, which, readable))
}

async function askMeasuredItem(db: Kysely<Schema>, platform: string, which: ContentId | Omit<SiteItemKey, 'platform'>, readable: Readable) {
  const query = db
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('version', 'version.id', 'item.current_version_id')
    .where('platform.key', '=', platform)
    .where(eb => eb.or([eb('item.content_type', '!=', 'ARTICLE'), eb('version.id', 'is not', null)]))
    .where('version.pre_completion_status', 'is', null)
    .where('item.is_public', '=', true)
    .select([
      'item.id as contentId',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'item.title',
      'item.doi',
      'item.sample_content as sampleContent',
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])
    .select(eb =>
      rowIf(
        readable('REPORTS'),
        sql<number>`${eb
          .selectFrom('report')
          .innerJoin('version as reviewed', 'reviewed.id', 'report.version_id')
          .whereRef('reviewed.article_id', '=', 'version.article_id')
          .where('report.kind', '=', 'reviewer-report')
          .where('reviewed.pre_completion_status', 'is', null)
          .select(({ fn }) => fn.countAll<number>().as('n'))}`,
      ).as('reports'),
    )
    .orderBy('item.published', order => order.desc().nullsLast())
    .orderBy('item.id', 'desc')
    .limit(1)
  if (typeof which === 'number') {
    const found = await query.where('item.id', '=', which).executeTakeFirst()
    return found === undefined ? null : underNotice(found)
  }
  const { volume, publicationId } = which
  const found = await query
    .where('item.publication_id', '=', publicationId)
    .$if(volume !== null, each => each.where('item.volume', '=', volume))
    .executeTakeFirst()
  return found === undefined ? null : underNotice(found)
}

/** The usage of a publication, all versions together. */
export async function listUsage(db: Kysely<Schema>, contentId: ContentId): Promise<UsageCount[]> {
  return await db
    .selectFrom('usage_count')
    .where('content_item_id', '=', contentId)
    .groupBy(['source', 'kind', 'month'])
    .select(({ fn }) => [
      'source',
      'kind',
      sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
      sql<number>`${fn.sum('uses')}::bigint`.as('uses'),
    ])
    .orderBy('month')
    .execute()
}

/**
 * Puts back what an export took along, or sets what another service counted. A number that is higher here already stays: what was counted
 * since is not lost, and doing it again changes nothing.
 */
export async function restoreUsage(
  db: Kysely<Schema>,
  contentId: ContentId,
  counts: readonly (UsageCount & { versionNumber: number })[],
): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map(({ source, kind, month, versionNumber, uses }) => ({
    source,
    kind,
    month: `${month}-01`,
    version_number: versionNumber,
    uses,
  }))
  // A single parameter holds all counts, whatever their number.
  await sql`
    insert into usage_count (content_item_id, source, kind, month, version_number, uses)
    select ${contentId}, source, kind, month, version_number, uses
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (source text, kind text, month date, version_number integer, uses bigint)
    on conflict (content_item_id, source, kind, month, version_number) do update set uses = greatest(usage_count.uses, excluded.uses)`.execute(
    db,
  )
}

/**
 * The search index reads these: views of all sources at all times, and the highest citation count, because services count the same
 * citations.
 */
export async function listSearchCounts(db: Kysely<Schema>, contentIds: readonly ContentId[]) {
  if (contentIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('content_item as item')
    .where('item.id', 'in', contentIds)
    .select(eb => [
      'item.id',
      sql<number>`(
        select coalesce(sum(uses), 0)::bigint from usage_count
        where content_item_id = ${eb.ref('item.id')} and kind = 'view')`.as('views'),
      sql<number>`(
        select coalesce(max((figures ->> 'count')::integer), 0) from outside_figure
        where doi = lower(${eb.ref('item.doi')}) and service in (${sql.join([...citationServices])}))`.as('citations'),
    ])
    .execute()
  return new Map(rows.map(({ id, views, citations }) => [id, { views, citations }]))
}
