/** Validates and converts the form of a post. */

import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { type BlogSection, blogSections } from '../../../sites/domain/blog-paths.ts'
import type { BlogAuthorId, MediaId } from '../ids.ts'
import { readShowing, type Showing } from '../site-pages/forms/publishing-entries.ts'
import { type PostSetting, postSchema, slugOfPost } from './post-schema.ts'
import { slugFromWords } from './slug.ts'

/** The content of a post's revision. */
export interface PostSource {
  title: string
  /** Plain text. */
  excerpt: string
  /** Unsanitised HTML; it is sanitised when it is read. */
  body: string
  /** The id of an image in the media library. */
  thumbnailId: MediaId | null
}

export interface ReadPost extends PostSource {
  section: BlogSection
  slug: string
  /** Whether readers may comment on it. */
  commentsOpen: boolean
  /** An existing author, or one to create. */
  author: { id: BlogAuthorId } | { name: string; slug: string }
  showing: Showing
}

interface Setting extends Omit<PostSetting, 'authors'> {
  authors: readonly { id: BlogAuthorId }[]
  images: readonly { id: MediaId }[]
}

/** @returns a `post` that is meaningful only where its fields have no errors */
export function readPostEntries(entries: Entries, { images, ...setting }: Setting): { post: ReadPost; errors: FieldErrors } {
  const form = validateForm(postSchema(setting), entries)
  const line = (field: string): string => normaliseLine(entryOf(entries, field))
  const chosen = <SomeId extends number>(field: string, among: readonly { id: SomeId }[]): SomeId | null =>
    among.find(({ id }) => String(id) === entryOf(entries, field))?.id ?? null
  const authorId = chosen('author', setting.authors)
  return {
    post: {
      title: line('title'),
      slug: slugOfPost({ title: line('title'), slug: line('slug') }),
      section: blogSections.find(each => each === entryOf(entries, 'section')) ?? 'blog',
      excerpt: line('excerpt'),
      body: entryOf(entries, 'body'),
      showing: readShowing(entries, setting),
      thumbnailId: chosen('thumbnail', images),
      commentsOpen: isTicked(entries, 'commentsOpen'),
      author: authorId === null ? { name: line('authorName'), slug: slugFromWords(line('authorName')) } : { id: authorId },
    },
    errors: form.kind === 'valid' ? {} : form.errors,
  }
}

export const entriesOfPost = (
  post: PostSource & { section: BlogSection; slug: string; authorId: number; commentsOpen: boolean },
): Entries => ({
  ...{ title: [post.title], section: [post.section], slug: [post.slug], author: [String(post.authorId)], body: [post.body] },
  excerpt: [post.excerpt],
  commentsOpen: post.commentsOpen ? ['true'] : [],
  thumbnail: post.thumbnailId === null ? [] : [String(post.thumbnailId)],
})
