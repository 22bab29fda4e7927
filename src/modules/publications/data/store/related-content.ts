/** Stores the relations of an item, and links those whose target is stored here too. */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, SiteId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { readDoi } from '../../../../document/metadata/identifiers.ts'
import { noticeWords } from '../../../../document/metadata/related-article.ts'
import { inlineText } from '../../../../document/text.ts'

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
export async function storeRelations(trx: Transaction<Schema>, contentItemId: ContentId, relations: readonly NewRelation[]): Promise<void> {
  await trx.deleteFrom('related_content').where('content_item_id', '=', contentItemId).execute()
  if (relations.length === 0) return
  await trx.insertInto('related_content').values(relationRows(contentItemId, relations)).execute()
}

export const relationRows = (contentItemId: ContentId, relations: readonly NewRelation[]) =>
  relations.map((relation, position) => ({ ...relation, content_item_id: contentItemId, position, related_content_item_id: null }))

export interface ItemByDois {
  contentItemId: ContentId
  /** Every DOI that identifies the item. */
  dois: readonly string[]
}

/** Links relations with their target items on the site by DOI: these items' own relations, and others' relations to them. */
export async function linkRelations(trx: Transaction<Schema>, platformId: SiteId, items: readonly ItemByDois[]): Promise<void> {
  // Three small queries of three indexes for each DOI; one query with "or" would read every item.
  await sql`
    update related_content set related_content_item_id = target.id
    from (
      select pending.id as relation, pending.content_item_id, (
        select found.id from (
          select item.id from content_item item where lower(item.doi) = lower(pending.doi) and item.platform_id = ${platformId}
          union all
          select article.content_item_id from article_identifier known join article on article.id = known.article_id
          where known.platform_id = ${platformId} and known.scheme = 'doi' and known.value = lower(pending.doi)
          union all
          select item.id from version join article on article.id = version.article_id
            join content_item item on item.id = article.content_item_id
          where lower(version.doi) = lower(pending.doi) and item.platform_id = ${platformId}
        ) as found order by found.id limit 1
      ) as id
      from related_content pending
      where pending.content_item_id = any(${items.map(({ contentItemId }) => contentItemId)}::integer[]) and pending.doi is not null
    ) as target
    where related_content.id = target.relation and target.id is not null and target.id <> target.content_item_id`.execute(trx)
  // A notice changes the publication that it is about, so harvesters must see that as changed.
  await sql`
    update content_item set updated_at = now()
    from related_content notice
    where notice.content_item_id = any(${items.map(({ contentItemId }) => contentItemId)}::integer[])
      and notice.related_content_item_id = content_item.id and lower(trim(notice.relation)) = any(${noticeWords}::text[])`.execute(trx)
  const own = items.flatMap(({ contentItemId, dois }) => dois.map(doi => ({ contentItemId, doi: doi.toLowerCase() })))
  if (own.length === 0) return
  await sql`
    update related_content set related_content_item_id = own.item
    from unnest(${own.map(({ contentItemId }) => contentItemId)}::integer[], ${own.map(({ doi }) => doi)}::text[]) as own (item, doi)
    where lower(related_content.doi) = own.doi and related_content.related_content_item_id is null
      and related_content.content_item_id <> own.item
      and exists (select from content_item item where item.id = related_content.content_item_id and item.platform_id = ${platformId})`.execute(
    trx,
  )
}
