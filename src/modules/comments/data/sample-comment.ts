/** Finds the publications that the comments of the sample content belong to. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, VersionId } from '../../../core/ids/shared-ids.ts'

export interface SamplePlace {
  contentItemId: ContentId
  version: { versionId: VersionId; versionNumber: number } | null
  reportKey: string | null
}

/** Finds the places on every site that has the publication. @param doi of a version, of a publication without versions, or of a report */
export async function findSamplePlaces(db: Kysely<Schema>, doi: string): Promise<SamplePlace[]> {
  const { rows } = await sql<{
    contentItemId: ContentId
    versionId: VersionId | null
    versionNumber: number | null
    reportKey: string | null
  }>`
    with place as (
      select article.content_item_id, version.id as version_id, version.version_number, null as source_key
        from version join article on article.id = version.article_id where lower(version.doi) = lower(${doi})
      union all
      select article.content_item_id, version.id, version.version_number, report.source_key
        from report join version on version.id = report.version_id join article on article.id = version.article_id
        where lower(report.doi) = lower(${doi})
      union all
      select content_item_id, null, null, null from asset join content_item item on item.id = asset.content_item_id
        where lower(item.doi) = lower(${doi})
    )
    select distinct on (item.id) item.id as "contentItemId", version_id as "versionId", version_number as "versionNumber",
      source_key as "reportKey"
    from place join content_item item on item.id = place.content_item_id
    where item.sample_content order by item.id, version_number`.execute(db)
  return rows.map(({ contentItemId, versionId, versionNumber, reportKey }) => ({
    contentItemId,
    version: versionId === null || versionNumber === null ? null : { versionId, versionNumber },
    reportKey,
  }))
}

/** A number that no comment has, nor any after it. */
export async function nextCommentId(db: Kysely<Schema>): Promise<number> {
  const { id } = await db.selectFrom('comment').select(sql<number>`coalesce(max(id), 0) + 1`.as('id')).executeTakeFirstOrThrow()
  return id
}
