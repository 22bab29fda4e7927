/**
 * The main navigation of the header (specification, accounts.md section 2 “Header”): the entries of a menu that a site shows, their
 * order and their targets.
 */
import { z } from 'zod'
import { href } from '../../../../core/http/href.ts'
import { safeHref } from '../../../../core/text/link.ts'
import { type ContentType, contentTypeSegments, contentTypes } from '../../../../document/metadata/content-type.ts'
import { isOnOtherHost } from '../blog-paths.ts'

export const menuPlaceholders = ['blog', 'browse', 'gateways', 'rss'] as const
export type MenuPlaceholder = (typeof menuPlaceholders)[number]

/** An item with neither path nor placeholder is a heading of its children. */
export interface MenuItem {
  /** A path of this site, or a whole URL. */
  path?: string | undefined
  /** The site's features decide whether the entry is shown, and its target. */
  placeholder?: MenuPlaceholder | undefined
  /** The key of a message. */
  key?: string | undefined
  /** The editor's text, which replaces the message. */
  text?: string | undefined
  menuOrder: number
  children?: readonly MenuItem[] | undefined
}

export const menuItemSchema: z.ZodType<MenuItem> = z
  .strictObject({
    path: z
      .string()
      .refine(path => hrefOf(path) !== null, 'must begin with one / or be a whole address')
      .optional(),
    placeholder: z.enum(menuPlaceholders).optional(),
    key: z.string().min(1).optional(),
    text: z.string().trim().min(1).optional(),
    menuOrder: z.number(),
    children: z.lazy(() => z.array(menuItemSchema)).optional(),
  })
  .refine(item => item.path === undefined || item.placeholder === undefined, 'must have a path or a placeholder, not both')
  .refine(item => item.key !== undefined || item.text !== undefined, 'must have a key or a text')

/** The features of a site that affect the menu. */
export interface MenuFeatures {
  /** A legacy blog is on a host of its own. `translationKey` is the message that names the blog. */
  blog: { enabled: boolean; url: string; legacy: boolean; translationKey: string }
  browse: { enabled: boolean }
  gateways: { enabled: boolean }
  /** Such a site serves no publications for reading (submission-only.ts). */
  submissionOnly: { enabled: boolean }
}

export type MenuLabel = { key: string } | { text: string }

export interface MenuEntry {
  label: MenuLabel
  /** The path has no language prefix; null: a heading, which has children. */
  href: string | null
  newTab: boolean
  children: MenuEntry[]
  /** Further links under a title of their own. */
  group?: MenuGroup
}

interface MenuGroup {
  title: MenuLabel
  entries: MenuEntry[]
}

/**
 * The visible entries, sorted by `menuOrder` on each level; entries with the same order keep theirs.
 * A hidden entry hides its children, and a heading without children is hidden. So is a URL that
 * could run code in the page, and the list of a content type that the site does not have.
 */
export function mainMenu(items: readonly MenuItem[], features: MenuFeatures, offered: readonly ContentType[] = contentTypes): MenuEntry[] {
  const missing = contentTypes
    .filter(type => !offered.includes(type))
    .map(type => href('/browse/:segment', { segment: contentTypeSegments[type] }))
  return items
    .toSorted((a, b) => a.menuOrder - b.menuOrder)
    .flatMap(item => {
      if (item.path !== undefined && missing.includes(item.path)) return []
      const children = mainMenu(item.children ?? [], features, offered)
      const label = labelOf(item, features)
      const target = targetOf(item, features)
      if (label === null || target === null || (target.href === null && children.length === 0)) return []
      return [{ label, ...target, children }]
    })
}

/** Adds the site's subjects to the entry of its list of publications; a menu without one, or a site without subjects, stays as it is. */
export function withSubjects(entries: readonly MenuEntry[], subjects: readonly { name: string; path: string }[]): MenuEntry[] {
  const browse = href('/browse/:segment', { segment: 'articles' })
  const at = entries.findIndex(entry => entry.href === browse)
  if (subjects.length === 0) return [...entries]
  const linked = subjects.map(({ name, path }) => ({ label: { text: name }, href: path, newTab: false, children: [] }))
  return entries.map((entry, index) => (index === at ? { ...entry, group: { title: { key: 'menu-by-subject' }, entries: linked } } : entry))
}

function labelOf({ placeholder, key, text }: MenuItem, { blog }: MenuFeatures): MenuLabel | null {
  if (text !== undefined) return { text }
  if (placeholder === 'blog') return { key: blog.translationKey }
  return key === undefined ? null : { key }
}

type Target = Pick<MenuEntry, 'href' | 'newTab'>

function targetOf({ path, placeholder }: MenuItem, features: MenuFeatures): Target | null {
  if (placeholder !== undefined) return placeholderTarget(placeholder, features)
  if (path === undefined) return { href: null, newTab: false }
  const href = hrefOf(path)
  return href === null ? null : { href, newTab: false }
}

function hrefOf(path: string): string | null {
  return path.startsWith('/') && !path.startsWith('//') ? path : safeHref(path)
}

function placeholderTarget(placeholder: MenuPlaceholder, { blog, browse, gateways, submissionOnly }: MenuFeatures): Target | null {
  if (submissionOnly.enabled && placeholder !== 'blog') return null
  switch (placeholder) {
    case 'blog':
      return blog.enabled ? { href: blog.url, newTab: isOnOtherHost({ blog }) } : null
    case 'browse':
      return browse.enabled ? { href: href('/browse/:segment', { segment: 'articles' }), newTab: false } : null
    case 'gateways':
      return gateways.enabled ? { href: href('/gateways'), newTab: false } : null
    case 'rss':
      return { href: '/published/rss', newTab: false }
  }
}
