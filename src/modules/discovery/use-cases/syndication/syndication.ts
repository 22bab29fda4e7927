/** What a platform published last, for feed readers: everything, or what a browse screen finds (specification, reading.md sections 1 and 7). */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { browseAddress } from '../../domain/search/browse-address.ts'
import { everything, isPlainList } from '../../domain/search/browse-changes.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { AppliedFilter, BrowsePlace } from '../../domain/search/browse-results.ts'
import type { Browse } from '../browse/browse.ts'
import { type FeedItem, readFeedItems } from './feed-items.ts'

export interface AskedFeed {
  query: BrowseQuery
  /** The gateway or filter whose items alone it has. */
  within: BrowsePlace | null
}

export interface FoundFeed {
  /** Of the browse screen that shows the same, from the site's root. */
  browseAddress: string
  /** What restricts it, named. */
  applied: readonly AppliedFilter[]
  /** Newest first. */
  items: FeedItem[]
}

export interface Syndication {
  /** Null where no screen is at such an address. */
  feed(platform: PlatformFacts, asked: AskedFeed): Promise<FoundFeed | null>
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
        // Of what is only near to what was asked for, a screen says so; a feed would be mistaken for what it is not.
        exactly: true,
      })
      if (results?.kind !== 'library') return null
      // So would what there is while nothing can be searched.
      const isFound = results.state === 'ready' || isPlainList(results.query)
      const ids = isFound ? results.cards.map(({ id }) => id) : []
      return {
        browseAddress: browseAddress({ ...results.query, sort: everything.sort, show }, within?.path ?? null),
        applied: results.applied,
        items: await readFeedItems(kysely, platform.key, ids),
      }
    },
  }
}
