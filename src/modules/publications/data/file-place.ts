/** Finds the published items that a file belongs to. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import { publishedKeys } from './item-key.ts'

/** A logo is a file of every article; links to more of them help nobody. */
const maxPlaces = 5

/** Published versions and assets of a site that contain the file, newest first. @param platform its key */
export function listPlacesOfFile(database: Kysely<Schema>, platform: string, sha256: string) {
  const versions = database
    .selectFrom('version')
    .where('version.pre_completion_status', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('version.source_sha256', '=', sha256),
        eb('version.id', 'in', selectFrom('version_file').select('version_file.version_id').where('version_file.sha256', '=', sha256)),
      ]),
    )
  const inVersions = versions
    .innerJoin('article', 'article.id', 'version.article_id')
    .select([
      'article.content_item_id as itemId',
      sql<number | null>`version.version_number`.as('versionNumber'),
      sql<string | null>`null`.as('licence'),
      sql<VersionId | null>`version.id`.as('versionId'),
    ])
  const inAssets = database
    .selectFrom('asset_file')
    .innerJoin('asset', 'asset.id', 'asset_file.asset_id')
    .where('asset_file.sha256', '=', sha256)
    .select([
      'asset.content_item_id as itemId',
      sql<number | null>`null`.as('versionNumber'),
      'asset.license as licence',
      sql<VersionId | null>`null`.as('versionId'),
    ])
  return publishedKeys(database, platform)
    .innerJoin(inVersions.unionAll(inAssets).as('place'), 'place.itemId', 'item.id')
    .leftJoin('version as own', 'own.id', 'place.versionId')
    .select([
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'place.versionNumber',
      'place.licence',
      'own.metadata',
    ])
    .orderBy('item.id', 'desc')
    .orderBy('place.versionNumber', order => order.desc().nullsLast())
    .limit(maxPlaces)
    .execute()
}
