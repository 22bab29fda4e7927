/**
 * Stores one version of an article with all its data but its peer review, which `recordPeerReview` stores. The caller's transaction makes
 * it atomic.
 */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, SiteId, VersionId } from '../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { ArticleId } from '../domain/ids.ts'
import { forgetTypesetPdf } from './file.ts'
import { noteVersions } from './note-changes.ts'
import { addIdentifiers, articleDoi, findArticle, identifiersOf, lockIdentity } from './store/article-identity.ts'
import { fundingOf, keywordsOf, storeDatasets, storeFunding, storeKeywords, storeWarnings } from './store/facts.ts'
import { storeFileRows, storeVersionFiles } from './store/files.ts'
import { insertContentItem, wishedKey } from './store/new-content-item.ts'
import { storeArticlePeople } from './store/people.ts'
import { linkRelations, relationsOf, storeRelations } from './store/related-content.ts'
import { storeSubjects } from './store/subjects.ts'
import { type VersionRow, versionRow } from './store/version-row.ts'
import type { StoredArticle, StoredVersion } from './stored-article.ts'

/**
 * A version of the same article with the same number is replaced; its row, its reports' rows and the article's path stay. Nothing changes
 * where source, files, reader and renderer are the same as before. Another version joins the article, whether it is later or earlier. Two
 * transactions with versions of one article run one after the other.
 * @throws OperatorError for an unknown platform
 */
export async function storeArticleVersion(trx: Transaction<Schema>, platformKey: string, article: StoredArticle): Promise<StoredVersion> {
  const platformId = await findPlatformId(trx, platformKey)
  const { metadata } = article.document
  const identifiers = article.formerPlace?.identifiers ?? identifiersOf(metadata)
  // An article without identifiers is identified by the hash of its source.
  const keys = identifiers.length > 0 ? identifiers.map(({ scheme, value }) => `${scheme}/${value}`) : [`source/${article.source.sha256}`]
  await lockIdentity(trx, platformId, keys)

  const row = versionRow(article)
  const known =
    identifiers.length > 0
      ? await findArticle(trx, platformId, identifiers)
      : await findBySource(trx, platformId, article.source.sha256, row.source_hash)
  const former = known && (await findVersion(trx, known.articleId, row.version_number))
  const isSame =
    former?.source_hash === row.source_hash &&
    former.renderer_version === row.renderer_version &&
    former.reader_version === row.reader_version
  if (known && former && isSame) {
    return {
      outcome: 'unchanged',
      ...known,
      ...(await keyOf(trx, known.contentItemId)),
      versionId: former.id,
      versionNumber: row.version_number,
    }
  }

  await storeFileRows(trx, [...(article.isWithoutSource === true ? [] : [article.source]), ...article.files.values()])
  const { articleId, contentItemId } = known ?? (await createArticle(trx, platformId, article, row))
  await addIdentifiers(trx, platformId, articleId, identifiers)
  const versionId = former ? await replaceVersion(trx, former.id, row) : await insertVersion(trx, articleId, row)
  await storeVersionFiles(trx, versionId, article.files)
  await storeParts(trx, versionId, article)
  await updateItem(trx, contentItemId, articleId, versionId, article, row, { thumbnail_sha256: row.thumbnail_sha256 ?? null })
  // A restored item stays as public as it was; a new published version makes an item of drafts public.
  if (!former && article.formerPlace === undefined && row.pre_completion_status === null)
    await trx.updateTable('content_item').set({ is_public: true }).where('id', '=', contentItemId).where('is_public', '=', false).execute()
  await linkRelations(trx, platformId, [{ contentItemId, dois: [articleDoi(metadata), metadata.doi].filter(doi => doi !== null) }])

  const outcome = former ? 'updated' : 'created'
  await noteVersions(trx, [{ id: versionId, change: outcome, source: { name: article.source.name, hash: row.source_hash } }])
  return { outcome, articleId, contentItemId, ...(await keyOf(trx, contentItemId)), versionId, versionNumber: row.version_number }
}

export interface VersionReadAgain {
  id: VersionId
  articleId: ArticleId
  contentItemId: ContentId
  sourceSha256: string
  readerVersion: string
}

/**
 * Stores the document that a newer reader made from a version's stored source: its path, number, source, files and editors' settings stay.
 * A PDF made from the former document is deleted, so that another is made.
 * @returns false, with nothing changed, where the version is deleted, or was imported or read again since
 */
export async function storeVersionReadAgain(trx: Transaction<Schema>, version: VersionReadAgain, article: StoredArticle): Promise<boolean> {
  if (!(await holdVersion(trx, version))) return false
  const row = versionRow(article)
  const {
    version_number: _number,
    source_sha256: _source,
    source_name: _name,
    source_hash: _hash,
    thumbnail_sha256: _thumbnail,
    imported: _imported,
    review_round: _round,
    pre_completion_status: _completion,
    version_of_record_doi: record,
    ...columns
  } = row
  await trx
    .updateTable('version')
    .set({ ...columns, ...(record !== null && { version_of_record_doi: record }) })
    .where('id', '=', version.id)
    .execute()
  await forgetTypesetPdf(trx, version.id)
  await deleteParts(trx, version.id)
  await storeParts(trx, version.id, article)
  await updateItem(trx, version.contentItemId, version.articleId, version.id, article, row, {})
  return true
}

/** Used where a newer reader made the same document: stores only the data that rules derive from it. @returns false as above */
export async function storeSameReading(trx: Transaction<Schema>, version: VersionReadAgain, article: StoredArticle): Promise<boolean> {
  if (!(await holdVersion(trx, version))) return false
  const { type, type_name, new_version_reason, version_of_record_doi: record, reader_version } = versionRow(article)
  await trx
    .updateTable('version')
    .set({ type, type_name, new_version_reason, ...(record !== null && { version_of_record_doi: record }), reader_version })
    .where('id', '=', version.id)
    .execute()
  return true
}

async function holdVersion(trx: Transaction<Schema>, { id, sourceSha256, readerVersion }: VersionReadAgain): Promise<boolean> {
  const found = await trx
    .selectFrom('version')
    .select('id')
    .where('id', '=', id)
    .where('source_sha256', '=', sourceSha256)
    .where('reader_version', '=', readerVersion)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

async function findBySource(
  trx: Transaction<Schema>,
  platformId: SiteId,
  sha256: string,
  sourceHash: string,
): Promise<{ articleId: ArticleId; contentItemId: ContentId } | null> {
  const found = await trx
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item', 'content_item.id', 'article.content_item_id')
    .select(['article.id as articleId', 'content_item.id as contentItemId'])
    .where('platform_id', '=', platformId)
    .where(({ eb, or, and }) =>
      or([eb('source_sha256', '=', sha256), and([eb('source_sha256', 'is', null), eb('source_hash', '=', sourceHash)])]),
    )
    .orderBy('article.id')
    .executeTakeFirst()
  return found ?? null
}

async function findVersion(trx: Transaction<Schema>, articleId: ArticleId, versionNumber: number) {
  const found = await trx
    .selectFrom('version')
    .select(['id', 'source_hash', 'renderer_version', 'reader_version'])
    .where('article_id', '=', articleId)
    .where('version_number', '=', versionNumber)
    .executeTakeFirst()
  return found ?? null
}

async function keyOf(trx: Transaction<Schema>, contentItemId: ContentId): Promise<{ volume: number; publicationId: number }> {
  return await trx
    .selectFrom('content_item')
    .select(['volume', 'publication_id as publicationId'])
    .where('id', '=', contentItemId)
    .executeTakeFirstOrThrow()
}

async function createArticle(
  trx: Transaction<Schema>,
  platformId: SiteId,
  article: StoredArticle,
  row: VersionRow,
): Promise<{ articleId: ArticleId; contentItemId: ContentId }> {
  const item = await insertContentItem(
    trx,
    {
      platform_id: platformId,
      content_type: 'ARTICLE',
      title: row.title,
      title_html: row.title_html,
      is_public: article.formerPlace?.isPublic ?? (article.unpublishedAs ?? null) === null,
    },
    article.formerPlace ?? wishedKey(article.document.metadata, new Date()),
  )
  const { id } = await trx.insertInto('article').values({ content_item_id: item.id }).returning('id').executeTakeFirstOrThrow()
  return { articleId: id, contentItemId: item.id }
}

async function insertVersion(trx: Transaction<Schema>, articleId: ArticleId, row: VersionRow): Promise<VersionId> {
  const { id } = await trx
    .insertInto('version')
    .values({ ...row, article_id: articleId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Keeps what a person set, also a version of record that the source does not name, and where the version was published; deletes all parts
 * except the reports.
 */
async function replaceVersion(trx: Transaction<Schema>, versionId: VersionId, row: VersionRow): Promise<VersionId> {
  const { pre_completion_status: _completion, imported: _imported, review_round: _round, version_of_record_doi: record, ...columns } = row
  await trx
    .updateTable('version')
    .set({ ...columns, ...(record !== null && { version_of_record_doi: record }), stored_at: new Date() })
    .where('id', '=', versionId)
    .execute()
  await trx.deleteFrom('version_file').where('version_id', '=', versionId).execute()
  await deleteParts(trx, versionId)
  return versionId
}

/** Deletes all parts except reports and files. */
async function deleteParts(trx: Transaction<Schema>, versionId: VersionId): Promise<void> {
  for (const table of ['author', 'affiliation', 'version_funder', 'keyword', 'dataset', 'import_warning'] as const)
    await trx.deleteFrom(table).where('version_id', '=', versionId).execute()
}

async function storeParts(trx: Transaction<Schema>, versionId: VersionId, article: StoredArticle): Promise<void> {
  const { metadata } = article.document
  const owner = { version_id: versionId }
  await storeArticlePeople(trx, versionId, metadata)
  await storeKeywords(trx, owner, keywordsOf(metadata))
  await storeDatasets(trx, versionId, metadata.datasets)
  await storeWarnings(trx, versionId, article.warnings)
  // Funders are shared with other articles: storing them late keeps their rows locked only briefly.
  await storeFunding(trx, owner, fundingOf(metadata))
}

/** Lists show the newest published version of the item, or its newest draft where nothing is published. */
async function updateItem(
  trx: Transaction<Schema>,
  contentItemId: ContentId,
  articleId: ArticleId,
  versionId: VersionId,
  article: StoredArticle,
  row: Pick<VersionRow, 'doi' | 'title' | 'title_html' | 'abstract_text' | 'published' | 'published_precision' | 'sample_content'>,
  thumbnail: Pick<VersionRow, 'thumbnail_sha256'>,
): Promise<void> {
  const newest = await trx
    .selectFrom('version')
    .select('id')
    .where('article_id', '=', articleId)
    .orderBy(sql`pre_completion_status is null`, 'desc')
    .orderBy('version_number', 'desc')
    .executeTakeFirstOrThrow()
  if (newest.id !== versionId) return
  await trx
    .updateTable('content_item')
    .set({
      doi: row.doi,
      title: row.title,
      title_html: row.title_html,
      abstract: row.abstract_text,
      published: row.published,
      published_precision: row.published_precision,
      current_version_id: versionId,
      ...thumbnail,
      sample_content: row.sample_content,
      updated_at: new Date(),
    })
    .where('id', '=', contentItemId)
    .execute()
  const { metadata } = article.document
  await storeRelations(trx, contentItemId, relationsOf(metadata))
  await storeSubjects(
    trx,
    contentItemId,
    metadata.subjects.map(({ path }) => path),
    article.missingSubjects,
  )
}
