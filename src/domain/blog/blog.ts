/** Blog and news (specification, accounts.md sections 2 and 3 “Blog”). Both are lists of posts; a platform has either, both or none. */
import type { PagePicture } from '../site-pages/parts.ts'
import type { SafeHtml } from '../text/safe-html.ts'

export const blogSections = ['blog', 'news'] as const
export type BlogSection = (typeof blogSections)[number]

export interface BlogAuthor {
  id: number
  slug: string
  name: string
  /** Plain text. */
  bio: string | null
  avatar: PagePicture | null
}

/** A post as a list shows it. */
export interface PostSummary {
  id: number
  slug: string
  title: string
  /** Plain text. */
  excerpt: string
  thumbnail: PagePicture | null
  /** When it was published. */
  date: Date
  author: BlogAuthor
}

export interface Post extends PostSummary {
  section: BlogSection
  html: SafeHtml
}

export const postsPerPage = 10
/** The most that a machine is given at a time. */
export const mostPostsPerPage = 100

export const sectionPath = (section: BlogSection): string => `/${section}`
export const postPath = (section: BlogSection, slug: string): string => `/${section}/${slug}`
/** Authors stand where no post may. */
export const blogAuthorPath = (section: BlogSection, slug: string): string => `/${section}/author/${slug}`

/** The address of a page of a list, from its path. */
export const listPagePath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** How many pages a list has; none where it is empty. */
export const lastPageOf = (total: number, show: number): number => Math.ceil(total / show)

/** What `?page=` says: 1 where it says nothing, null where it is no page. */
export function readPageNumber(text: string | null): number | null {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

const reserved: ReadonlySet<string> = new Set(['author', 'rss', 'atom', 'page'])

/** Of a post or an author: lower-case letters and digits with single hyphens, at most 100. */
export const isSlug = (text: string): boolean => text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !reserved.has(text)
