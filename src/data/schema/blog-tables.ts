import type { BlogSection } from '../../domain/blog/blog.ts'
import type { Defaulted, Id, Timestamp } from './column.ts'

export interface BlogTables {
  blog_author: BlogAuthorTable
  blog_post: BlogPostTable
  blog_post_revision: BlogPostRevisionTable
}

interface BlogAuthorTable {
  id: Id
  platform_id: number
  slug: string
  name: string
  bio: Defaulted<string | null>
  site_media_id: Defaulted<number | null>
}

interface BlogPostTable {
  id: Id
  platform_id: number
  section: BlogSection
  slug: string
  blog_author_id: number
  publish_at: Defaulted<Date | null>
  current_revision_id: Defaulted<number | null>
  is_sample: Defaulted<boolean>
  created_at: Timestamp
}

interface BlogPostRevisionTable {
  id: Id
  blog_post_id: number
  account_id: Defaulted<number | null>
  title: string
  excerpt: Defaulted<string>
  body: string
  site_media_id: Defaulted<number | null>
  created_at: Timestamp
}
