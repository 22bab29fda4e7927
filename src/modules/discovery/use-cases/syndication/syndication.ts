/** The newest publications of a platform for feed readers: all, or those of a browse page (specification, reading.md sections 1 and 7). */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { everything, isPlainList } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { AppliedFilter, BrowsePlace } from '../../domain/search/browse-results.ts'
import type { Browse } from '../browse/browse.ts'
import { type FeedItem, readFeedItems } from './feed-items.ts'

export interface RequestedFeed {
  query: BrowseQuery
  /** The gateway or filter whose publications the feed has. */
  within: BrowsePlace | null
}

export interface FoundFeed {
  /** The path of the browse page that shows the same. */
  browsePath: string
  /** The restrictions of the feed, with their names. */
  applied: readonly AppliedFilter[]
  /** Newest first. */
  items: FeedItem[]
}

export interface Syndication {
  /** @returns null where no page has this URL */
  feed(platform: PlatformFacts, requested: RequestedFeed): Promise<FoundFeed | null>
}

const itemsShown = 20

export function createSyndication({ kysely, browse }: { kysely: Kysely<Schema>; browse: Pick<Browse, 'results'> }): Syndication {
  return {
    async feed(platform, { query, within }) {
      const { page, show, feed } = everything
      const results = await browse.results(platform, {
        query: { ...query, sort: 'newest', page, feed, show: itemsShown },
        rowAdded: false,
        within,
        // Pages tell their readers that the results are only similar; a feed cannot do so.
        exactly: true,
      })
      if (results?.kind !== 'library') return null
      // The cards shown without an index would be misleading too.
      const isFound = results.state === 'ready' || isPlainList(results.query)
      const ids = isFound ? results.cards.map(({ id }) => id) : []
      return {
        browsePath: browsePath({ ...results.query, sort: everything.sort, show }, within?.path ?? null),
        applied: results.applied,
        items: await readFeedItems(kysely, platform.key, ids),
      }
    },
  }
}
