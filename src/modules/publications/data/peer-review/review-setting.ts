/** The setting of peer review of a site, and the articles to which it applies. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { SiteId } from '../../../../core/ids/shared-ids.ts'
import type { ReviewSetting } from '../../../sites/domain/review-setting.ts'
import { findPlatformId } from '../../../sites/index.ts'
import type { ArticleId } from '../../domain/ids.ts'

/** @returns the platform's id @throws OperatorError for an unknown platform */
export async function writeReviewSetting(trx: Transaction<Schema>, key: string, setting: ReviewSetting): Promise<SiteId> {
  const id = await findPlatformId(trx, key)
  await trx
    .updateTable('platform')
    .set({ peer_review: JSON.stringify(setting) })
    .where('id', '=', id)
    .execute()
  return id
}

export async function listArticlesOfPlatform(trx: Transaction<Schema>, platformId: SiteId): Promise<ArticleId[]> {
  const articles = await trx
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .where('item.platform_id', '=', platformId)
    .select('article.id')
    .orderBy('article.id')
    .execute()
  return articles.map(({ id }) => id)
}
