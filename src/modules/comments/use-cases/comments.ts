/** Comments of readers on publications: the port between pages, API and use cases. */

import type { SignedIn, User } from '../../../core/access/user.ts'
import type { Entries } from '../../../core/forms/entries.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { RequestContext } from '../../accounts/index.ts'
import type { ItemKey } from '../../publications/domain/content/item-path.ts'
import { readPart } from '../../publications/index.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import type { Found } from '../../sites/domain/found.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { findPublishedComments, type PublishedComment } from '../data/comment.ts'
import type { CommentDependencies } from './comment-dependencies.ts'
import { type FlagOutcome, flagComment } from './flag-comment.ts'
import { createModeration, type Moderation } from './moderation.ts'
import { type CommentedItem, findComment, readCommentedItem, readCommentedPost } from './read-commented-item.ts'
import { type CommentRequest, type SubmitOutcome, submitComment } from './submit-comment.ts'
import { withdrawComment } from './withdraw-comment.ts'

export type { PublishedComment } from '../data/comment.ts'

export interface Comments {
  /** A publication with all its comments. */
  item(platform: PlatformFacts, contentType: ContentType, key: ItemKey): Promise<Found<CommentedItem>>
  /** Finds the comments on a post as `item` does for a publication. */
  post(platform: PlatformFacts, section: BlogSection, slug: string): Promise<Found<CommentedItem>>
  /** Public comments in the order of the ids; empty where they cannot be loaded. @param platform its key */
  published(platform: string, ids: readonly CommentId[]): Promise<PublishedComment[]>
  /** The path of a comment on its page; null where it has none. */
  place(platform: string, id: CommentId): Promise<string | null>
  submit(requestContext: RequestContext, me: SignedIn, requested: CommentRequest): Promise<SubmitOutcome>
  /** @returns whether there was a comment of theirs that could be withdrawn */
  withdraw(platform: string, me: SignedIn, id: CommentId): Promise<boolean>
  /** Reports a comment to the editors. */
  flag(requestContext: RequestContext, who: User, id: CommentId, entries: Entries): Promise<FlagOutcome>
  moderation: Moderation
}

export function createComments(dependencies: CommentDependencies): Comments {
  const { kysely } = dependencies
  return {
    item: (platform, contentType, key) => readCommentedItem(kysely, platform, contentType, key),
    post: (platform, section, slug) => readCommentedPost(dependencies, platform, section, slug),
    published: (platform, ids) => readPart('COMMENTS', () => findPublishedComments(kysely, platform, ids), []),
    place: (platform, id) => findComment(kysely, platform, id),
    submit: (requestContext, me, requested) => submitComment(dependencies, requestContext, me, requested),
    withdraw: (platform, me, id) => withdrawComment(kysely, platform, me.accountId, id),
    flag: (requestContext, who, id, entries) => flagComment(dependencies, requestContext, who, id, entries),
    moderation: createModeration(dependencies),
  }
}
