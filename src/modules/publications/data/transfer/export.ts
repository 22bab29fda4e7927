/** Queries all stored data in the order in which an import can store it again. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { SubjectTerm } from '../../domain/content/export-manifest.ts'

export type ItemToExport = Awaited<ReturnType<typeof listItemsToExport>>[number]

/** A batch of items after the id, each with its gateways and the files of its versions or of its package. */
export function listItemsToExport(database: Kysely<Schema>, afterId: ContentId, count: number) {
  return database
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('item.id', '>', afterId)
    .orderBy('item.id')
    .limit(count)
    .select([
      'item.id',
      'platform.key as platform',
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'item.is_public as isPublic',
    ])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('gateway_content')
          .innerJoin('gateway', 'gateway.id', 'gateway_content.gateway_id')
          .whereRef('gateway_content.content_item_id', '=', 'item.id')
          // The gateway's file lists what editors selected, and its rule finds the rest again.
          .where('gateway_content.by_import', '=', true)
          .select('gateway.url')
          .orderBy('gateway.url'),
      ).as('gateways'),
      jsonArrayFrom(
        eb
          .selectFrom('article')
          .innerJoin('article_identifier', 'article_identifier.article_id', 'article.id')
          .whereRef('article.content_item_id', '=', 'item.id')
          .select(['article_identifier.scheme', 'article_identifier.value'])
          .orderBy('article_identifier.scheme')
          .orderBy('article_identifier.value'),
      ).as('identifiers'),
      jsonArrayFrom(
        eb
          .selectFrom('article')
          .innerJoin('version', 'version.article_id', 'article.id')
          .leftJoin('file', 'file.sha256', 'version.source_sha256')
          .whereRef('article.content_item_id', '=', 'item.id')
          .select([
            'version.id',
            'version.version_number as versionNumber',
            'version.source_sha256 as sourceSha256',
            'version.source_name as sourceName',
            'file.mime_type as sourceType',
            'version.thumbnail_sha256 as thumbnailSha256',
            'version.pre_completion_status as preCompletionStatus',
            'version.editorial_status as editorialStatus',
            'version.editorial_status_set as isStatusSet',
            'version.version_of_record_doi as versionOfRecordDoi',
            'version.imported as isImported',
            'version.review_round as reviewRound',
          ])
          .select(
            sql<boolean>`exists (
              select from report left join report_response response on response.report_id = report.id and published_here
              where report.version_id = version.id and (report.source_key is null or response.id is not null))`.as('hasPublishedReview'),
          )
          .select(version =>
            jsonArrayFrom(
              version
                .selectFrom('version_status_change as change')
                .leftJoin('account', 'account.id', 'change.by_account_id')
                .whereRef('change.version_id', '=', 'version.id')
                .select(['change.from_status as from', 'change.to_status as to', 'change.reason', 'account.email as by'])
                .select(['change.by_command_line as byCommandLine', 'change.by_reports as byReports', 'change.changed_at as changedAt'])
                .orderBy('change.id'),
            ).as('statusChanges'),
          )
          .select(version =>
            jsonArrayFrom(
              version
                .selectFrom('version_file')
                .whereRef('version_file.version_id', '=', 'version.id')
                .select(['version_file.href', 'version_file.name', 'version_file.sha256'])
                .orderBy('position'),
            ).as('files'),
          )
          .orderBy('version.version_number'),
      ).as('versions'),
    ])
    .execute()
}

export async function listSubjectTree(database: Kysely<Schema>): Promise<SubjectTerm[]> {
  const terms = await database.selectFrom('ontology_term').selectAll().orderBy('position').orderBy('id').execute()
  const beneath = (parentId: number | null): SubjectTerm[] =>
    terms
      .filter(term => term.parent_id === parentId)
      .map(term => {
        const children = beneath(term.id)
        const { slug, term_name: termName, description } = term
        return { slug, termName, ...(description !== null && { description }), ...(children.length > 0 && { children }) }
      })
  return beneath(null)
}

export function listPlatformsToExport(database: Kysely<Schema>) {
  return database.selectFrom('platform').select(['key', 'name', 'next_publication_id as nextPublicationId']).orderBy('key').execute()
}

export function listDocumentTypesToExport(database: Kysely<Schema>) {
  return database.selectFrom('document_type').select(['name', 'default_submitter as defaultSubmitter']).orderBy('name').execute()
}

export function listFundersToExport(database: Kysely<Schema>) {
  return database.selectFrom('funder').select(['name', 'identifier']).orderBy('identifier').orderBy('name').execute()
}
