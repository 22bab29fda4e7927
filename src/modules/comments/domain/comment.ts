/** The states, subjects and paths of comments. */

import { href } from '../../../core/http/href.ts'
import type { AssetId, ContentId, PostId, VersionId } from '../../../core/ids/shared-ids.ts'
import { type ContentType, contentTypeSegments } from '../../../document/metadata/content-type.ts'
import { itemPath, itemSegment } from '../../publications/domain/content/item-path.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { type BlogFeatures, type BlogSection, postCommentsPath, postPath } from '../../sites/domain/blog-paths.ts'
import { outsideService } from '../../sites/domain/outside-services.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'

/** `removed` by an editor, `withdrawn` by its author. */
export const commentStates = ['waiting', 'published', 'removed', 'withdrawn'] as const
export type CommentState = (typeof commentStates)[number]

export const commentEventKinds = ['posted', 'held', 'published', 'removed', 'withdrawn', 'renamed'] as const
export type CommentEventKind = (typeof commentEventKinds)[number]

/** The rules that hold a comment back until an editor has read it. */
export const holdReasons = ['every-comment', 'unconfirmed-address', 'many-links', 'repeated', 'many-at-once'] as const
export type HoldReason = (typeof holdReasons)[number]

/** The reasons for which a reader can report a comment to the editors. */
export const flagReasons = ['offensive', 'spam', 'personal', 'interests', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]

/** The kinds of subject (specification, accounts.md section 7), and posts of blog and news (section 2 “Blog”). */
export const commentTargetKinds = ['version', 'asset', 'report', 'post'] as const
export type CommentTarget =
  | { kind: 'version'; id: VersionId }
  | { kind: 'asset'; id: AssetId }
  | { kind: 'report'; id: ReportId }
  | { kind: 'post'; id: PostId }

/** The publication or post that comments belong to, by its id in the database. */
export type Commented = { contentItemId: ContentId } | { blogPostId: PostId }

/** The place of that publication or post. */
export type CommentedPlace =
  | { kind: 'item'; contentType: ContentType; volume: number; publicationId: number }
  | { kind: 'post'; section: BlogSection; slug: string }

/** A post as readers comment on it. */
export interface CommentablePost {
  id: PostId
  title: string
  /** Its editor lets readers comment on it. */
  commentsOpen: boolean
  isSample: boolean
}

export const commentedPath = (place: CommentedPlace, features: BlogFeatures): string =>
  place.kind === 'item' ? itemPath(place.contentType, place) : postPath(place.section, place.slug, features)

/** The path of the page with all comments of a place. */
export const commentsPathOf = (place: CommentedPlace): string =>
  place.kind === 'item' ? commentsPath(place.contentType, place) : postCommentsPath(place.section, place.slug)

/** The anchor of a comment on its page. */
export const commentAnchor = (id: number): string => `comment-${id}`

/** The permanent path of a comment, which redirects to its place. */
export const commentPath = (id: number): string => href('/comments/:commentId', { commentId: id })

/** The fragment, in a publication's URL, that opens the comment form. */
export const addCommentHash = '#add-comment'

/** The path of the page with all comments on a publication. */
export const commentsPath = (contentType: ContentType, key: { volume: number; publicationId: number }): string =>
  href(`/${contentTypeSegments[contentType]}/:key/comments`, { key: itemSegment(key) })

/** Whether a site accepts new comments. */
export const takesComments = ({ comments, readOnly }: Pick<PlatformFacts, 'comments' | 'readOnly'>): boolean =>
  comments.enabled && !readOnly

/**
 * Whether a post accepts new comments: not where a third-party service replaces our own. @param isOpen its editor lets readers comment on
 * it
 */
export const postTakesComments = (
  platform: Pick<PlatformFacts, 'comments' | 'readOnly' | 'features' | 'marketing'>,
  isOpen: boolean,
): boolean => isOpen && platform.comments.onPosts && takesComments(platform) && outsideService('comments', platform) === null

/** The DOI of a comment; null where its platform gives none. */
export const commentDoi = (prefix: string | null, id: number): string | null => (prefix === null ? null : `${prefix}.comment.${id}`)

/** The form asks for both; a comment that was imported from a blog has neither, because nobody was asked. */
export const hasInterestsStatement = (comment: { userAffiliation: string | null; competingInterests: string | null }): boolean =>
  comment.userAffiliation !== null || comment.competingInterests !== null
