/** What a WordPress holds, in our words, whether it was asked for it or wrote it into a file. */

import type { MenuItem } from '../../../sites/domain/main-menu.ts'
import type { BlogSection } from '../blog/blog.ts'
import type { BoardSubject, PageSource, SiteStatistics } from '../site-pages/site-page.ts'
import type { SiteSettings } from '../site-pages/site-settings.ts'

export interface WordpressMedia {
  id: number
  /** Whole addresses: of the file as it was uploaded, then of its smaller forms. */
  urls: readonly string[]
  alt: string
}

export interface WordpressAuthor {
  id: number
  slug: string
  name: string
  bio: string | null
}

/** When readers see it: at once, from then on, or not yet. */
export type Shown = 'now' | 'not yet' | Date

export interface WordpressPage extends PageSource {
  id: number
  /** From the site's root, without a slash at its end. */
  path: string
  shown: Shown
}

export interface WordpressPost {
  id: number
  section: BlogSection
  slug: string
  /** Its whole address there; null where it has none yet. */
  address: string | null
  title: string
  excerpt: string
  body: string
  /** Null for a draft. */
  publishAt: Date | null
  authorId: number
  /** Whether readers may comment on it there; null where it does not say. */
  commentsOpen: boolean | null
  /** Its thumbnail, by id or by its address; null where it has none. */
  image: number | string | null
}

/** As a WordPress says it. */
export const commentsOpenIn = (status: string | null | undefined): boolean | null =>
  status === 'open' ? true : status === 'closed' ? false : null

/** On a post. Of who wrote it no more is known than readers see. */
export interface WordpressComment {
  id: number
  postId: number
  /** What it answers; null where it answers none. */
  parentId: number | null
  authorName: string
  /** Of an account there; 0 of everybody else. */
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
  /** A whole address. */
  image: string | null
  keywords: readonly string[]
  orcid: string | null
  body: string | null
  menuOrder: number
  subjectIds: readonly number[]
}

/** How it makes up the publish page; its page is named by its number there. */
export type WordpressSettings = SiteSettings

/** What is null it does not say anything about, unlike what is empty. */
export interface WordpressContent {
  /** Its address, without a slash at its end. */
  home: string
  media: readonly WordpressMedia[]
  authors: readonly WordpressAuthor[]
  pages: readonly WordpressPage[]
  posts: readonly WordpressPost[]
  comments: readonly WordpressComment[] | null
  menu: readonly MenuItem[] | null
  statistics: SiteStatistics | null
  settings: WordpressSettings | null
  subjects: readonly BoardSubject[] | null
  members: readonly WordpressMember[] | null
  /** What of it cannot come along, and why. */
  leftOut: readonly { what: string; why: string }[]
}

/** A path from an address there, without the slash at its end; null where the address is not beneath it. */
export function pathBeneath(home: string, address: string): string | null {
  const [url, base] = [URL.parse(address, `${home}/`), URL.parse(home)]
  if (url === null || base === null || normaliseHost(url) !== normaliseHost(base)) return null
  const root = base.pathname.replace(/\/+$/, '')
  if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return null
  return (
    decoded(url.pathname.slice(root.length))
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  )
}

/** A site answers to its name with and without `www`, and moves from http to https while its texts stay. */
const normaliseHost = ({ host }: URL): string => host.replace(/^www\./, '')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address for a post or an author from what it is called there; null where nothing of it can stand in one. */
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

/** What an address of a file is known by, however it is written: without its scheme, `www` and query. Null for what is no address. */
export function fileKey(home: string, address: string): string | null {
  const url = URL.parse(address, `${home}/`)
  return url === null || !/^https?:$/.test(url.protocol) ? null : `${normaliseHost(url)}${decoded(url.pathname)}`
}

/** Where a page may stand here; null where nothing can. */
export function sitePath(path: string): string | null {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const isFit =
    tidy.startsWith('/') && tidy.length <= 500 && !/[\s?#\\]/.test(tidy) && !tidy.split('/').some(part => /^\.{1,2}$/.test(part))
  return isFit ? tidy : null
}

/** Takes away what WordPress adds to the beginning of a text where lists show it. */
export const normaliseExcerpt = (text: string): string =>
  text.replace(/\s*(?:\[…\]|\[\.\.\.\]|…)?\s*(?:(?:Continue reading|Read more)\b.*)?$/, match => (match.includes('…') ? '…' : '')).trim()
