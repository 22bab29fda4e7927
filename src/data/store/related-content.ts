/** What an item points at, and which of that is here too. */
import { sql, type Transaction } from 'kysely'
import type { ArticleMetadata } from '../../domain/content/article-document.ts'
import { readDoi } from '../../domain/content/identifiers.ts'
import { inlineText } from '../../domain/document/text.ts'
import type { Schema } from '../schema.ts'

export interface NewRelation {
  relation: string | null
  doi: string | null
  href: string | null
  text: string
}

export function relationsOf(metadata: ArticleMetadata): NewRelation[] {
  return metadata.related.map(({ type, href, text }) => ({
    relation: type,
    doi: href === null ? null : readDoi(href),
    href,
    text: inlineText(text),
  }))
}

/** Replaces an item's relations. */
export async function storeRelations(trx: Transaction<Schema>, contentItemId: number, relations: readonly NewRelation[]): Promise<void> {
  await trx.deleteFrom('related_content').where('content_item_id', '=', contentItemId).execute()
  if (relations.length === 0) return
  const rows = relations.map((relation, position) => ({
    ...relation,
    content_item_id: contentItemId,
    position,
    related_content_item_id: null,
  }))
  await trx.insertInto('related_content').values(rows).execute()
}

/**
 * Joins relations with the items of the platform that they mean, by DOI: this item's own, and those of others that mean it.
 * @param dois every DOI by which this item goes
 */
export async function linkRelations(
  trx: Transaction<Schema>,
  platformId: number,
  contentItemId: number,
  dois: readonly string[],
): Promise<void> {
  const pending = await trx
    .selectFrom('related_content')
    .select(['id', ({ fn }) => fn<string>('lower', ['doi']).as('doi')])
    .where('content_item_id', '=', contentItemId)
    .where('doi', 'is not', null)
    .execute()
  for (const { id, doi } of pending) {
    const target = await findItemByDoi(trx, platformId, doi)
    if (target !== null && target !== contentItemId)
      await trx.updateTable('related_content').set({ related_content_item_id: target }).where('id', '=', id).execute()
  }
  const own = dois.map(doi => doi.toLowerCase())
  if (own.length === 0) return
  await trx
    .updateTable('related_content')
    .set({ related_content_item_id: contentItemId })
    .where(({ fn }) => fn<string>('lower', ['doi']), 'in', own)
    .where('related_content_item_id', 'is', null)
    .where('content_item_id', '!=', contentItemId)
    .where('content_item_id', 'in', trx.selectFrom('content_item').select('id').where('platform_id', '=', platformId))
    .execute()
}

/** Three small questions to three indexes; one with "or" would read every item. @param doi in lower case */
async function findItemByDoi(trx: Transaction<Schema>, platformId: number, doi: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select item.id from content_item item where lower(item.doi) = ${doi} and item.platform_id = ${platformId}
    union all
    select article.content_item_id from article_identifier known join article on article.id = known.article_id
    where known.platform_id = ${platformId} and known.scheme = 'doi' and known.value = ${doi}
    union all
    select item.id from version join article on article.id = version.article_id join content_item item on item.id = article.content_item_id
    where lower(version.doi) = ${doi} and item.platform_id = ${platformId}
    order by 1 limit 1`.execute(trx)
  return rows[0]?.id ?? null
}
