/** Lists the URLs for search engines: all publications of a platform, in parts of a limited size. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findGateways, listFilters, listGateways } from '../../../gateways/data/gateway.ts'
import { hasGatewayPages, isListOf } from '../../../gateways/domain/addresses.ts'
import { type GatewayListName, gatewayListOf, gatewayLists } from '../../../gateways/domain/gateway.ts'
import { gatewayAddresses } from '../../../gateways/domain/tabs.ts'
import { presentFacts } from '../../../gateways/use-cases/present-gateway.ts'
import { listAddressBlocks, listAddresses } from '../../../publications/data/item-address.ts'
import { listSubjects, listSubjectsInUse } from '../../../publications/data/subject.ts'
import { itemPath } from '../../../publications/domain/content/address.ts'
import { buildSubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { listPostAddresses } from '../../../website/data/blog-post.ts'
import { blogSections, isShownHere, postPath, sectionPath } from '../../../website/domain/blog/blog.ts'
import { browseAddress } from '../../domain/search/browse-address.ts'
import { everything } from '../../domain/search/browse-changes.ts'

export interface SitemapEntry {
  path: string
  updatedAt: Date
}

export interface Sitemaps {
  /** Paths of subject pages with at least one publication, including those of narrower subjects. */
  subjects(platform: PlatformFacts): Promise<string[]>
  /** The lists of gateways that are not empty, and the pages of the gateways that lists show. */
  gateways(platform: PlatformFacts): Promise<{ lists: GatewayListName[]; pages: string[] }>
  /** Lists of posts that are not empty, and the posts. */
  posts(platform: PlatformFacts): Promise<SitemapEntry[]>
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
    async gateways(platform) {
      if (!hasGatewayPages(platform)) return { lists: [], pages: [] }
      const named = (await listGateways(kysely, platform.key)).filter(({ browsable }) => browsable)
      const ids = named.map(({ id }) => id)
      const [rows, filters] = await Promise.all([findGateways(kysely, platform.key, ids), listFilters(kysely, ids)])
      const filtersOf = Map.groupBy(filters, ({ gatewayId }) => gatewayId)
      const facts = rows.map(row => presentFacts(platform, row, [], filtersOf.get(row.id) ?? []))
      return {
        lists: gatewayLists.filter(list => isListOf(platform, list) && named.some(gateway => gatewayListOf(gateway) === list)),
        pages: facts.flatMap(gatewayAddresses).toSorted(),
      }
    },
    async posts(platform) {
      const sections = blogSections.filter(section => isShownHere(section, platform.features))
      const entries = sections.map(async (section): Promise<SitemapEntry[]> => {
        const posts = await listPostAddresses(kysely, platform.key, section)
        const listed = posts.map(({ slug, updatedAt }) => ({ path: postPath(section, slug, platform.features), updatedAt }))
        const newest = posts[0]
        return newest === undefined ? [] : [{ path: sectionPath(section, platform.features), updatedAt: newest.updatedAt }, ...listed]
      })
      return (await Promise.all(entries)).flat()
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
