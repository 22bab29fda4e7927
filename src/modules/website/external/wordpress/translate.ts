/** Converts a WordPress's responses to the types of the domain. */

import type { z } from 'zod'
import { readOrcid } from '../../../../document/metadata/identifiers.ts'
import type { MenuItem } from '../../../sites/domain/navigation/main-menu.ts'
import { isSlug } from '../../domain/blog/slug.ts'
import { parseHtml, textOf } from '../../domain/site-pages/html-tree.ts'
import type { SiteStatistics } from '../../domain/site-pages/site-page.ts'
import {
  commentsOpenIn,
  normaliseExcerpt,
  pathBeneath,
  sitePath,
  slugFrom,
  type WordpressAuthor,
  type WordpressContent,
  type WordpressMedia,
  type WordpressMember,
  type WordpressPage,
  type WordpressPost,
  type WordpressSettings,
} from '../../domain/wordpress/wordpress-content.ts'
import type {
  authorsSchema,
  MediaAnswer,
  membersSchema,
  menuSchema,
  PageAnswer,
  PostAnswer,
  SitePageAnswer,
  settingsSchema,
  statisticsSchema,
  submitResearchSchema,
} from './schemas.ts'

/** Reports what cannot be imported. */
export type LeaveOut = (what: string, why: string) => void

/** Converts titles, which are HTML with entities. */
export const plainText = (html: string): string => parseHtml(html).childNodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim()

export const translateMedia = ({ id, source_url, alt_text, media_details: { sizes } }: MediaAnswer, home: string): WordpressMedia => ({
  id,
  urls: [source_url, ...Object.values(sizes).flatMap(({ source_url: smaller }) => smaller ?? [])].flatMap(
    url => URL.parse(url, `${home}/`)?.href ?? [],
  ),
  alt: plainText(alt_text),
})

/** A repeated slug gets the author's id as a suffix. */
export function translateAuthors(authors: z.output<typeof authorsSchema>): WordpressAuthor[] {
  const taken = new Set<string>()
  return authors.map(({ id, slug, name, bio }) => {
    const free = freeSlug(slug, `author-${id}`, id, taken)
    return { id, slug: free, name: plainText(name) || free, bio: plainText(bio ?? '') || null }
  })
}

export function freeSlug(wanted: string, otherwise: string, id: number, taken: Set<string>): string {
  const slug = slugFrom(wanted) ?? otherwise
  const free = isSlug(slug) && !taken.has(slug) ? slug : `${slug.slice(0, 88).replace(/-$/, '')}-${id}`
  taken.add(free)
  return free
}

/** @param news ids of the categories whose posts are news */
export function translatePosts(posts: readonly PostAnswer[], news: ReadonlySet<number>, home: string, leaveOut: LeaveOut): WordpressPost[] {
  const taken = { blog: new Set<string>(), news: new Set<string>() }
  return posts.flatMap(post => {
    const { id, link, content, featured_media, thumbnail } = post
    const title = plainText(post.title.rendered)
    const publishAt = post.date_gmt === null ? null : new Date(`${post.date_gmt.replace(/Z$/, '')}Z`)
    if (content.protected) leaveOut(`the post ${link}`, 'it has a password')
    else if (publishAt === null || Number.isNaN(publishAt.getTime())) leaveOut(`the post ${link}`, 'it does not say when it was published')
    else {
      const section = post.section === 'news' || post.categories.some(each => news.has(each)) ? 'news' : 'blog'
      const slug = freeSlug(post.slug, `post-${id}`, id, taken[section])
      return [
        {
          ...{ id, section, slug, title: title || slug, publishAt, authorId: post.author },
          url: URL.parse(link, `${home}/`)?.href ?? null,
          excerpt: normaliseExcerpt(plainText(post.excerpt.rendered)),
          body: content.rendered,
          commentsOpen: commentsOpenIn(post.comment_status),
          image: featured_media ? featured_media : (thumbnail ?? null),
        },
      ]
    }
    return []
  })
}

/** Converts a page of WordPress's own API, whose link determines its path. */
export function translatePlainPage({ id, link, title, content }: PageAnswer, home: string, leaveOut: LeaveOut): WordpressPage[] {
  const path = sitePath(pathBeneath(home, link) ?? '')
  if (content.protected) leaveOut(`the page ${link}`, 'it has a password')
  else if (path === null) leaveOut(`the page ${link}`, `its address is not beneath ${home}, or cannot be one here: see its permalink`)
  else
    return [
      {
        ...{ id, path, title: plainText(title.rendered) || path, description: null, layout: 'standard', fullWidth: false },
        ...{ body: content.rendered, leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo: null, shown: 'now' },
      },
    ]
  return []
}

export function translateSitePage(page: SitePageAnswer, path: string, leaveOut: LeaveOut): WordpressPage[] {
  const fit = sitePath(path)
  if (fit === null) {
    leaveOut(`the page ${path}`, 'nothing can stand at this path')
    return []
  }
  const { id, layout, fullWidth, body, leftSidebar, rightSidebar } = page
  const anchored = page.anchoredMenuItems?.map(({ ref_id: refId, text }) => ({ refId, text })) ?? []
  return [
    {
      ...{ id, path: fit, layout, fullWidth, body, leftSidebar, rightSidebar, shown: 'now' },
      title: plainText(page.title) || fit,
      description: plainText(page.description ?? '') || null,
      // WordPress sends an empty menu where no editor made one.
      anchoredMenuItems: anchored.length === 0 ? null : anchored,
      redirectTo: page.redirectTo || null,
    },
  ]
}

/** Absolute URLs of the WordPress become paths. */
export const translateMenu = (items: z.output<typeof menuSchema>, home: string): MenuItem[] =>
  items.flatMap(({ path, text, menuOrder, children }) => {
    const words = plainText(text)
    const href = path ? (pathBeneath(home, path) ?? path) : null
    const beneath = translateMenu(children, home)
    return words === '' ? beneath : [{ text: words, menuOrder, ...(href !== null && href !== '#' && { path: href }), children: beneath }]
  })

export const translateStatistics = ({ sectionTitle, lastUpdated, stats }: z.output<typeof statisticsSchema>): SiteStatistics => ({
  sectionTitle: plainText(sectionTitle),
  lastUpdated: /^\d{4}-\d{2}-\d{2}/.exec(lastUpdated ?? '')?.[0] ?? null,
  stats: stats.map(({ count, label }) => ({ count: Math.round(count), label: plainText(label) })),
})

/** @returns null where the settings are the defaults of every site */
export function translateSettings(
  said: z.output<typeof settingsSchema> | null,
  card: z.output<typeof submitResearchSchema> | null,
  home: string,
): WordpressSettings | null {
  const title = plainText(card?.title ?? '')
  const settings: WordpressSettings = {
    submitPageId: said?.submitPageId ?? null,
    submitPageUseReaderUi: said?.submitPageUseReaderUi ?? true,
    submitPageSidebarLeft: said?.submitPageSidebarLeft?.trim() || null,
    submitPageSidebarRight: said?.submitPageSidebarRight?.trim() || null,
    publishCard:
      title === ''
        ? null
        : {
            title,
            text: plainText(card?.text ?? ''),
            links: (card?.links ?? []).map(({ path, text }) => ({ path: pathBeneath(home, path) ?? path, text: plainText(text) })),
          },
  }
  const { submitPageUseReaderUi, ...rest } = settings
  return submitPageUseReaderUi && Object.values(rest).every(value => value === null) ? null : settings
}

export const translateMembers = (members: z.output<typeof membersSchema>, home: string): WordpressMember[] =>
  members.map(({ id, title, role, institution, featuredImage, keywords, orcidUrl, body, menuOrder, subjectIds }, index) => ({
    ...{
      id: id ?? index + 1,
      name: plainText(title) || title,
      role: role || null,
      institution: institution || null,
      keywords,
      menuOrder,
      subjectIds,
    },
    image: featuredImage ? (URL.parse(featuredImage.src, `${home}/`)?.href ?? null) : null,
    orcid: readOrcid(orcidUrl ?? ''),
    body: body || null,
  }))

export const nothingBut = (home: string): WordpressContent => ({
  ...{
    home,
    media: [],
    authors: [],
    pages: [],
    posts: [],
    comments: null,
    menu: null,
    statistics: null,
    settings: null,
    subjects: null,
    members: null,
    leftOut: [],
  },
})
