/** Reads the content of a WordPress from its export file (WXR). */

import { OperatorError } from '../../../../core/operator-error.ts'
import { parseXml } from '../../../../document/jats/read/xml/parse-xml.ts'
import { childrenNamed, firstChild } from '../../../../document/jats/read/xml/read.ts'
import { JatsSyntaxError } from '../../../../document/jats/read/xml/syntax-error.ts'
import { isSlug } from '../../domain/blog/slug.ts'
import { parseHtml, textOf } from '../../domain/site-pages/html-tree.ts'
import {
  commentsOpenIn,
  normaliseExcerpt,
  pathBeneath,
  type Shown,
  sitePath,
  slugFrom,
  type WordpressAuthor,
  type WordpressContent,
  type WordpressPage,
  type WordpressPost,
} from '../../domain/wordpress/wordpress-content.ts'
import { readExportComments } from './export-comments.ts'
import { type ExportItem, readExportAuthor, readExportHome, readExportItem } from './export-items.ts'
import { readExportMenu } from './export-menu.ts'

/** Bytes of the whole file. */
const maxBytes = 512 * 1024 * 1024

type LeaveOut = (what: string, why: string) => void

/** @param name of the file in messages @throws OperatorError where the file is no WordPress export or is invalid, with the line */
export function readExportFile(source: Uint8Array, name: string): WordpressContent {
  const channel = readChannel(source, name)
  const home = readExportHome(channel)
  if (home === null)
    throw new OperatorError(`${name}: line ${channel.line}: the file does not say the address of its WordPress (wp:base_blog_url).`)
  const leftOut: { what: string; why: string }[] = []
  const leaveOut: LeaveOut = (what, why) => void leftOut.push({ what, why })
  const every = childrenNamed(channel, 'item').map(readExportItem)
  const items = every.filter(item => mayCome(item, leaveOut))
  const authors = readAuthors(childrenNamed(channel, 'wp:author').map(readExportAuthor))
  const pages = readPages(items, home, leaveOut)
  const posts = readPosts(items, authors, leaveOut)
  const comments = readExportComments(every, leaveOut)
  return {
    ...{ home, pages, posts, comments, leftOut, statistics: null, settings: null, subjects: null, members: null },
    authors: authors.map(({ login: _, ...author }) => author),
    media: items
      .filter(({ type, attachmentUrl }) => type === 'attachment' && attachmentUrl !== '')
      .map(({ id, attachmentUrl, meta }) => ({ id, urls: [attachmentUrl], alt: meta.get('_wp_attachment_image_alt') ?? '' })),
    menu: readExportMenu(items, placesOf(pages, posts, home), leaveOut),
  }
}

function readChannel(source: Uint8Array, name: string) {
  try {
    const { root } = parseXml(source, { bytes: maxBytes })
    const channel = root.name === 'rss' ? firstChild(root, 'channel') : null
    if (channel !== null && firstChild(channel, 'wp:wxr_version') !== null) return channel
    throw new OperatorError(
      `${name}: line ${root.line}: this is no export of a WordPress: it begins with <${root.name}>. Tools → Export in its administration makes one.`,
    )
  } catch (error) {
    if (error instanceof JatsSyntaxError) throw new OperatorError(`${name}: line ${error.line}, column ${error.column}: ${error.message}`)
    throw error
  }
}

const taken = new Set(['page', 'post', 'attachment', 'nav_menu_item'])
/** Types that WordPress uses internally. */
const unseen = new Set([
  'revision',
  'auto-draft',
  'customize_changeset',
  'oembed_cache',
  'wp_global_styles',
  'wp_navigation',
  'user_request',
])

function mayCome(item: ExportItem, leaveOut: LeaveOut): boolean {
  const what = `${item.type} ${item.id} “${item.title}” (line ${item.line})`
  if (unseen.has(item.type) || item.status === 'auto-draft') return false
  if (item.id === 0) leaveOut(what, 'it has no number')
  else if (!taken.has(item.type)) leaveOut(what, `there is no place here for what is of the type ${item.type || 'that it does not name'}`)
  else if (item.status === 'trash') leaveOut(what, 'it is in the trash')
  else if (item.status === 'private') leaveOut(what, 'it is private')
  else if (item.password !== '') leaveOut(what, 'it has a password')
  else return true
  return false
}

function readAuthors(found: readonly { id: number; login: string; name: string }[]): (WordpressAuthor & { login: string })[] {
  const slugs = new Set<string>()
  return found.map(({ id, login, name }) => {
    const wanted = slugFrom(login) ?? `author-${id}`
    const slug = isSlug(wanted) && !slugs.has(wanted) ? wanted : `${wanted.slice(0, 88)}-${id}`
    slugs.add(slug)
    return { id, login, slug, name: name || login, bio: null }
  })
}

function shownOf({ status, date }: ExportItem): Shown {
  if (status === 'publish') return 'now'
  return status === 'future' && date !== null ? date : 'not yet'
}

function readPages(items: readonly ExportItem[], home: string, leaveOut: LeaveOut): WordpressPage[] {
  const pages = new Map(items.filter(({ type }) => type === 'page').map(page => [page.id, page]))
  const paths = new Set<string>()
  return [...pages.values()].flatMap((page): WordpressPage[] => {
    const path = sitePath(pathOfLink(page, home) ?? pathOfParents(page, pages))
    const what = `page ${page.id} “${page.title}” (line ${page.line})`
    if (path === null || paths.has(path)) {
      leaveOut(what, path === null ? 'nothing can stand at its path' : `another page stands at ${path}`)
      return []
    }
    paths.add(path)
    return [
      {
        ...{ id: page.id, path, title: plain(page.title) || path, description: plain(page.excerpt) || null, body: page.content },
        ...{ layout: 'standard', fullWidth: false, leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo: null },
        shown: shownOf(page),
      },
    ]
  })
}

/** A link that contains the page's id does not reveal its path. */
const pathOfLink = ({ link, status }: ExportItem, home: string): string | null =>
  status === 'publish' && /^https?:/.test(link) && !link.includes('?') ? pathBeneath(home, link) : null

function pathOfParents(page: ExportItem, pages: ReadonlyMap<number, ExportItem>): string {
  const parts: string[] = []
  const seen = new Set<number>()
  for (let next: ExportItem | undefined = page; next !== undefined && !seen.has(next.id); next = pages.get(next.parent)) {
    seen.add(next.id)
    parts.unshift(next.slug || slugFrom(next.title) || `page-${next.id}`)
  }
  return `/${parts.join('/')}`
}

function readPosts(items: readonly ExportItem[], authors: readonly { id: number; login: string }[], leaveOut: LeaveOut): WordpressPost[] {
  const authorId = new Map(authors.map(({ id, login }) => [login, id]))
  const slugs = new Set<string>()
  return items.flatMap((post): WordpressPost[] => {
    if (post.type !== 'post') return []
    const isNews = post.categories.some(({ domain, slug }) => domain === 'category' && slug === 'news')
    const section = isNews ? 'news' : 'blog'
    const wanted = slugFrom(post.slug || post.title) ?? `post-${post.id}`
    const slug = isSlug(wanted) && !slugs.has(`${section}/${wanted}`) ? wanted : `${wanted.slice(0, 88).replace(/-$/, '')}-${post.id}`
    slugs.add(`${section}/${slug}`)
    const shown = shownOf(post)
    if (shown === 'now' && post.date === null)
      leaveOut(`post ${post.id} (line ${post.line})`, 'it does not say when it was published: it comes as a draft')
    const [thumbnail] = /^[1-9]\d{0,8}$/.exec(post.meta.get('_thumbnail_id') ?? '') ?? []
    return [
      {
        ...{ id: post.id, section, slug, title: plain(post.title) || slug, body: post.content },
        url: /^https?:/.test(post.link) && !post.link.includes('?') ? post.link : null,
        excerpt: normaliseExcerpt(plain(post.excerpt) || plain(post.content.replace(/<!--[^>]*-->|\[[^\][]*\]/g, ' '))),
        publishAt: shown === 'not yet' ? null : post.date,
        authorId: authorId.get(post.creator) ?? 0,
        commentsOpen: commentsOpenIn(post.commentStatus),
        image: thumbnail === undefined ? null : Number(thumbnail),
      },
    ]
  })
}

const plain = (html: string): string => parseHtml(html).childNodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim()

/** The paths of pages and posts there by id, for resolving menu entries. */
const placesOf = (pages: readonly WordpressPage[], posts: readonly WordpressPost[], home: string) =>
  new Map([
    ...pages.map(({ id, path, title }) => [id, { url: path, title }] as const),
    ...posts.map(({ id, title }) => [id, { url: `${home}/?p=${id}`, title }] as const),
  ])
