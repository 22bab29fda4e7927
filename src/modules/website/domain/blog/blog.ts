/** Blog and news (specification, accounts.md sections 2 and 3 “Blog”). Both are lists of posts; a platform has either, both or none. */

import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import type { PageImage } from '../site-pages/parts.ts'

export const blogSections = ['blog', 'news'] as const
export type BlogSection = (typeof blogSections)[number]

export interface BlogAuthor {
  id: number
  slug: string
  name: string
  /** Plain text. */
  bio: string | null
  bioHtml: SafeHtml | null
  avatar: PageImage | null
}

/** A post as a list shows it. */
export interface PostSummary {
  id: number
  slug: string
  title: string
  /** Plain text. */
  excerpt: string
  thumbnail: PageImage | null
  /** When it was published. */
  date: Date
  author: BlogAuthor
  /** How many comments on it can be read. */
  commentCount: number
  readingMinutes: number
}

export interface Post extends PostSummary {
  section: BlogSection
  html: SafeHtml
  /** Of those that can be read, in the order in which they were published. */
  commentIds: number[]
  /** Its editor lets readers comment on it. */
  commentsOpen: boolean
}

/** The posts beside one, of its section, by their days; null at either end. */
export interface NeighbourPosts {
  /** The one before it: older. */
  previous: Pick<PostSummary, 'slug' | 'title'> | null
  next: Pick<PostSummary, 'slug' | 'title'> | null
}

export const postsPerPage = 10
/** The most that a machine is given at a time. */
export const maxPostsPerPage = 100

/** What of a platform's features says where its blog is: a path of one segment, or the address of another host. */
export interface BlogFeatures {
  blog: { url: string; legacy: boolean }
}

/** A legacy blog, and one whose address is a whole one, is on a host of its own. */
export const isOnOtherHost = ({ blog }: BlogFeatures): boolean => blog.legacy || !blog.url.startsWith('/')

/** Whether a platform has a section, on its own host. */
export const isShownHere = (section: BlogSection, features: BlogFeatures & Record<BlogSection, { enabled: boolean }>): boolean =>
  features[section].enabled && !(section === 'blog' && isOnOtherHost(features))

/** What posts can be written for on a platform, also where they are read on another host. */
export const sectionsWritten = (features: Record<BlogSection, { enabled: boolean }>): BlogSection[] =>
  blogSections.filter(section => features[section].enabled)

/** Where a section stands that nobody has placed elsewhere. What is stored in texts leads there, and from there on. */
export const usualSectionPath = (section: BlogSection): string => `/${section}`

export const usualPostPath = (section: BlogSection, slug: string): string => `${usualSectionPath(section)}/${slug}`
export const usualAuthorPath = (section: BlogSection, slug: string): string => `${usualSectionPath(section)}/author/${slug}`

export const sectionPath = (section: BlogSection, features: BlogFeatures): string =>
  section === 'blog' && !isOnOtherHost(features) ? features.blog.url : usualSectionPath(section)
export const postPath = (section: BlogSection, slug: string, features: BlogFeatures): string => `${sectionPath(section, features)}/${slug}`
/** Authors stand where no post may. */
export const blogAuthorPath = (section: BlogSection, slug: string, features: BlogFeatures): string =>
  `${sectionPath(section, features)}/author/${slug}`

/** Under the usual address wherever the blog stands: it is linked from its post alone. */
export const postCommentsPath = (section: BlogSection, slug: string): string => `${usualSectionPath(section)}/${slug}/comments`

export type BlogPlace = { kind: 'list' } | { kind: 'post' | 'author'; slug: string }

/** What of the blog stands at a path beneath its configured address; null where nothing does. */
export function blogPlaceAt(path: string, features: BlogFeatures): BlogPlace | null {
  const base = sectionPath('blog', features)
  if (path === base) return { kind: 'list' }
  if (!path.startsWith(`${base}/`)) return null
  const [first = '', second, ...more] = path.slice(base.length + 1).split('/')
  if (second === undefined) return { kind: 'post', slug: first }
  return first === 'author' && more.length === 0 ? { kind: 'author', slug: second } : null
}

/** The section that a path is in by its usual address, without the prefix of a language; null where it is in none. */
export const sectionAt = (path: string): BlogSection | null =>
  blogSections.find(section => path.startsWith(`${usualSectionPath(section)}/`)) ?? null

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
