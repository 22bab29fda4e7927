/** The subjects of comments: publications, and posts of blog and news. */

import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import type { Commented, CommentedPlace } from '../domain/comment.ts'

/** A condition on `comment`. */
export const isAbout = (commented: Commented) => (eb: ExpressionBuilder<Pick<Schema, 'comment'>, 'comment'>) =>
  'contentItemId' in commented
    ? eb('comment.content_item_id', '=', commented.contentItemId)
    : eb('comment.blog_post_id', '=', commented.blogPostId)

/** This is for queries that join `item` and `post`. */
export const placeColumns = [
  'item.content_type as contentType',
  'item.volume',
  'item.publication_id as publicationId',
  'post.section',
  'post.slug',
] as const

export interface PlaceRow {
  contentType: ContentType | null
  volume: number | null
  publicationId: number | null
  section: BlogSection | null
  slug: string | null
}

/** Each comment is about one or the other: the table sees to it. */
export function placeIn({ contentType, volume, publicationId, section, slug }: PlaceRow): CommentedPlace {
  if (contentType !== null && volume !== null && publicationId !== null) return { kind: 'item', contentType, volume, publicationId }
  if (section !== null && slug !== null) return { kind: 'post', section, slug }
  throw new Error('A comment is about nothing.')
}

/** The ids of what can be read of a post’s comments. */
export const commentIdsOfPost = sql<CommentId[]>`array(
  select comment.id from comment where comment.blog_post_id = post.id and comment.state = 'published'
  order by coalesce(comment.published_at, comment.posted_at), comment.id)`
