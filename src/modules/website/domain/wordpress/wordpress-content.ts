/** The content of a WordPress, whether read from its REST API or from an export file. */

import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import type { MenuItem } from '../../../sites/domain/navigation/main-menu.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import type { PageSource, SiteStatistics } from '../site-pages/site-page.ts'

export interface WordpressMedia {
  id: number
  /** Absolute URLs: of the uploaded file, then of its smaller versions. */
  urls: readonly string[]
  alt: string
}

export interface WordpressAuthor {
  id: number
  slug: string
  name: string
  bio: string | null
}

/** Readers see it at once, from a time on, or not yet. */
export type Shown = 'now' | 'not yet' | Date

export interface WordpressPage extends PageSource {
  id: number
  /** The path has no trailing slash. */
  path: string
  shown: Shown
}

export interface WordpressPost {
  id: number
  section: BlogSection
  slug: string
  /** The absolute URL there; null where it has none yet. */
  url: string | null
  title: string
  excerpt: string
  body: string
  /** Null for a draft. */
  publishAt: Date | null
  authorId: number
  /** Whether it is open for comments there; null where that is unknown. */
  commentsOpen: boolean | null
  /** Its thumbnail by id or URL; null where it has none. */
  image: number | string | null
}

/** Reads WordPress's `comment_status`. */
export const commentsOpenIn = (status: string | null | undefined): boolean | null =>
  status === 'open' ? true : status === 'closed' ? false : null

/** A comment on a post. Only public facts about its author are known. */
export interface WordpressComment {
  id: number
  postId: number
  /** The comment that it replies to; null where there is none. */
  parentId: number | null
  authorName: string
  /** The id of the author's account there; 0 for authors without one. */
  authorId: number
  /** Plain text. */
  body: string
  at: Date
  state: 'published' | 'waiting'
}

export interface WordpressMember {
  id: number
  name: string
  role: string | null
  institution: string | null
  /** An absolute URL. */
  image: string | null
  keywords: readonly string[]
  orcid: string | null
  body: string | null
  menuOrder: number
  subjectIds: readonly number[]
}

/** The settings of the publish page; its page has the id from WordPress. */
/** The ids are those of that WordPress, like all here. */
export type WordpressSettings = Omit<SiteSettings, 'submitPageId'> & { submitPageId: number | null }

/** Null means unknown, and an empty list means that there are none. */
export interface WordpressContent {
  /** The site's URL, without a trailing slash. */
  home: string
  media: readonly WordpressMedia[]
  authors: readonly WordpressAuthor[]
  pages: readonly WordpressPage[]
  posts: readonly WordpressPost[]
  comments: readonly WordpressComment[] | null
  menu: readonly MenuItem[] | null
  statistics: SiteStatistics | null
  settings: WordpressSettings | null
  subjects: readonly { id: number; name: string }[] | null
  members: readonly WordpressMember[] | null
  /** These cannot be imported, with the reasons. */
  leftOut: readonly { what: string; why: string }[]
}

/** Converts a URL of that site to a path without a trailing slash; null where it is not beneath `home`. */
export function pathBeneath(home: string, href: string): string | null {
  const [url, base] = [URL.parse(href, `${home}/`), URL.parse(home)]
  if (url === null || base === null || normaliseHost(url) !== normaliseHost(base)) return null
  const root = base.pathname.replace(/\/+$/, '')
  if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return null
  return (
    decoded(url.pathname.slice(root.length))
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  )
}

/** A site has the same content with and without `www`, and texts keep their http URLs after a move to https. */
const normaliseHost = ({ host }: URL): string => host.replace(/^www\./, '')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Derives the slug of a post or an author from a name; null where nothing usable remains. */
export function slugFrom(words: string): string | null {
  const plain = decoded(words)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
  return plain === '' ? null : plain
}

/** A key of a file's URL that is independent of scheme, `www` and query; null for an invalid URL. */
export function fileKey(home: string, href: string): string | null {
  const url = URL.parse(href, `${home}/`)
  return url === null || !/^https?:$/.test(url.protocol) ? null : `${normaliseHost(url)}${decoded(url.pathname)}`
}

/** The path that a page may have here; null where it may have none. */
export function sitePath(path: string): string | null {
  const normalised = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const isFit =
    normalised.startsWith('/') &&
    normalised.length <= 500 &&
    !/[\s?#\\]/.test(normalised) &&
    !normalised.split('/').some(part => /^\.{1,2}$/.test(part))
  return isFit ? normalised : null
}

/** Removes what WordPress adds to excerpts in lists. */
export const normaliseExcerpt = (text: string): string =>
  text.replace(/\s*(?:\[…\]|\[\.\.\.\]|…)?\s*(?:(?:Continue reading|Read more)\b.*)?$/, match => (match.includes('…') ? '…' : '')).trim()
