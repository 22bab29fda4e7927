/** Editing posts of blog and news: the port between the CMS and the database. */

import type { SignedIn } from '../../../../core/access/user.ts'
import type { PostId } from '../../../../core/ids/shared-ids.ts'
import type { PublicationState } from '../../../../core/revisions/publication-state.ts'
import type { ListedRevision } from '../../../../core/revisions/revision-history.ts'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { Post } from '../../domain/blog/blog.ts'
import type { PostSource, ReadPost } from '../../domain/blog/post-entries.ts'
import type { BlogAuthorId, PostRevisionId } from '../../domain/ids.ts'
import type { ListPage, ListRequest } from '../../domain/site-pages/list-request.ts'
import type { RevisionTexts } from '../../domain/site-pages/revision-difference.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'

export interface ListedPost {
  id: PostId
  section: BlogSection
  slug: string
  title: string
  state: PublicationState
  authorName: string
  changedAt: Date
  /** Null where the author's account was deleted, or a command created the revision. */
  changedBy: string | null
}

export interface EditedPost extends ListedPost {
  /** The last saved content. */
  source: PostSource
  /** The path that the last saved revision will have once it is published. */
  place: { section: BlogSection; slug: string }
  authorId: BlogAuthorId
  commentsOpen: boolean
  revisionId: number
}

export interface PostToSave extends ReadPost {
  /** The revision that the editor started with, to detect concurrent changes. Null for a new post. */
  basedOn: number | null
}

export interface PostRevisions {
  post: ListedPost
  /** The newest first. */
  revisions: ListedRevision<PostRevisionId>[]
}

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface ManagedPosts {
  list(platform: PlatformFacts, requested: ListRequest): Promise<ListPage<ListedPost>>
  authors(platform: PlatformFacts): Promise<{ id: BlogAuthorId; name: string }[]>
  find(platform: PlatformFacts, id: PostId): Promise<EditedPost | null>
  /** @param id null for a new post. A published post moves when the revision is published or comes due. */
  save(platform: PlatformFacts, by: SignedIn, id: PostId | null, post: PostToSave): Promise<Saved<PostId>>
  /** Unpublishes a post and removes its schedule. @returns false where there is no such post, here and below */
  hide(platform: PlatformFacts, id: PostId): Promise<boolean>
  /** Turns a scheduled revision into a draft. */
  unschedule(platform: PlatformFacts, id: PostId): Promise<boolean>
  /** Deletes a post with all its revisions. */
  remove(platform: PlatformFacts, id: PostId): Promise<boolean>
  revisions(platform: PlatformFacts, id: PostId): Promise<PostRevisions | null>
  revision(platform: PlatformFacts, id: PostId, revisionId: PostRevisionId): Promise<RevisionTexts | null>
  /** Saves an older revision as the newest one, which is not published. */
  restore(platform: PlatformFacts, by: SignedIn, id: PostId, revisionId: PostRevisionId): Promise<boolean>
  /** Shows the last saved revision as readers would see it. */
  preview(platform: PlatformFacts, id: PostId): Promise<Post | null>
  /** Shows a form's content as readers would see it, without storing anything. @param id null for a new post */
  previewUnsaved(platform: PlatformFacts, id: PostId | null, post: ReadPost): Promise<Post>
}
