import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { AccountId, PostId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import type { BlogAuthorId, MediaId, PostRevisionId } from '../domain/ids.ts'

export interface BlogTables {
  blog_author: BlogAuthorTable
  blog_post: BlogPostTable
  /** The posts with due schedules applied: a post that a schedule moved has its new path. This view is read-only. */
  blog_post_now: BlogPostTable
  blog_post_revision: BlogPostRevisionTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends BlogTables {}
}

interface BlogAuthorTable {
  id: IdColumn<BlogAuthorId>
  platform_id: SiteId
  slug: string
  name: string
  /** Unsanitised HTML; it is sanitised when it is read. */
  bio: Defaulted<string | null>
  site_media_id: Defaulted<MediaId | null>
  account_id: Defaulted<AccountId | null>
  /** Former slugs, the latest last. */
  former_slugs: Defaulted<string[]>
}

interface BlogPostTable {
  id: IdColumn<PostId>
  platform_id: SiteId
  section: BlogSection
  slug: string
  blog_author_id: BlogAuthorId
  publish_at: Defaulted<Date | null>
  current_revision_id: Defaulted<PostRevisionId | null>
  /** Replaces the current revision for readers from `change_at` on. */
  scheduled_revision_id: Defaulted<PostRevisionId | null>
  change_at: Defaulted<Date | null>
  is_sample: Defaulted<boolean>
  comments_open: Defaulted<boolean>
  /** Each with its section and slug, `news/ten-years`, the latest last. */
  former_addresses: Defaulted<string[]>
  created_at: Timestamp
}

interface BlogPostRevisionTable {
  id: IdColumn<PostRevisionId>
  blog_post_id: PostId
  account_id: Defaulted<AccountId | null>
  title: string
  excerpt: Defaulted<string>
  body: string
  /** The section and slug of this revision; null where they are the post's. */
  place_section: Defaulted<BlogSection | null>
  place_slug: Defaulted<string | null>
  site_media_id: Defaulted<MediaId | null>
  created_at: Timestamp
}
