import type { Kysely } from 'kysely'
import { batchesOf } from '../../../../core/database/batches.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ReviewSetting } from '../../../sites/domain/review-setting.ts'
import { listArticlesOfPlatform, writeReviewSetting } from '../../data/peer-review/review-setting.ts'
import { updateEditorialStatuses } from './update-editorial-statuses.ts'

/** Gives the platform its setting, and every article that it has the statuses that follow from it. @throws OperatorError for an unknown platform */
export async function storeReviewSetting(database: Kysely<Schema>, key: string, setting: ReviewSetting): Promise<void> {
  await database.transaction().execute(async trx => {
    const platformId = await writeReviewSetting(trx, key, setting)
    for (const batch of batchesOf(await listArticlesOfPlatform(trx, platformId))) await updateEditorialStatuses(trx, batch)
  })
}
