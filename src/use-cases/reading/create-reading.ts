/** The reading port over the database. */
import type { Kysely } from 'kysely'
import { countItemsByType, listItems, listLatestItems } from '../../data/content-item.ts'
import type { Schema } from '../../data/schema.ts'
import { presentCard } from './present-card.ts'
import { readArticle } from './read-article.ts'
import { readAsset } from './read-asset.ts'
import type { Reading } from './reading.ts'

export function createReading(kysely: Kysely<Schema>): Reading {
  return {
    async latest(platform, count) {
      return (await listLatestItems(kysely, platform, count)).map(presentCard)
    },
    async list(platform, query) {
      const [items, counts] = await Promise.all([listItems(kysely, platform, query), countItemsByType(kysely, platform)])
      const total = query.contentType === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[query.contentType]
      return { cards: items.map(presentCard), total, page: query.page, show: query.show, counts }
    },
    article: (platform, key, version) => readArticle(kysely, platform, key, version),
    asset: (platform, contentType, key) => readAsset(kysely, platform, contentType, key),
  }
}
