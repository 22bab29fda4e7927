/** What search engines are told to look at: every item of a platform, in parts of a bounded size. */
import type { Kysely } from 'kysely'
import { listAddressBlocks, listAddresses } from '../../data/item-address.ts'
import type { Schema } from '../../data/schema.ts'
import { itemPath } from '../../domain/content/address.ts'

export interface SitemapEntry {
  path: string
  updatedAt: Date
}

export interface Sitemaps {
  /** The parts that there are. */
  parts(platform: string): Promise<{ part: number; updatedAt: Date }[]>
  /** At most 10,000 entries, read a batch at a time; none where there is no such part. */
  entries(platform: string, part: number): AsyncIterable<SitemapEntry[]>
}

const partSize = 10_000
const batchSize = 1000
const largestId = 2_147_483_647

export function createSitemaps(kysely: Kysely<Schema>): Sitemaps {
  return {
    async parts(platform) {
      const blocks = await listAddressBlocks(kysely, platform, partSize)
      return blocks.map(({ block, updatedAt }) => ({ part: block, updatedAt }))
    },
    async *entries(platform, part) {
      // What is no number of the database's is not asked of it.
      const before = Math.min((part + 1) * partSize, largestId)
      for (let from = part * partSize; from < before; ) {
        const batch = await listAddresses(kysely, platform, { from, before, count: batchSize })
        // The page of the current version names this address as its own.
        if (batch.length > 0)
          yield batch.map(item => ({ path: itemPath(item.contentType, item, item.versionNumber ?? undefined), updatedAt: item.updatedAt }))
        if (batch.length < batchSize) return
        from = (batch.at(-1)?.id ?? before) + 1
      }
    },
  }
}
