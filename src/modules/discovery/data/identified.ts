/** Resolves an identifier to a publication, to a review report, or to a person by their name on publications. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { publishedKeys } from '../../publications/index.ts'

export interface IdentifiedPublication {
  contentType: ContentType
  volume: number
  publicationId: number
  /** Set for an article if the identifier belongs to a version other than the current one, or to a report. */
  versionNumber: number | null
  reportId: ReportId | null
}

interface Found {
  itemId: ContentId
  versionNumber: number | null
  reportId: ReportId | null
}

/** Prefers a version, then the publication, then a report. @param doi in upper or lower case */
export async function findByDoi(db: Kysely<Schema>, platform: string, doi: string): Promise<IdentifiedPublication | null> {
  const { rows } = await sql<Found>`
    select article.content_item_id as "itemId", version.version_number as "versionNumber", null::integer as "reportId", 1 as place
      from version join article on article.id = version.article_id
      where lower(version.doi) = lower(${doi}) and version.pre_completion_status is null
    union all
    select id, null, null, 2 from content_item where lower(doi) = lower(${doi})
    union all
    select article.content_item_id, version.version_number, report.id, 3
      from report join version on version.id = report.version_id join article on article.id = version.article_id
      where lower(report.doi) = lower(${doi}) and version.pre_completion_status is null
    order by place, "versionNumber" desc`.execute(db)
  return await firstPublished(db, platform, rows)
}

/** @param type as the JATS parser returns it */
export async function findByPubmed(
  db: Kysely<Schema>,
  platform: string,
  { type, value }: { type: 'pmid' | 'pmcid'; value: string },
): Promise<IdentifiedPublication | null> {
  const { rows } = await sql<Found>`
    select article.content_item_id as "itemId", version.version_number as "versionNumber", null::integer as "reportId"
      from version join article on article.id = version.article_id
      where version.metadata -> 'identifiers' @> ${JSON.stringify([{ type, value }])}::jsonb and version.pre_completion_status is null
      order by version.version_number desc`.execute(db)
  return await firstPublished(db, platform, rows)
}

async function firstPublished(db: Kysely<Schema>, platform: string, found: readonly Found[]): Promise<IdentifiedPublication | null> {
  if (found.length === 0) return null
  const ids = found.map(({ itemId }) => itemId)
  const keys = await publishedKeys(db, platform)
    .where('item.id', 'in', ids)
    .select(['item.id', 'item.content_type as contentType', 'item.volume', 'item.publication_id as publicationId'])
    .select('version.version_number as current')
    .execute()
  for (const { itemId, versionNumber, reportId } of found) {
    const key = keys.find(({ id }) => id === itemId)
    if (key === undefined) continue
    const { contentType, volume, publicationId, current } = key
    const named = reportId === null && versionNumber === current ? null : versionNumber
    return { contentType, volume, publicationId, versionNumber: named, reportId }
  }
  return null
}

/** Finds the name that the newest publication gives to the author or, if there is none, to the reviewer. */
export async function findPerson(
  db: Kysely<Schema>,
  platform: string,
  orcid: string,
): Promise<{ name: string; role: 'author' | 'reviewer' } | null> {
  const { rows } = await sql<{ name: string; role: 'author' | 'reviewer' }>`
    select author.full_name as name, 'author' as role, 1 as place, item.id
      from author left join version on version.id = author.version_id left join article on article.id = version.article_id
        left join asset on asset.id = author.asset_id
        join content_item item on item.id = coalesce(article.content_item_id, asset.content_item_id)
        join platform on platform.id = item.platform_id
      where author.orcid = ${orcid} and platform.key = ${platform} and item.is_public and version.pre_completion_status is null
    union all
    select referee.full_name, 'reviewer', 2, item.id
      from referee join article on article.id = referee.article_id join content_item item on item.id = article.content_item_id
        join platform on platform.id = item.platform_id
      where referee.orcid = ${orcid} and referee.full_name is not null and platform.key = ${platform} and item.is_public
    order by place, id desc limit 1`.execute(db)
  const [person] = rows
  return person === undefined ? null : { name: person.name, role: person.role }
}
