/** Inserts a new item with its path on the site, which never changes. */

import { type Insertable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { maxId } from '../../../../core/ids/id.ts'
import type { ContentId, SiteId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'

export interface NewItemKey {
  volume: number
  publicationId: number
}

function plainNumber(text: string | null): number | null {
  const number = /^\d{1,10}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return number > 0 && number <= maxId ? number : null
}

/**
 * The source's volume where it is a number, else the year; the publication id is the source's number within the volume where that is a
 * plain one.
 */
export function wishedKey(
  { volume, published, history, dates, elocationId }: ArticleMetadata,
  now: Date,
): { volume: number; publicationId: number | null } {
  const years = [published, ...dates.map(({ date }) => date), ...history.map(({ date }) => date)].map(date => date?.year ?? 0)
  const year = years.find(each => each > 0 && each <= maxId) ?? now.getUTCFullYear()
  return { volume: plainNumber(volume) ?? year, publicationId: plainNumber(elocationId) }
}

type NewItem = Omit<Insertable<Schema['content_item']>, 'volume' | 'publication_id'>

/** Where the requested number is used, or none is requested, the item gets the next free one of the site's sequence. */
export async function insertContentItem(
  trx: Transaction<Schema>,
  item: NewItem,
  wished: { volume: number; publicationId: number | null },
): Promise<NewItemKey & { id: ContentId }> {
  let publicationId = wished.publicationId
  for (;;) {
    publicationId ??= await nextPublicationId(trx, item.platform_id)
    const inserted = await trx
      .insertInto('content_item')
      .values({ ...item, volume: wished.volume, publication_id: publicationId })
      .onConflict(conflict => conflict.constraint('content_item_address').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { id: inserted.id, volume: wished.volume, publicationId }
    publicationId = null
  }
}

async function nextPublicationId(trx: Transaction<Schema>, platformId: SiteId): Promise<number> {
  const { next } = await trx
    .updateTable('platform')
    .set({ next_publication_id: sql<number>`next_publication_id + 1` })
    .where('id', '=', platformId)
    .returning(sql<number>`next_publication_id - 1`.as('next'))
    .executeTakeFirstOrThrow()
  return next
}
