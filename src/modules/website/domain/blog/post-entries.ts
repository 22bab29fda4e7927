/** Validates and converts the form of a post. */
import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { type BlogSection, blogSections } from '../../../sites/domain/blog-paths.ts'
import { type EntryErrors, maxBodyLength, readShowing, type Showing } from '../site-pages/page-entries.ts'
import { isSlug } from './blog.ts'

export const maxPostTitleLength = 200
export const maxExcerptLength = 500
export const maxAuthorNameLength = 100

/** The content of a post's revision. */
export interface PostSource {
  title: string
  /** Plain text. */
  excerpt: string
  /** Unsanitised HTML; it is sanitised when it is read. */
  body: string
  /** The id of an image in the media library. */
  thumbnailId: number | null
}

export interface ReadPost extends PostSource {
  section: BlogSection
  slug: string
  /** Whether readers may comment on it. */
  commentsOpen: boolean
  /** An existing author, or one to create. */
  author: { id: number } | { name: string; slug: string }
  showing: Showing
}

interface Setting {
  sections: readonly BlogSection[]
  authors: readonly { id: number }[]
  images: readonly { id: number }[]
  now: Date
}

/** Converts words to letters without accents and digits, joined by hyphens. */
export const slugFromWords = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

/** @returns a `post` that is meaningful only without errors */
export function readPostEntries(entries: Entries, { sections, authors, images, now }: Setting): { post: ReadPost; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const line = (field: string, maxLength: number): string => {
    const text = normaliseLine(entryOf(entries, field))
    if (text.length > maxLength) errors[field] = { key: 'field-too-long', values: { maxLength } }
    return text
  }
  const chosen = (field: string, among: readonly { id: number }[]): number | null =>
    among.find(({ id }) => String(id) === entryOf(entries, field))?.id ?? null
  const title = line('title', maxPostTitleLength)
  if (title === '') errors.title = { key: 'field-required', values: {} }
  const section = blogSections.find(each => each === entryOf(entries, 'section') && sections.includes(each))
  if (section === undefined) errors.section = { key: 'content-choice-wrong', values: {} }
  const slug = line('slug', 100) || slugFromWords(title)
  if (title !== '' && !isSlug(slug)) errors.slug = { key: 'content-slug-wrong', values: {} }
  const authorName = line('authorName', maxAuthorNameLength)
  const authorId = chosen('author', authors)
  if (authorId === null && authorName === '') errors.author = { key: 'content-author-missing', values: {} }
  const authorSlug = slugFromWords(authorName)
  if (authorId === null && authorName !== '' && !isSlug(authorSlug)) errors.authorName = { key: 'content-author-name-wrong', values: {} }
  const body = entryOf(entries, 'body')
  if (body.length > maxBodyLength) errors.body = { key: 'field-too-long', values: { maxLength: maxBodyLength } }
  const { showing, error } = readShowing(entries, now)
  if (error !== null) errors.publishAt = error
  return {
    post: {
      ...{ title, slug, body, showing, section: section ?? 'blog', excerpt: line('excerpt', maxExcerptLength) },
      thumbnailId: chosen('thumbnail', images),
      commentsOpen: isTicked(entries, 'commentsOpen'),
      author: authorId === null ? { name: authorName, slug: authorSlug } : { id: authorId },
    },
    errors,
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
