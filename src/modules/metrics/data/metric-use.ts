/** Turns uses into counts: the publications that they belong to, recent uses of the same visitor, and the sums. */

import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { reportIdsOfItem } from '../../publications/index.ts'
import type { CountedUses, RecentUse } from '../domain/count-uses.ts'
import type { UsageSource } from '../domain/usage.ts'

/** Rows per statement, which takes at most 65,535 parameters. */
const batch = 2000

/** Makes the counting of several processes one after the other, until the transaction ends. */
export async function lockCounting(trx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('recto usage'))`.execute(trx)
}

export interface CountableItem {
  contentId: ContentId
  platform: string
  contentType: ContentType
  /** The number of an article's current version; 0 for other publications. */
  currentVersionNumber: number
  /** Published ones; empty for other items. */
  versionNumbers: number[]
  /** Ids of the reports on published versions. */
  reportIds: ReportId[]
}

/** Finds those of the ids that exist. They cannot be deleted until the transaction ends. */
export async function findCountableItems(trx: Kysely<Schema>, ids: readonly ContentId[]): Promise<CountableItem[]> {
  if (ids.length === 0) return []
  return await trx
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('item.id', 'in', [...new Set(ids)])
    .select(eb => [
      'item.id as contentId',
      'platform.key as platform',
      'item.content_type as contentType',
      sql<number>`coalesce((${eb
        .selectFrom('version')
        .select('version_number')
        .whereRef('version.id', '=', 'item.current_version_id')}), 0)`.as('currentVersionNumber'),
      sql<number[]>`array(${eb
        .selectFrom('version')
        .innerJoin('article', 'article.id', 'version.article_id')
        .whereRef('article.content_item_id', '=', 'item.id')
        .where('version.pre_completion_status', 'is', null)
        .select('version_number')})`.as('versionNumbers'),
      reportIdsOfItem(eb).as('reportIds'),
    ])
    .forKeyShare('item')
    .execute()
}

export interface FileOwner {
  sha256: string
  platform: string
  contentId: ContentId
  versionNumber: number
  mimeType: string
}

/**
 * Finds the publications that files belong to, on each site: the newest, where several share a file. Images within a text belong to none.
 */
export async function findFileOwners(db: Kysely<Schema>, hashes: readonly string[]): Promise<FileOwner[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<FileOwner>`
    select distinct on (owner.sha256, platform.key)
      owner.sha256, platform.key as platform, item.id as "contentId", owner.version_number as "versionNumber", file.mime_type as "mimeType"
    from (
      select version.source_sha256 as sha256, article.content_item_id, version_number
        from version join article on article.id = version.article_id
        where source_sha256 in (${sql.join([...hashes])}) and pre_completion_status is null
      union all
      select version_file.sha256, article.content_item_id, version_number
        from version_file join version on version.id = version_file.version_id join article on article.id = version.article_id
          join file on file.sha256 = version_file.sha256
        where version_file.sha256 in (${sql.join([...hashes])}) and pre_completion_status is null
          and (role in ('media', 'supplement') or mime_type = 'application/pdf')
      union all
      select asset_file.sha256, asset.content_item_id, 0
        from asset_file join asset on asset.id = asset_file.asset_id
        where asset_file.sha256 in (${sql.join([...hashes])}) and role in ('main', 'supplement', 'source', 'transcript')
    ) as owner
    join content_item as item on item.id = owner.content_item_id
    join platform on platform.id = item.platform_id
    join file on file.sha256 = owner.sha256
    order by owner.sha256, platform.key, item.published desc nulls last, item.id desc, owner.version_number desc`.execute(db)
  return rows
}

/** The salt of a day's visitor hashes, which the first process creates. @param day 'YYYY-MM-DD' */
export async function findVisitorSalt(db: Kysely<Schema>, day: string): Promise<string> {
  await db
    .insertInto('visitor_salt')
    .values({ day, salt: randomBytes(32).toString('hex') })
    .onConflict(conflict => conflict.column('day').doNothing())
    .execute()
  const { salt } = await db.selectFrom('visitor_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return salt
}

export async function listRecentUses(db: Kysely<Schema>, visitors: readonly string[]): Promise<RecentUse[]> {
  if (visitors.length === 0) return []
  return await db
    .selectFrom('recent_use')
    .where('visitor', 'in', [...new Set(visitors)])
    .select([
      'visitor',
      'content_item_id as contentId',
      'version_number as versionNumber',
      'kind',
      'report_id as reportId',
      'last_at as lastAt',
    ])
    .execute()
}

export async function storeRecentUses(db: Kysely<Schema>, uses: readonly RecentUse[]): Promise<void> {
  for (let from = 0; from < uses.length; from += batch) {
    await db
      .insertInto('recent_use')
      .values(
        uses.slice(from, from + batch).map(use => ({
          visitor: use.visitor,
          content_item_id: use.contentId,
          version_number: use.versionNumber,
          kind: use.kind,
          report_id: use.reportId,
          last_at: use.lastAt,
        })),
      )
      .onConflict(conflict =>
        conflict
          .columns(['visitor', 'content_item_id', 'version_number', 'kind', 'report_id'])
          .doUpdateSet(({ ref }) => ({ last_at: ref('excluded.last_at') })),
      )
      .execute()
  }
}

/** Adds to what was counted before. Each item, version, kind and month at most once among the counts. */
export async function addUsage(db: Kysely<Schema>, source: UsageSource, counts: readonly CountedUses[]): Promise<void> {
  for (let from = 0; from < counts.length; from += batch) {
    await db
      .insertInto('usage_count')
      .values(
        counts.slice(from, from + batch).map(({ contentId, kind, month, versionNumber, uses }) => ({
          content_item_id: contentId,
          source,
          kind,
          month: `${month}-01`,
          version_number: versionNumber,
          uses,
        })),
      )
      .onConflict(conflict =>
        conflict
          .columns(['content_item_id', 'source', 'kind', 'month', 'version_number'])
          .doUpdateSet(({ ref }) => ({ uses: sql`${ref('usage_count.uses')} + ${ref('excluded.uses')}` })),
      )
      .execute()
  }
}

/** Deletes uses that no new one can repeat, and the salts of past days. @param before applies to both, in UTC */
export async function forgetVisitors(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('recent_use').where('last_at', '<', before).execute()
  await db.deleteFrom('visitor_salt').where('day', '<', before.toISOString().slice(0, 10)).execute()
}
