/** Identifies the article that versions belong to. */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, SiteId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { readDoi, readPmcid } from '../../../../document/metadata/identifiers.ts'
import type { ArticleIdentifier } from '../../domain/content/export-manifest.ts'
import { doiWithoutVersion } from '../../domain/content/version-doi.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { shortKey } from './short-key.ts'

/** The DOI of the article, without the version. */
export function articleDoi(metadata: ArticleMetadata): string | null {
  return metadata.doi === null ? null : doiWithoutVersion(metadata.doi, metadata.versionNumber)
}

/** The most reliable identifiers first. A publisher's own id and a position in a volume are unique only within one journal. */
export function identifiersOf(metadata: ArticleMetadata): ArticleIdentifier[] {
  const { journal, volume, elocationId } = metadata
  const found: ArticleIdentifier[] = []
  const add = (scheme: ArticleIdentifier['scheme'], whole: string): void => {
    const value = shortKey(whole)
    if (!found.some(known => known.scheme === scheme && known.value === value)) found.push({ scheme, value })
  }
  const own = articleDoi(metadata)
  if (own !== null) add('doi', own.toLowerCase())
  for (const { type, value } of metadata.identifiers) {
    const doi = type === 'doi' ? readDoi(value) : null
    if (doi !== null) add('doi', doiWithoutVersion(doi, metadata.versionNumber).toLowerCase())
    const pmcid = type === 'pmcid' || type === 'pmc' ? readPmcid(value) : null
    if (pmcid !== null) add('pmcid', pmcid)
  }
  const journalName = (journal.issns[0]?.value ?? journal.title ?? journal.abbreviation)?.trim().toLowerCase()
  if (journalName) {
    for (const { type, value } of metadata.identifiers) if (type === 'publisher-id') add('publisher-id', `${journalName}|${value.trim()}`)
    if (volume !== null && elocationId !== null) add('location', `${journalName}|${volume.trim()}|${elocationId.trim()}`)
  }
  return found
}

/**
 * Locks the article against others who store a version of it until the transaction ends. The keys are always locked in the same order to
 * prevent deadlocks.
 */
export async function lockIdentity(trx: Transaction<Schema>, platformId: SiteId, keys: readonly string[]): Promise<void> {
  const names = keys.map(key => `article/${platformId}/${key}`).sort()
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(trx)
}

/** Finds the article of which this is a version. A different DOI means a different article, whatever else is the same. */
export async function findArticle(
  trx: Transaction<Schema>,
  platformId: SiteId,
  identifiers: readonly ArticleIdentifier[],
): Promise<{ articleId: ArticleId; contentItemId: ContentId } | null> {
  if (identifiers.length === 0) return null
  const rows = await trx
    .selectFrom('article_identifier as mine')
    .innerJoin('article', 'article.id', 'mine.article_id')
    .where('mine.platform_id', '=', platformId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('mine.scheme', 'mine.value'),
        'in',
        identifiers.map(({ scheme, value }) => tuple(scheme, value)),
      ),
    )
    .select(({ exists, selectFrom }) => [
      'mine.scheme',
      'mine.value',
      'article.id as articleId',
      'article.content_item_id as contentItemId',
      exists(
        selectFrom('article_identifier as doi')
          .whereRef('doi.article_id', '=', 'article.id')
          .where('doi.scheme', '=', 'doi')
          .select('doi.value'),
      ).as('hasDoi'),
    ])
    .execute()
  const comesWithDoi = identifiers.some(({ scheme }) => scheme === 'doi')
  for (const { scheme, value } of identifiers) {
    const row = rows.find(each => each.scheme === scheme && each.value === value)
    if (row && (scheme === 'doi' || !(comesWithDoi && row.hasDoi))) return { articleId: row.articleId, contentItemId: row.contentItemId }
  }
  return null
}

export async function addIdentifiers(
  trx: Transaction<Schema>,
  platformId: SiteId,
  articleId: ArticleId,
  identifiers: readonly ArticleIdentifier[],
): Promise<void> {
  if (identifiers.length === 0) return
  await trx
    .insertInto('article_identifier')
    .values(identifiers.map(identifier => ({ ...identifier, platform_id: platformId, article_id: articleId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
