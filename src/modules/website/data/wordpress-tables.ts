import type { Defaulted, Timestamp } from '../../../core/database/column.ts'

export interface WordpressTables {
  wordpress_item: WordpressItemTable
  wordpress_not_followed: WordpressNotFollowedTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends WordpressTables {}
}

export const wordpressKinds = ['page', 'post', 'redirect', 'author', 'media', 'subject', 'member', 'comment'] as const
export type WordpressKind = (typeof wordpressKinds)[number]

interface WordpressItemTable {
  platform_id: number
  site: string
  kind: WordpressKind
  wordpress_id: number
  content_hash: string
  revision_id: Defaulted<number | null>
  site_page_id: Defaulted<number | null>
  blog_post_id: Defaulted<number | null>
  blog_author_id: Defaulted<number | null>
  site_media_id: Defaulted<number | null>
  board_subject_id: Defaulted<number | null>
  board_member_id: Defaulted<number | null>
  comment_id: Defaulted<number | null>
}

interface WordpressNotFollowedTable {
  platform_id: number
  site: string
  since: Timestamp
}
