/**
 * Blog and news (specification, accounts.md sections 2 and 3 “Blog”). Both are lists of posts; a platform may have either, both or none.
 */

import { href } from '../../../../core/http/href.ts'
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

/** A post in a list. */
export interface PostSummary {
  id: number
  slug: string
  title: string
  /** Plain text. */
  excerpt: string
  thumbnail: PageImage | null
  /** The time of publication. */
  date: Date
  author: BlogAuthor
  /** The number of its published comments. */
  commentCount: number
  readingMinutes: number
}

export interface Post extends PostSummary {
  section: BlogSection
  html: SafeHtml
  /** The ids of its published comments, in the order of publication. */
  commentIds: number[]
  /** Whether its editor allows comments. */
  commentsOpen: boolean
}

/** The previous and next post of the section by date; null at either end. */
export interface NeighbourPosts {
  /** The previous post, which is older. */
  previous: Pick<PostSummary, 'slug' | 'title'> | null
  next: Pick<PostSummary, 'slug' | 'title'> | null
}

export const postsPerPage = 10
/** The maximum number of posts per API response. */
export const maxPostsPerPage = 100

/** The platform features that determine the blog's location: a path of one segment, or a URL on another host. */
export interface BlogFeatures {
  blog: { url: string; legacy: boolean }
}

/** A legacy blog, and one with an absolute URL, is on another host. */
export const isOnOtherHost = ({ blog }: BlogFeatures): boolean => blog.legacy || !blog.url.startsWith('/')

/** Whether a platform has the section on its own host. */
export const isShownHere = (section: BlogSection, features: BlogFeatures & Record<BlogSection, { enabled: boolean }>): boolean =>
  features[section].enabled && !(section === 'blog' && isOnOtherHost(features))

/** The sections for which posts can be written, including those that are read on another host. */
export const sectionsWritten = (features: Record<BlogSection, { enabled: boolean }>): BlogSection[] =>
  blogSections.filter(section => features[section].enabled)

/** The section's default path. Stored texts use it, and it redirects where the section has another path. */
export const usualSectionPath = (section: BlogSection): string => href(`/${section}`)

export const usualPostPath = (section: BlogSection, slug: string): string => href(`/${section}/:slug`, { slug })
export const usualAuthorPath = (section: BlogSection, slug: string): string => href(`/${section}/author/:author`, { author: slug })

export const sectionPath = (section: BlogSection, features: BlogFeatures): string =>
  section === 'blog' && !isOnOtherHost(features) ? features.blog.url : usualSectionPath(section)
export const postPath = (section: BlogSection, slug: string, features: BlogFeatures): string => `${sectionPath(section, features)}/${slug}`
/** Authors have a prefix that no post's slug can be. */
export const blogAuthorPath = (section: BlogSection, slug: string, features: BlogFeatures): string =>
  `${sectionPath(section, features)}/author/${slug}`

/** Always uses the default path of the section, because only the post links to it. */
export const postCommentsPath = (section: BlogSection, slug: string): string => href(`/${section}/:slug/comments`, { slug })

export type BlogPlace = { kind: 'list' } | { kind: 'post' | 'author'; slug: string }

/** Resolves a path beneath the blog's configured one; null where there is nothing. */
export function blogPlaceAt(path: string, features: BlogFeatures): BlogPlace | null {
  const base = sectionPath('blog', features)
  if (path === base) return { kind: 'list' }
  if (!path.startsWith(`${base}/`)) return null
  const [first = '', second, ...more] = path.slice(base.length + 1).split('/')
  if (second === undefined) return { kind: 'post', slug: first }
  return first === 'author' && more.length === 0 ? { kind: 'author', slug: second } : null
}

/** The section whose default path the path begins with, without a language prefix; null where there is none. */
export const sectionAt = (path: string): BlogSection | null =>
  blogSections.find(section => path.startsWith(`${usualSectionPath(section)}/`)) ?? null

/** The path of one page of a list. */
export const listPagePath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** The number of pages of a list; 0 where it is empty. */
export const lastPageOf = (total: number, show: number): number => Math.ceil(total / show)

/** Parses `?page=`: 1 where it is missing, null where it is invalid. */
export function readPageNumber(text: string | null): number | null {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

const reserved: ReadonlySet<string> = new Set(['author', 'rss', 'atom', 'page'])

/** Checks the slug of a post or an author: lower-case letters and digits with single hyphens, at most 100 characters. */
export const isSlug = (text: string): boolean => text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !reserved.has(text)
