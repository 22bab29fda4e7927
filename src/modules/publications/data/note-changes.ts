/** Notes changes of versions and assets in the change log, by which cached pages are known to be current. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, VersionId } from '../../../core/ids/shared-ids.ts'

export interface RecordedVersion {
  id: number
  change: 'created' | 'updated'
  /** The source that was stored; null: the version was given something that its source does not hold, such as a PDF. */
  source: { name: string; hash: string } | null
}

/** Only staff may know the source as long as nothing of the publication is published. */
export async function noteVersions(db: Kysely<Schema>, versions: readonly RecordedVersion[]): Promise<void> {
  if (versions.length === 0) return
  await sql`insert into change_log (kind, platform_id, subject, tags, visibility, payload)
    select 'publications.version-' || noted.change, item.platform_id, 'version:' || version.id, array['publication:' || item.id],
      case when item.is_public or noted.source is null then 'public' else 'staff' end,
      case when item.is_public and version.pre_completion_status is not null then '{}' else coalesce(noted.source, '{}') end
    from rows from (jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as (id integer, change text, source jsonb)) with ordinality
      as noted (id, change, source, place)
    join version on version.id = noted.id
    join article on article.id = version.article_id
    join content_item item on item.id = article.content_item_id
    order by noted.place`.execute(db)
}

/** @param isState readers get or lose the asset: they may know of it */
export async function noteAsset(db: Kysely<Schema>, assetId: AssetId, change: RecordedVersion['change'], isState = false): Promise<void> {
  await sql`insert into change_log (kind, platform_id, subject, tags, visibility)
    select 'publications.asset-' || ${change}::text, item.platform_id, 'asset:' || asset.id, array['publication:' || item.id],
      case when item.is_public or ${isState}::boolean then 'public' else 'staff' end
    from asset join content_item item on item.id = asset.content_item_id
    where asset.id = ${assetId}`.execute(db)
}

/** Notes versions that were given something that their source does not hold: a PDF, a status, or HTML of a new renderer. */
export const noteChangedVersions = (db: Kysely<Schema>, versionIds: readonly VersionId[]): Promise<void> =>
  noteVersions(
    db,
    versionIds.map(id => ({ id, change: 'updated', source: null })),
  )
