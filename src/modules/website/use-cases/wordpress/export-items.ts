/** Reads the elements of a WordPress's export file (WXR) without judging them. */
import type { XmlElement } from '../../../../document/jats/read/xml/node.ts'
import { attribute, childrenNamed, firstChild, rawText } from '../../../../document/jats/read/xml/read.ts'

export interface ExportItem {
  line: number
  id: number
  type: string
  status: string
  title: string
  link: string
  slug: string
  /** The author's login name. */
  creator: string
  /** Null where it has none, as for drafts. */
  date: Date | null
  parent: number
  order: number
  password: string
  content: string
  excerpt: string
  attachmentUrl: string
  /** `open` or `closed`. */
  commentStatus: string
  comments: ExportComment[]
  categories: { domain: string; slug: string }[]
  meta: ReadonlyMap<string, string>
}

/** Email addresses of authors are not read. */
export interface ExportComment {
  id: number
  parent: number
  /** The id of the author's account there; 0 for authors without one. */
  author: number
  authorName: string
  /** Null where it is missing or invalid. */
  date: Date | null
  /** `1`, `0`, `spam`, `trash` and the like. */
  approved: string
  /** Empty or `comment`; programs send `pingback` and `trackback`. */
  type: string
  content: string
}

export interface ExportAuthor {
  id: number
  login: string
  name: string
}

const text = (element: XmlElement, name: string): string => {
  const child = firstChild(element, name)
  return child === null ? '' : rawText(child).trim()
}

const number = (element: XmlElement, name: string): number => {
  const digits = text(element, name)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0
}

/** Parses `2026-05-04 09:00:00` in UTC; null for all zeros. */
function dateIn(words: string): Date | null {
  const date = new Date(`${words.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? null : date
}

export const readExportItem = (item: XmlElement): ExportItem => ({
  line: item.line,
  id: number(item, 'wp:post_id'),
  type: text(item, 'wp:post_type'),
  status: text(item, 'wp:status'),
  title: text(item, 'title'),
  link: text(item, 'link'),
  slug: text(item, 'wp:post_name'),
  creator: text(item, 'dc:creator'),
  date: dateIn(text(item, 'wp:post_date_gmt')),
  parent: number(item, 'wp:post_parent'),
  order: number(item, 'wp:menu_order'),
  password: text(item, 'wp:post_password'),
  content: text(item, 'content:encoded'),
  excerpt: text(item, 'excerpt:encoded'),
  attachmentUrl: text(item, 'wp:attachment_url'),
  commentStatus: text(item, 'wp:comment_status'),
  comments: childrenNamed(item, 'wp:comment').map(readExportComment),
  categories: childrenNamed(item, 'category').map(each => ({
    domain: attribute(each, 'domain') ?? '',
    slug: attribute(each, 'nicename') ?? '',
  })),
  meta: new Map(childrenNamed(item, 'wp:postmeta').map(each => [text(each, 'wp:meta_key'), text(each, 'wp:meta_value')])),
})

const readExportComment = (comment: XmlElement): ExportComment => ({
  id: number(comment, 'wp:comment_id'),
  parent: number(comment, 'wp:comment_parent'),
  author: number(comment, 'wp:comment_user_id'),
  authorName: text(comment, 'wp:comment_author'),
  date: dateIn(text(comment, 'wp:comment_date_gmt')),
  approved: text(comment, 'wp:comment_approved'),
  type: text(comment, 'wp:comment_type'),
  content: text(comment, 'wp:comment_content'),
})

export const readExportAuthor = (author: XmlElement): ExportAuthor => ({
  id: number(author, 'wp:author_id'),
  login: text(author, 'wp:author_login'),
  name: text(author, 'wp:author_display_name'),
})

/** The public URL of the site, without a trailing slash; null where the file has none. */
export function readExportHome(channel: XmlElement): string | null {
  const said = text(channel, 'wp:base_blog_url') || text(channel, 'wp:base_site_url') || text(channel, 'link')
  const url = URL.parse(said)
  return url === null || !/^https?:$/.test(url.protocol) ? null : `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
