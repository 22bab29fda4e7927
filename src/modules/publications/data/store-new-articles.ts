/** Stores many new articles at once, in a few statements for all of them. Only the use-case `storeArticles` may call this. */

import { sql, type Transaction } from 'kysely'
import { batchesOf } from '../../../core/database/batches.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { noId } from '../../../core/ids/id.ts'
import type { ContentId, SiteId, VersionId } from '../../../core/ids/shared-ids.ts'
import { titleText } from '../../../document/text.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { ArticleId, SubjectId } from '../domain/ids.ts'
import { noteVersions } from './note-changes.ts'
import { articleDoi, identifiersOf, lockIdentity } from './store/article-identity.ts'
import { type ArticleRows, addArticleRows, countIds, noRows } from './store/article-rows.ts'
import { fundingOf, fundingRows } from './store/facts.ts'
import { storeFileRows } from './store/files.ts'
import { insertRows, reserveIds } from './store/insert-rows.ts'
import { wishedKey } from './store/new-content-item.ts'
import { linkRelations, relationRows, relationsOf } from './store/related-content.ts'
import { findSubjects, subjectRows } from './store/subjects.ts'
import { articleSourceHash } from './store/version-row.ts'
import type { StoredArticle } from './stored-article.ts'

/** An article's versions, the earliest first. None is from an export, and no number occurs twice. */
export type NewArticle = readonly StoredArticle[]

interface Placed {
  versions: NewArticle
  contentItemId: ContentId
  articleId: ArticleId
}

/**
 * Makes the rows that storing one version after the other would make, with those of their peer review.
 * @returns the ids of the articles; null for those that have to be stored one version after the other, because they are already stored,
 * have no identifier, or their path is used
 * @throws OperatorError for an unknown platform
 */
export async function storeNewArticles(
  trx: Transaction<Schema>,
  platformKey: string,
  articles: readonly NewArticle[],
): Promise<(ArticleId | null)[]> {
  const platformId = await findPlatformId(trx, platformKey)
  const unknown = await withoutKnown(trx, platformId, articles)
  const placed = await placeItems(trx, platformId, unknown)
  await storePlaced(trx, platformId, placed)
  const stored = new Map(placed.map(({ versions, articleId }) => [versions, articleId]))
  return articles.map(versions => stored.get(versions) ?? null)
}

const identifiersOfAll = (versions: NewArticle) => versions.flatMap(({ document }) => identifiersOf(document.metadata))

/** Articles that share no identifier with a stored article of the site, nor with each other. */
async function withoutKnown(trx: Transaction<Schema>, platformId: SiteId, articles: readonly NewArticle[]): Promise<NewArticle[]> {
  const keyed = articles.map(versions => ({
    versions,
    keys: new Set(identifiersOfAll(versions).map(({ scheme, value }) => `${scheme}/${value}`)),
  }))
  const all = keyed.flatMap(({ keys }) => [...keys])
  await lockIdentity(trx, platformId, [...new Set(all)])
  const { rows } = await sql<{ key: string }>`
    select scheme || '/' || value as key from article_identifier
    where platform_id = ${platformId} and (scheme, value) in (
      select split_part(key, '/', 1), substr(key, strpos(key, '/') + 1) from unnest(${all}::text[]) as key)`.execute(trx)
  const known = new Set(rows.map(({ key }) => key))
  const times = Map.groupBy(all, key => key)
  return keyed
    .filter(({ keys }) => keys.size > 0 && [...keys].every(key => !known.has(key) && times.get(key)?.length === 1))
    .map(({ versions }) => versions)
}

/** Assigns paths to items. The result lacks items that request no path, or one that is used. */
async function placeItems(trx: Transaction<Schema>, platformId: SiteId, articles: readonly NewArticle[]): Promise<Placed[]> {
  const wishes = articles.flatMap(versions => {
    const [first] = versions
    const wished = first && wishedKey(first.document.metadata, new Date())
    return first && wished?.publicationId ? [{ versions, first, volume: wished.volume, publicationId: wished.publicationId }] : []
  })
  if (wishes.length === 0) return []
  const inserted = await trx
    .insertInto('content_item')
    .values(
      wishes.map(({ first, volume, publicationId }) => {
        const title = titleText(first.document.metadata.title)
        const key = { volume, publication_id: publicationId }
        return { platform_id: platformId, content_type: 'ARTICLE' as const, title, title_html: first.rendered.title, ...key }
      }),
    )
    .onConflict(conflict => conflict.constraint('content_item_address').doNothing())
    .returning(['id', 'volume', 'publication_id'])
    .execute()
  const items = new Map(inserted.map(({ id, volume, publication_id }) => [`${volume}-${publication_id}`, id]))
  const taken = wishes.flatMap(({ versions, volume, publicationId }) => {
    const key = `${volume}-${publicationId}`
    const contentItemId = items.get(key)
    items.delete(key)
    return contentItemId === undefined ? [] : [{ versions, contentItemId }]
  })
  if (taken.length === 0) return []
  const created = await trx
    .insertInto('article')
    .values(taken.map(({ contentItemId }) => ({ content_item_id: contentItemId })))
    .returning(['id', 'content_item_id'])
    .execute()
  const articleIds = new Map(created.map(({ id, content_item_id }) => [content_item_id, id]))
  return taken.flatMap(({ versions, contentItemId }) => {
    const articleId = articleIds.get(contentItemId)
    return articleId === undefined ? [] : [{ versions, contentItemId, articleId }]
  })
}

async function storePlaced(trx: Transaction<Schema>, platformId: SiteId, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return
  const versions = placed.flatMap(each => each.versions)
  await storeFileRows(
    trx,
    versions.flatMap(({ source, files }) => [source, ...files.values()]),
  )
  await insertRows(
    trx,
    'article_identifier',
    placed.flatMap(({ versions: own, articleId }) => {
      const once = new Map(identifiersOfAll(own).map(identifier => [`${identifier.scheme}/${identifier.value}`, identifier]))
      return [...once.values()].map(({ scheme, value }) => ({ platform_id: platformId, scheme, value, article_id: articleId }))
    }),
  )
  const ids = await reserveIds(trx, countIds(versions))
  const rows = noRows()
  const withIds = placed.map(each => ({ ...each, versionIds: addArticleRows(rows, ids, each.articleId, each.versions) }))
  await insertArticleRows(trx, rows)
  const owners = withIds.flatMap(({ versions: own, versionIds }) =>
    own.map(({ document }, index) => ({ owner: { version_id: versionIds[index] ?? noId() }, funding: fundingOf(document.metadata) })),
  )
  await updateItems(trx, withIds)
  await linkRelations(
    trx,
    platformId,
    placed.map(({ contentItemId, versions: own }) => ({ contentItemId, dois: doisOf(own) })),
  )
  await noteVersions(
    trx,
    withIds.flatMap(({ versions: own, versionIds }) =>
      own.map((article, index) => ({
        id: versionIds[index] ?? noId(),
        change: 'created' as const,
        source: { name: article.source.name, hash: articleSourceHash(article) },
      })),
    ),
  )
  // Funders are shared with other articles: storing them late keeps their rows locked only briefly.
  await insertRows(trx, 'version_funder', await fundingRows(trx, owners))
}

const doisOf = (versions: NewArticle): string[] => [
  ...new Set(versions.flatMap(({ document: { metadata } }) => [articleDoi(metadata), metadata.doi].filter(doi => doi !== null))),
]

async function insertArticleRows(trx: Transaction<Schema>, rows: ArticleRows): Promise<void> {
  // PostgreSQL accepts at most 65,535 parameters per statement, and these rows have some forty columns.
  for (const batch of batchesOf(rows.version)) await trx.insertInto('version').values(batch).execute()
  await insertRows(trx, 'author', rows.author)
  for (const batch of batchesOf(rows.report)) await trx.insertInto('report').values(batch).execute()
  await insertRows(trx, 'affiliation', rows.affiliation)
  await insertRows(trx, 'author_affiliation', rows.author_affiliation)
  await insertRows(trx, 'keyword', rows.keyword)
  await insertRows(trx, 'dataset', rows.dataset)
  await insertRows(trx, 'version_file', rows.version_file)
  await insertRows(trx, 'import_warning', rows.import_warning)
  await insertRows(trx, 'referee', rows.referee)
  await insertRows(trx, 'report_referee', rows.report_referee)
  await insertRows(trx, 'referee_affiliation', rows.referee_affiliation)
  for (const batch of batchesOf(rows.report_response)) await trx.insertInto('report_response').values(batch).execute()
}

/** Lists show the newest version of an item. */
async function updateItems(trx: Transaction<Schema>, placed: readonly (Placed & { versionIds: readonly VersionId[] })[]): Promise<void> {
  const known = new Map<string, SubjectId | null>()
  const subjects: ReturnType<typeof subjectRows> = []
  const newest = placed.flatMap(({ versions, versionIds, contentItemId }) => {
    const numbered = versions.map((article, index) => ({ article, id: versionIds[index] ?? noId(), contentItemId }))
    const [last] = numbered.toSorted(
      (one, other) => other.article.document.metadata.versionNumber - one.article.document.metadata.versionNumber,
    )
    return last ? [last] : []
  })
  for (const { versions, contentItemId } of placed) {
    // The terms of earlier versions belong in the tree too.
    for (const { document, missingSubjects } of versions) {
      const paths = document.metadata.subjects.map(({ path }) => path)
      const found = await findSubjects(trx, paths, missingSubjects, known)
      if (newest.some(({ article }) => article.document === document)) subjects.push(...subjectRows(contentItemId, found))
    }
  }
  const ids = newest.map(({ id }) => id)
  await sql`
    update content_item set doi = version.doi, title = version.title, title_html = version.title_html, abstract = version.abstract_text,
      published = version.published, published_precision = version.published_precision, current_version_id = version.id,
      thumbnail_sha256 = version.thumbnail_sha256, sample_content = version.sample_content, updated_at = now()
    from version join article on article.id = version.article_id
    where version.id = any(${ids}::integer[]) and content_item.id = article.content_item_id`.execute(trx)
  await insertRows(
    trx,
    'related_content',
    newest.flatMap(({ article, contentItemId }) => relationRows(contentItemId, relationsOf(article.document.metadata))),
  )
  await insertRows(trx, 'content_subject', subjects)
}
