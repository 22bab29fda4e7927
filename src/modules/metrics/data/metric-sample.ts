import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { reportIdsOfItem } from '../../publications/index.ts'

/** Sample items for which nothing was counted yet, and nothing invented. */
export function listUncountedSamples(db: Kysely<Schema>) {
  return db
    .selectFrom('content_item as item')
    .where('item.sample_content', '=', true)
    .where('item.published', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('usage_count').whereRef('usage_count.content_item_id', '=', 'item.id').select('usage_count.uses'))),
    )
    .select(['item.id', 'item.content_type as contentType', 'item.publication_id as publicationId', 'item.published', 'item.doi'])
    .select(eb => reportIdsOfItem(eb).as('reportIds'))
    .orderBy('item.id')
    .execute()
}
