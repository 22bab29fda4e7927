/** Lists the URLs for search engines: all publications of a platform, in parts of a limited size. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { maxId, uncheckedId } from '../../../../core/ids/id.ts'
import { itemPath } from '../../../publications/domain/content/item-path.ts'
import { buildSubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import { listItemBlocks, listItemKeys, listSubjects, listSubjectsInUse } from '../../../publications/index.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { everything } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'

export interface SitemapEntry {
  path: string
  updatedAt: Date
}

/** A module adds this to the sitemap of a site's pages. */
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
  /** There are at most 10,000 entries, read in batches; empty where there is no such part. */
  entries(platform: string, part: number): AsyncIterable<SitemapEntry[]>
}

const partSize = 10_000
const batchSize = 1000

export function createSitemaps(kysely: Kysely<Schema>): Sitemaps {
  return {
    async subjects(platform) {
      const [terms, inUse] = await Promise.all([listSubjects(kysely), listSubjectsInUse(kysely, platform.key)])
      const tree = buildSubjectTree(terms, platform)
      const paths = new Set<string>()
      for (const id of inUse) {
        const subject = tree.withId(id)
        const slugs = subject === undefined ? [] : tree.pathTo(subject).map(({ slug }) => slug)
        for (const level of slugs.keys()) paths.add(browsePath({ ...everything, subjects: slugs.slice(0, level + 1) }))
      }
      return [...paths].toSorted()
    },
    async parts(platform) {
      const blocks = await listItemBlocks(kysely, platform, partSize)
      return blocks.map(({ block, updatedAt }) => ({ part: block, updatedAt }))
    },
    async *entries(platform, part) {
      // Ids beyond the range of PostgreSQL's integer would cause an error.
      const before = Math.min((part + 1) * partSize, maxId)
      for (let from = part * partSize; from < before; ) {
        const batch = await listItemKeys(kysely, platform, { from: uncheckedId(from), before: uncheckedId(before), count: batchSize })
        // The canonical URL of the current version's page is this one.
        if (batch.length > 0)
          yield batch.map(item => ({ path: itemPath(item.contentType, item, item.versionNumber ?? undefined), updatedAt: item.updatedAt }))
        if (batch.length < batchSize) return
        from = (batch.at(-1)?.id ?? before) + 1
      }
    },
  }
}
