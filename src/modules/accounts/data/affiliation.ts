/** The affiliations of authors and reviewers. */

import type { Kysely } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AffiliationId, AssetId, VersionId } from '../../../core/ids/shared-ids.ts'

const affiliationColumns = [
  'affiliation.id',
  'affiliation.text',
  'affiliation.institution',
  'affiliation.department',
  'affiliation.city',
  'affiliation.state',
  'affiliation.country',
  'affiliation.country_code as countryCode',
  'affiliation.ror',
] as const

export type PublishedAffiliation = Awaited<ReturnType<typeof findPublishedAffiliations>>[number]

/** Returns affiliations in the order of the ids. Those in drafts, those of other sites and unknown ones are left out. */
export async function findPublishedAffiliations(database: Kysely<Schema>, platform: string, ids: readonly AffiliationId[]) {
  if (ids.length === 0) return []
  const affiliations = await database
    .selectFrom('affiliation')
    .leftJoin('report', 'report.id', 'affiliation.report_id')
    .leftJoin('version', join =>
      join.on(({ eb, ref, fn }) => eb('version.id', '=', fn.coalesce('affiliation.version_id', ref('report.version_id')))),
    )
    .leftJoin('article', 'article.id', 'version.article_id')
    .leftJoin('asset', 'asset.id', 'affiliation.asset_id')
    .innerJoin('content_item as item', join =>
      join.on(({ eb, ref, fn }) => eb('item.id', '=', fn.coalesce('article.content_item_id', ref('asset.content_item_id')))),
    )
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('affiliation.id', 'in', ids)
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)
    .select(affiliationColumns)
    .execute()
  return inOrderOf(ids, affiliations, ({ id }) => id)
}

/** Returns the affiliations in the order of the source. @param of the column that names the owner, and the owner's id */
export function findAffiliationsOf(
  database: Kysely<Schema>,
  of: 'version_id' | 'asset_id',
  id: VersionId | AssetId,
): Promise<PublishedAffiliation[]> {
  return database
    .selectFrom('affiliation')
    .where(`affiliation.${of}`, '=', id)
    .select(affiliationColumns)
    .orderBy('affiliation.position')
    .execute()
}
