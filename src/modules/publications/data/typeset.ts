/** Queries the data from which the PDFs of versions are made, and stores the PDFs. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import { noticeWords } from '../../../document/metadata/related-article.ts'
import { isDerivedPdf, markedHref, pdfHref, typesetHref } from '../domain/content/version-pdf.ts'
import type { ArticleId } from '../domain/ids.ts'
import { noticeRelationsOf } from './item-parts.ts'
import { storeFileRows } from './store/files.ts'
import type { ArticleFile } from './stored-article.ts'

/** Articles after an id, in batches. */
export function listArticleIds(database: Kysely<Schema>, after: ArticleId, count: number): Promise<{ id: ArticleId }[]> {
  return database.selectFrom('article').select('id').where('id', '>', after).orderBy('id').limit(count).execute()
}

/**
 * Articles after an id with a version that has no PDF, neither imported nor made here, and no failed attempt. In batches, with their paths.
 * @param last the greatest id that is wanted; null for all
 */
export function listArticlesWithoutPdf(database: Kysely<Schema>, after: ArticleId, count: number, last: ArticleId | null = null) {
  return database
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('article.id', '>', after)
    .$if(last !== null, query => query.where('article.id', '<=', last))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('version')
          .whereRef('version.article_id', '=', 'article.id')
          .where(eb =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('version_file as own')
                  .innerJoin('file', 'file.sha256', 'own.sha256')
                  .whereRef('own.version_id', '=', 'version.id')
                  .where('file.mime_type', '=', 'application/pdf')
                  .where(({ or, eb: that }) =>
                    or([
                      that('own.href', '=', pdfHref),
                      that(sql<boolean>`starts_with(own.href, ${typesetHref('')})`, '=', true),
                      that(
                        sql<boolean>`version.metadata->'selfLinks' @> jsonb_build_array(jsonb_build_object('href', own.href))`,
                        '=',
                        true,
                      ),
                    ]),
                  )
                  .select('own.href'),
              ),
            ),
          )
          .where(eb =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('import_warning as warning')
                  .whereRef('warning.version_id', '=', 'version.id')
                  .where('warning.code', '=', 'no-pdf')
                  .select('warning.id'),
              ),
            ),
          )
          .select('version.id'),
      ),
    )
    .select(['article.id', 'platform.key as platform', 'item.volume', 'item.publication_id as publicationId'])
    .orderBy('article.id')
    .limit(count)
    .execute()
}

export type VersionToTypeset = Awaited<ReturnType<typeof listVersionsToTypeset>>[number]

/** All versions of an article, oldest first, each with the data that shows whether its PDF is current. */
export function listVersionsToTypeset(database: Kysely<Schema>, articleId: ArticleId) {
  return database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('article.id', '=', articleId)
    .select([
      'version.id',
      'version.version_number as versionNumber',
      'version.source_hash as sourceHash',
      'version.published',
      'version.published_precision as publishedPrecision',
      sql<{ href: string }[]>`version.metadata->'selfLinks'`.as('selfLinks'),
      'platform.key as platform',
      'item.id as itemId',
      'item.volume',
      'item.publication_id as publicationId',
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])
    .orderBy('version.version_number')
    .execute()
}

/** Replaces the PDFs that were made before. False where the version is deleted, or its source was replaced meanwhile. */
export async function storeTypesetPdf(
  trx: Transaction<Schema>,
  version: { id: VersionId; sourceHash: string },
  href: string,
  pdf: ArticleFile,
): Promise<boolean> {
  const found = await trx
    .selectFrom('version')
    .select('id')
    .where('id', '=', version.id)
    .where('source_hash', '=', version.sourceHash)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) return false
  await storeFileRows(trx, [pdf])
  const files = await trx.selectFrom('version_file').select(['href', 'position']).where('version_id', '=', version.id).execute()
  const former = files.map(file => file.href).filter(isDerivedPdf)
  if (former.length > 0) await trx.deleteFrom('version_file').where('version_id', '=', version.id).where('href', 'in', former).execute()
  const position = Math.max(-1, ...files.map(file => file.position)) + 1
  const { sha256, name, role, label } = pdf
  await trx.insertInto('version_file').values({ version_id: version.id, href, sha256, name, role, label, position }).execute()
  return true
}

/** Deletes the PDF marked with a notice that is no longer on the publication. @returns whether there was one */
export async function deleteMarkedPdf(database: Kysely<Schema>, versionId: VersionId): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('version_file')
    .where('version_id', '=', versionId)
    .where(sql<boolean>`starts_with(href, ${markedHref('')})`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const pdfWarnings = ['no-pdf', 'pdf-without-notice'] as const
export type PdfWarning = (typeof pdfWarnings)[number]

/** Replaces the warning about a version's PDF; null removes it. */
export async function storePdfWarning(
  database: Kysely<Schema>,
  versionId: VersionId,
  warning: { code: PdfWarning; message: string } | null,
): Promise<void> {
  await database.deleteFrom('import_warning').where('version_id', '=', versionId).where('code', 'in', pdfWarnings).execute()
  if (warning === null) return
  await database
    .insertInto('import_warning')
    .values({ version_id: versionId, ...warning, element: 'article', line: 0 })
    .execute()
}

/**
 * Articles after an id that have a notice, or a PDF marked with one: their PDFs may be outdated. Articles with a failed attempt are left
 * out. In batches, with their paths.
 */
export function listArticlesWithNotices(database: Kysely<Schema>, after: ArticleId, count: number) {
  return database
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('article.id', '>', after)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('related_content as said')
            .where(eb =>
              eb.or([eb('said.content_item_id', '=', eb.ref('item.id')), eb('said.related_content_item_id', '=', eb.ref('item.id'))]),
            )
            .where(sql<string>`lower(trim(said.relation))`, 'in', noticeWords)
            .select('said.relation'),
        ),
        exists(
          selectFrom('version')
            .innerJoin('version_file as marked', 'marked.version_id', 'version.id')
            .whereRef('version.article_id', '=', 'article.id')
            .where(sql<boolean>`starts_with(marked.href, ${markedHref('')})`)
            .select('marked.href'),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('version')
            .innerJoin('import_warning as warning', 'warning.version_id', 'version.id')
            .whereRef('version.article_id', '=', 'article.id')
            .where('warning.code', 'in', pdfWarnings)
            .select('warning.id'),
        ),
      ),
    )
    .select(['article.id', 'platform.key as platform', 'item.volume', 'item.publication_id as publicationId'])
    .orderBy('article.id')
    .limit(count)
    .execute()
}
