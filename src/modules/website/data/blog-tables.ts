import type { Defaulted, Id, Timestamp } from '../../../core/database/column.ts'
import type { BlogSection } from '../domain/blog/blog.ts'

export interface BlogTables {
  blog_author: BlogAuthorTable
  blog_post: BlogPostTable
  /** The posts as they are by now: one that a schedule has moved stands where that says. For reading alone. */
  blog_post_now: BlogPostTable
  blog_post_revision: BlogPostRevisionTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends BlogTables {}
}

interface BlogAuthorTable {
  id: Id
  platform_id: number
  slug: string
  name: string
  /** HTML as it was written: it is made safe when it is read. */
  bio: Defaulted<string | null>
  site_media_id: Defaulted<number | null>
  account_id: Defaulted<number | null>
  /** The latest at the end. */
  former_slugs: Defaulted<string[]>
}

interface BlogPostTable {
  id: Id
  platform_id: number
  section: BlogSection
  slug: string
  blog_author_id: number
  publish_at: Defaulted<Date | null>
  current_revision_id: Defaulted<number | null>
  /** Readers see it instead of the current one from `change_at` on. */
  scheduled_revision_id: Defaulted<number | null>
  change_at: Defaulted<Date | null>
  is_sample: Defaulted<boolean>
  comments_open: Defaulted<boolean>
  /** Each as its section and slug, `news/ten-years`, the latest at the end. */
  former_addresses: Defaulted<string[]>
  created_at: Timestamp
}

interface BlogPostRevisionTable {
  id: Id
  blog_post_id: number
  account_id: Defaulted<number | null>
  title: string
  excerpt: Defaulted<string>
  body: string
  /** Where this state stands; null where the post does. */
  place_section: Defaulted<BlogSection | null>
  place_slug: Defaulted<string | null>
  site_media_id: Defaulted<number | null>
  created_at: Timestamp
}
