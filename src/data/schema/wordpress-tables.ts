import type { Defaulted } from './column.ts'

export interface WordpressTables {
  wordpress_item: WordpressItemTable
}

export const wordpressKinds = ['page', 'post', 'redirect', 'author', 'media', 'subject', 'member'] as const
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
}
