/** Lists the URLs for search engines: all publications of a platform, in parts of a limited size. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { listAddressBlocks, listAddresses } from '../../../publications/data/item-address.ts'
import { listSubjects, listSubjectsInUse } from '../../../publications/data/subject.ts'
import { itemPath } from '../../../publications/domain/content/address.ts'
import { buildSubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { browseAddress } from '../../domain/search/browse-address.ts'
import { everything } from '../../domain/search/browse-changes.ts'

export interface SitemapEntry {
  path: string
  updatedAt: Date
}

/** What a module adds to the sitemap of a site's pages. */
export type SitemapSource = (platform: PlatformFacts) => Promise<PageEntry[]>

export interface PageEntry {
  path: string
  /** Null where it is not known. */
  updatedAt: Date | null
}

export interface Sitemaps {
  /** Paths of subject pages with at least one publication, including those of narrower subjects. */
  subjects(platform: PlatformFacts): Promise<string[]>
  /** The existing parts. */
  parts(platform: string): Promise<{ part: number; updatedAt: Date }[]>
  /** At most 10,000 entries, read in batches; empty where there is no such part. */
  entries(platform: string, part: number): AsyncIterable<SitemapEntry[]>
}

const partSize = 10_000
const batchSize = 1000
const largestId = 2_147_483_647

export function createSitemaps(kysely: Kysely<Schema>): Sitemaps {
  return {
    async subjects(platform) {
      const [terms, inUse] = await Promise.all([listSubjects(kysely), listSubjectsInUse(kysely, platform.key)])
      const tree = buildSubjectTree(terms, platform)
      const addresses = new Set<string>()
      for (const id of inUse) {
        const subject = tree.withId(id)
        const slugs = subject === undefined ? [] : tree.pathTo(subject).map(({ slug }) => slug)
        for (const level of slugs.keys()) addresses.add(browseAddress({ ...everything, subjects: slugs.slice(0, level + 1) }))
      }
      return [...addresses].toSorted()
    },
    async parts(platform) {
      const blocks = await listAddressBlocks(kysely, platform, partSize)
      return blocks.map(({ block, updatedAt }) => ({ part: block, updatedAt }))
    },
    async *entries(platform, part) {
      // Ids beyond the range of PostgreSQL's integer would cause an error.
      const before = Math.min((part + 1) * partSize, largestId)
      for (let from = part * partSize; from < before; ) {
        const batch = await listAddresses(kysely, platform, { from, before, count: batchSize })
        // The canonical URL of the current version's page is this one.
        if (batch.length > 0)
          yield batch.map(item => ({ path: itemPath(item.contentType, item, item.versionNumber ?? undefined), updatedAt: item.updatedAt }))
        if (batch.length < batchSize) return
        from = (batch.at(-1)?.id ?? before) + 1
      }
    },
  }
}
