import type { Defaulted, Timestamp } from '../../../core/database/column.ts'
import type { CommentId, PageId, PostId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { BlogAuthorId, BoardMemberId, BoardSubjectId, MediaId } from '../domain/ids.ts'

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
  platform_id: SiteId
  site: string
  kind: WordpressKind
  wordpress_id: number
  content_hash: string
  revision_id: Defaulted<number | null>
  site_page_id: Defaulted<PageId | null>
  blog_post_id: Defaulted<PostId | null>
  blog_author_id: Defaulted<BlogAuthorId | null>
  site_media_id: Defaulted<MediaId | null>
  board_subject_id: Defaulted<BoardSubjectId | null>
  board_member_id: Defaulted<BoardMemberId | null>
  comment_id: Defaulted<CommentId | null>
}

interface WordpressNotFollowedTable {
  platform_id: SiteId
  site: string
  since: Timestamp
}
