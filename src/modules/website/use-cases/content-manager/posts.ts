/** What editors may do with posts of blog and news: the port between their screens and the database. */

import type { SignedIn } from '../../../../core/access/visitor.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { ListedRevision } from '../../data/managed-page.ts'
import type { BlogSection, Post } from '../../domain/blog/blog.ts'
import type { PostSource, ReadPost } from '../../domain/blog/post-entries.ts'
import type { ListAsked, ListPage } from '../../domain/site-pages/asked-list.ts'
import type { PageState } from '../../domain/site-pages/page-state.ts'
import type { RevisionTexts } from '../../domain/site-pages/revision-difference.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'

export interface ListedPost {
  id: number
  section: BlogSection
  slug: string
  title: string
  state: PageState
  authorName: string
  changedAt: Date
  /** Null where its writer has left, or it came by a command. */
  changedBy: string | null
}

export interface EditedPost extends ListedPost {
  /** As it was last saved. */
  source: PostSource
  /** Where that is to stand. */
  place: { section: BlogSection; slug: string }
  authorId: number
  commentsOpen: boolean
  revisionId: number
}

export interface PostToSave extends ReadPost {
  /** What its editor began from: whatever somebody else saved since is not overwritten. Null for a post that is new. */
  basedOn: number | null
}

export interface PostRevisions {
  post: ListedPost
  /** The newest first. */
  revisions: (ListedRevision & { use: 'shown' | 'scheduled' | null })[]
}

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface ManagedPosts {
  list(platform: PlatformFacts, asked: ListAsked): Promise<ListPage<ListedPost>>
  authors(platform: PlatformFacts): Promise<{ id: number; name: string }[]>
  find(platform: PlatformFacts, id: number): Promise<EditedPost | null>
  /** @param id null for a post that is new. A post that readers see moves when that state is published, or comes due. */
  save(platform: PlatformFacts, by: SignedIn, id: number | null, post: PostToSave): Promise<Saved>
  /** Readers see nothing of it any more. @returns false where there is no such post, here and below */
  hide(platform: PlatformFacts, id: number): Promise<boolean>
  /** What was scheduled is a draft again. */
  unschedule(platform: PlatformFacts, id: number): Promise<boolean>
  /** With all its revisions. */
  remove(platform: PlatformFacts, id: number): Promise<boolean>
  revisions(platform: PlatformFacts, id: number): Promise<PostRevisions | null>
  revision(platform: PlatformFacts, id: number, revisionId: number): Promise<RevisionTexts | null>
  /** Writes an older state down as the newest, which readers do not see yet. */
  restore(platform: PlatformFacts, by: SignedIn, id: number, revisionId: number): Promise<boolean>
  /** As readers would see what was last saved. */
  preview(platform: PlatformFacts, id: number): Promise<Post | null>
  /** As they would see what stands in its form. Nothing is stored. @param id null for a post that is new */
  previewUnsaved(platform: PlatformFacts, id: number | null, post: ReadPost): Promise<Post>
}
