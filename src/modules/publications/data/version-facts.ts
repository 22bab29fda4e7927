/** Versions with the data that the API returns, except their text. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AffiliationId, CommentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../document/article-document.ts'
import { articleMetadataSchema } from '../../../document/schema.ts'
import type { Scope } from '../domain/content/scope.ts'
import type { FunderId } from '../domain/ids.ts'
import { isVersionInScope } from './access-columns.ts'
import { noticeRelationsOf } from './item-parts.ts'
import { askReadable, idsIf, listIf, type Readable } from './readable.ts'

export type VersionFacts = Awaited<ReturnType<typeof findVersionFacts>>[number]

/** Sorted like the ids; ids outside the scope, ids of other sites and unknown ids are left out. */
export async function findVersionFacts(database: Kysely<Schema>, platform: string, ids: readonly VersionId[], scope: Scope) {
  if (ids.length === 0) return []
  const versions = await askReadable(database, partTables, readable => askVersionFacts(database, { platform, ids, scope }, readable))
  return inOrderOf(ids, versions, ({ id }) => id)
}

const partTables = {
  FILES: ['version_file', 'file'],
  FUNDERS: ['version_funder'],
  COMMENTS: ['comment'],
  AFFILIATIONS: ['affiliation'],
  RELATED: ['related_content'],
} as const

interface RequestedVersions {
  platform: string
  ids: readonly VersionId[]
  scope: Scope
}

function askVersionFacts(database: Kysely<Schema>, { platform, ids, scope }: RequestedVersions, readable: Readable) {
  return database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('version.id', 'in', ids)
    .where(isVersionInScope(scope))
    .select([
      'version.id',
      'version.article_id as articleId',
      'item.volume',
      'item.publication_id as publicationId',
      'version.version_number as versionNumber',
      'version.doi',
      'version.html_url as htmlUrl',
      'version.pdf_url as pdfUrl',
      'version.xml_url as xmlUrl',
      'version.title',
      'version.title_additional_info as titleAdditionalInfo',
      'version.type',
      'version.metadata',
      'version.editorial_status as editorialStatus',
      'version.pre_completion_status as preCompletionStatus',
      'version.imported',
      'version.new_version_reason as newVersionReason',
      'version.review_round as round',
      'version.published',
      'version.abstract_text as abstractText',
      'version.plain_language_summary as plainLanguageSummary',
      'version.version_of_record_doi as versionOfRecordDoi',
      'version.source_sha256 as sourceSha256',
      'version.source_name as sourceName',
    ])
    .select(eb => [
      listIf(
        readable('FILES'),
        jsonArrayFrom(
          eb
            .selectFrom('version_file as own')
            .innerJoin('file', 'file.sha256', 'own.sha256')
            .whereRef('own.version_id', '=', 'version.id')
            .where('file.mime_type', '=', 'application/pdf')
            .orderBy('own.position')
            .select(['own.href', 'own.name', 'own.sha256', 'file.mime_type as mimeType']),
        ),
      ).as('pdfs'),
      listIf(readable('RELATED'), noticeRelationsOf('item.id')).as('noticeRelations'),
      sql<{ href: string }[]>`version.metadata->'selfLinks'`.as('selfLinks'),
      idsIf(
        readable('FUNDERS'),
        sql<FunderId[]>`array(${eb
          .selectFrom('version_funder')
          .select('funder_id')
          .whereRef('version_id', '=', 'version.id')
          .groupBy('funder_id')
          .orderBy(({ fn }) => fn.min('position'))})`,
      ).as('funderIds'),
      idsIf(
        readable('COMMENTS'),
        sql<CommentId[]>`array(${eb
          .selectFrom('comment')
          .select('comment.id')
          .whereRef('version_id', '=', 'version.id')
          .where('comment.state', '=', 'published')
          .orderBy('comment.id')})`,
      ).as('commentIds'),
      idsIf(
        readable('AFFILIATIONS'),
        sql<AffiliationId[]>`array(${eb
          .selectFrom('affiliation')
          .select('affiliation.id')
          .whereRef('version_id', '=', 'version.id')
          .orderBy('position')})`,
      ).as('affiliationIds'),
    ])
    .execute()
}

export async function findMetadataOfVersion(database: Kysely<Schema>, versionId: VersionId): Promise<ArticleMetadata | null> {
  const row = await database.selectFrom('version').select('metadata').where('id', '=', versionId).executeTakeFirst()
  return row ? articleMetadataSchema.parse(row.metadata) : null
}
