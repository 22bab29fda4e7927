/** The setting of peer review of a site, and what follows from it for its articles. */
import type { Kysely } from 'kysely'
import { batchesOf } from '../../../core/database/batches.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { findPlatformId } from '../../sites/data/platforms.ts'
import type { ReviewSetting } from '../../sites/domain/review-setting.ts'
import { updateEditorialStatuses } from './store/editorial-statuses.ts'

/** Gives the platform its setting, and every article that it has the statuses that follow from it. @throws PlatformMissingError */
export async function storeReviewSetting(database: Kysely<Schema>, key: string, setting: ReviewSetting): Promise<void> {
  await database.transaction().execute(async trx => {
    const id = await findPlatformId(trx, key)
    await trx
      .updateTable('platform')
      .set({ peer_review: JSON.stringify(setting) })
      .where('id', '=', id)
      .execute()
    const articles = await trx
      .selectFrom('article')
      .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
      .where('item.platform_id', '=', id)
      .select('article.id')
      .orderBy('article.id')
      .execute()
    for (const batch of batchesOf(articles))
      await updateEditorialStatuses(
        trx,
        batch.map(article => article.id),
      )
  })
}
