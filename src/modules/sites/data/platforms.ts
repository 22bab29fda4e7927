import type { Kysely, Transaction } from 'kysely'
import { batchesOf } from '../../../core/database/batches.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { updateEditorialStatuses } from '../../publications/data/store/editorial-statuses.ts'
import type { ReviewSetting } from '../domain/review-setting.ts'

/** No platform has this key. */
export class PlatformMissingError extends Error {
  override name = 'PlatformMissingError'
  constructor(key: string) {
    super(`There is no platform “${key}”`)
  }
}

/** Stores a site, or updates its name. */
export async function storePlatform(database: Kysely<Schema>, { key, name }: { key: string; name: string }): Promise<number> {
  const { id } = await database
    .insertInto('platform')
    .values({ key, name })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws PlatformMissingError */
export async function findPlatformId(database: Kysely<Schema>, key: string): Promise<number> {
  const found = await database.selectFrom('platform').select('id').where('key', '=', key).executeTakeFirst()
  if (!found) throw new PlatformMissingError(key)
  return found.id
}

/** Other transactions that lock the site wait until this one ends. Rows that refer to the site can be stored meanwhile. */
export async function lockPlatform(trx: Transaction<Schema>, key: string): Promise<void> {
  await trx.selectFrom('platform').where('key', '=', key).select('id').forNoKeyUpdate().execute()
}

export async function listPlatforms(database: Kysely<Schema>): Promise<{ key: string; name: string; peerReview: ReviewSetting | null }[]> {
  return await database.selectFrom('platform').select(['key', 'name', 'peer_review as peerReview']).orderBy('key').execute()
}

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
