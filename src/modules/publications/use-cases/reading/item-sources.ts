/** The pages of publications read this of modules that stand above publications. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { CommentsSidebar } from '../../domain/content/for-reading.ts'
import type { GatewayOfItem } from '../../domain/content/gateway-of-item.ts'

/** A comment that begins a discussion, on the timeline. */
export interface DiscussionStart {
  authorName: string
  publishedAt: Date
  /** Null where it is about the whole publication. */
  versionNumber: number | null
  path: string
}

/** An article, with the numbers in its path. */
export interface DiscussedArticle {
  itemId: ContentId
  volume: number
  publicationId: number
}

export interface Discussion {
  sidebar: CommentsSidebar
  starts: DiscussionStart[]
}
export const noDiscussion: Discussion = { sidebar: { count: 0, latest: [] }, starts: [] }

export interface ItemSources {
  /** The list has those that public lists show, sorted by name. */
  gatewaysOf: (db: Kysely<Schema>, itemId: ContentId) => Promise<GatewayOfItem[]>
  /** The newest comments, and the starts of discussions. */
  discussionOf: (db: Kysely<Schema>, article: DiscussedArticle) => Promise<Discussion>
  /** The newest comments alone. */
  commentsOf: (db: Kysely<Schema>, itemId: ContentId) => Promise<CommentsSidebar>
}
