/** Finds stored versions whose document an older reader made. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'

export type VersionToReadAgain = Awaited<ReturnType<typeof listVersionsToReadAgain>>[number]

/** Versions after an id that have a JATS source and were read by another version of the reader, in batches. */
export function listVersionsToReadAgain(database: Kysely<Schema>, readerVersion: string, after: VersionId, count: number) {
  return database
    .selectFrom('version')
    .innerJoin('file', 'file.sha256', 'version.source_sha256')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('version.reader_version', '!=', readerVersion)
    .where('file.mime_type', '=', 'application/xml')
    .where('version.id', '>', after)
    .select([
      'version.id',
      'version.article_id as articleId',
      'item.id as contentItemId',
      'file.sha256 as sourceSha256',
      'file.bytes as sourceBytes',
      'version.source_name as sourceName',
      'version.reader_version as readerVersion',
      'version.version_number as versionNumber',
      'platform.key as platform',
      'item.volume',
      'item.publication_id as publicationId',
    ])
    .orderBy('version.id')
    .limit(count)
    .execute()
}
