import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import { noId } from '../../../core/ids/id.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleDocument } from '../../../document/article-document.ts'
import type { References } from '../../../document/node.ts'
import { articleDocumentSchema } from '../../../document/schema.ts'
import { walkBlocks } from '../../../document/walk.ts'
import type { Scope } from '../domain/content/scope.ts'
import type { ArticleId } from '../domain/ids.ts'
import { isVersionInScope, isVersionOfArticleVisible } from './access-columns.ts'
import type { SiteItemKey } from './content-item.ts'
import { findPeerReviewDocuments } from './peer-review/report.ts'

/** One version with its ready HTML, in one query. */
export type VersionForReading = NonNullable<Awaited<ReturnType<typeof findVersionForReading>>>

const versionsForReading = (database: Kysely<Schema>) =>
  database
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .innerJoin('article', 'article.content_item_id', 'item.id')
    .innerJoin('version', 'version.article_id', 'article.id')
    .select([
      'item.id as itemId',
      'item.volume',
      'item.publication_id as publicationId',
      'article.id as articleId',
      'item.current_version_id as currentVersionId',
      'version.id as versionId',
      'version.version_number as versionNumber',
      'version.doi',
      'version.title',
      'version.title_html as titleHtml',
      'version.title_additional_info as titleAdditionalInfo',
      'version.type as articleType',
      'version.type_name as typeName',
      'version.editorial_status as editorialStatus',
      'version.new_version_reason as newVersionReason',
      'version.open_peer_review as openPeerReview',
      'version.stated_review as statedReview',
      'platform.peer_review as peerReview',
      'version.published',
      'version.published_precision as publishedPrecision',
      'version.abstract_text as abstractText',
      'version.plain_language_summary as plainLanguageSummary',
      'version.version_of_record_doi as versionOfRecordDoi',
      'version.language',
      'version.sample_content as sampleContent',
      'version.header_html as headerHtml',
      'version.body_html as bodyHtml',
      'version.outline',
      'version.source_name as sourceName',
      'version.source_hash as sourceHash',
      'version.renderer_version as rendererVersion',
      'version.metadata',
    ])
    .select(eb => [
      jsonObjectFrom(
        eb.selectFrom('file').select(['sha256', 'bytes', 'mime_type as mimeType']).whereRef('file.sha256', '=', 'version.source_sha256'),
      ).as('source'),
      jsonObjectFrom(
        eb
          .selectFrom('file')
          .select(['sha256', 'mime_type as mimeType', 'width', 'height'])
          .whereRef('file.sha256', '=', 'version.thumbnail_sha256'),
      ).as('picture'),
      jsonArrayFrom(
        eb
          .selectFrom('version_status_change as change')
          .innerJoin('version as changed', 'changed.id', 'change.version_id')
          .whereRef('changed.article_id', '=', 'version.article_id')
          .where('changed.pre_completion_status', 'is', null)
          .select(['change.to_status as status', sql<string>`to_char(change.changed_at at time zone 'UTC', 'YYYY-MM-DD')`.as('date')])
          .orderBy('change.id'),
      ).as('statusChanges'),
    ])

/**
 * @param versionNumber null for the current version
 * @returns null where the site has no such published article or version
 */
export async function findVersionForReading(
  database: Kysely<Schema>,
  { platform, volume, publicationId }: SiteItemKey,
  versionNumber: number | null,
) {
  const found = await versionsForReading(database)
    .where('platform.key', '=', platform)
    .where('item.publication_id', '=', publicationId)
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)
    .$if(volume !== null, query => query.where('item.volume', '=', volume))
    .$if(versionNumber === null, query => query.whereRef('version.id', '=', 'item.current_version_id'))
    .$if(versionNumber !== null, query => query.where('version.version_number', '=', versionNumber))
    .orderBy('item.published', order => order.desc().nullsLast())
    .orderBy('item.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Finds published and unpublished versions; null where the site has no version with this id. */
export async function findVersionForPreview(
  database: Kysely<Schema>,
  platform: string,
  versionId: VersionId,
): Promise<VersionForReading | null> {
  const found = await versionsForReading(database)
    .where('platform.key', '=', platform)
    .where('version.id', '=', versionId)
    .executeTakeFirst()
  return found ?? null
}

export type ListedVersion = Awaited<ReturnType<typeof listVersionsOfArticle>>[number]

/** Oldest first. */
export function listVersionsOfArticle(database: Kysely<Schema>, articleId: ArticleId, scope: Scope = 'published') {
  return database
    .selectFrom('version')
    .where('article_id', '=', articleId)
    .$if(scope === 'published', query => query.where('pre_completion_status', 'is', null))
    .$if(typeof scope !== 'string', query => query.where(isVersionOfArticleVisible(scope, articleId)))
    .select([
      'id',
      'version_number as versionNumber',
      'doi',
      'title',
      'published',
      'published_precision as publishedPrecision',
      'editorial_status as editorialStatus',
      'stated_review as statedReview',
      'new_version_reason as newVersionReason',
      'type as articleType',
      'type_name as typeName',
    ])
    .orderBy('version_number')
    .execute()
}

/** The data about the review of some articles' versions, and their sites' peer-review settings. Oldest first. */
export function listReviewedVersions(database: Kysely<Schema>, articleIds: readonly ArticleId[], scope: Scope = 'published') {
  return database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('article.id', 'in', articleIds.length === 0 ? [noId()] : articleIds)
    .$if(scope === 'published', query => query.where('version.pre_completion_status', 'is', null))
    .$if(typeof scope !== 'string', query => query.where(isVersionInScope(scope)))
    .select([
      'article.id as articleId',
      'version.version_number as versionNumber',
      'version.editorial_status as editorialStatus',
      'version.stated_review as statedReview',
      'version.type as articleType',
      'version.type_name as typeName',
      'platform.peer_review as peerReview',
    ])
    .orderBy('article.id')
    .orderBy('version.version_number')
    .execute()
}

/** The whole document, validated: for export and for rendering again. */
export async function findDocumentOfVersion(
  database: Kysely<Schema>,
  versionId: VersionId,
  reports: 'all' | 'of-source' = 'all',
): Promise<ArticleDocument | null> {
  const row = await database.selectFrom('version').select(['metadata', 'tree']).where('id', '=', versionId).executeTakeFirst()
  if (!row) return null
  return articleDocumentSchema.parse({
    ...row.tree,
    metadata: row.metadata,
    peerReview: await findPeerReviewDocuments(database, versionId, reports),
  })
}

/** The reference lists alone, in reading order, including nested ones. */
export async function findReferenceListsOfVersion(database: Kysely<Schema>, versionId: VersionId): Promise<References[]> {
  const row = await database.selectFrom('version').select('tree').where('id', '=', versionId).executeTakeFirst()
  const lists: References[] = []
  walkBlocks([...(row?.tree.body ?? []), ...(row?.tree.back ?? [])], {
    block: block => {
      if (block.kind === 'references') lists.push(block)
    },
  })
  return lists
}

/** The warnings of a version's import, in the order of the source. */
export function listWarningsOfVersion(database: Kysely<Schema>, versionId: VersionId) {
  return database
    .selectFrom('import_warning')
    .select(['code', 'element', 'message', 'line'])
    .where('version_id', '=', versionId)
    .orderBy('id')
    .execute()
}
