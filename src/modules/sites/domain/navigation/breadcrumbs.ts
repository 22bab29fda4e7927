/**
 * Breadcrumbs (specification, reading.md section 2.3, accounts.md section 2 “Other shared screens”): built from the segments of the
 * path; the first is Home, the last segment becomes the page's title.
 */
import { href } from '../../../../core/http/href.ts'
import { splitLanguage } from '../../../../core/text/languages.ts'

export type CrumbLabel = { key: string } | { text: string }

export interface Crumb {
  label: CrumbLabel
  /** A path without a language prefix. Null for the page itself, and for a segment without a page. */
  href: string | null
}

export interface CrumbName {
  label: CrumbLabel
  /** The crumb's path where it differs from its own; null for no link. */
  href?: string | null
}

export interface Trail {
  /** The page's path, with or without its language prefix; a query and a hash do not count. */
  path: string
  /** The page's title; if it is empty, the last segment is shown by its name, or in readable words. */
  title: string
  /** Names of paths that the page knows, such as its subject's; they take precedence over the site's sections. Null for no crumb. */
  names?: Readonly<Record<string, CrumbName | null>>
  /** The gateway, collection or community gateway that the page is in. */
  gateway?: { path: string; name: string; href?: string | null }
}

/** Sections of the site. An item's section is not a page: its list is. */
const sections: Readonly<Record<string, CrumbName>> = {
  '/articles': { label: { key: 'menu-articles' }, href: href('/browse/:segment', { segment: 'articles' }) },
  '/documents': { label: { key: 'menu-documents' }, href: href('/browse/:segment', { segment: 'documents' }) },
  '/posters': { label: { key: 'menu-posters' }, href: href('/browse/:segment', { segment: 'posters' }) },
  '/slides': { label: { key: 'menu-slides' }, href: href('/browse/:segment', { segment: 'slides' }) },
  '/videos': { label: { key: 'menu-videos' }, href: href('/browse/:segment', { segment: 'videos' }) },
  '/browse': { label: { key: 'menu-browse' } },
  '/gateways': { label: { key: 'menu-gateways' } },
  '/collections': { label: { key: 'menu-collections' } },
  '/community-gateways': { label: { key: 'menu-community-gateways' } },
  '/for-authors': { label: { key: 'menu-for-authors' } },
  '/about': { label: { key: 'menu-about' } },
  '/legal': { label: { key: 'footer-legal' } },
  '/legal/privacypolicy': { label: { key: 'footer-privacy' } },
  '/blog': { label: { key: 'menu-blog' } },
  '/news': { label: { key: 'menu-news' } },
  '/my': { label: { key: 'my-activities' } },
}

/**
 * Pages of editors and authors and the targets of emailed links belong to no section, and their parent paths have no page: only Home stands
 * above.
 */
const unlisted: ReadonlySet<string> = new Set(['editor', 'author', 'alerts'])

/** The crumbs of a page, Home first; none for the front page, which has nothing above it. */
export function breadcrumbs({ path, title, names = {}, gateway }: Trail): Crumb[] {
  const segments = segmentsOf(splitLanguage(path).path)
  if (segments.length === 0) return []
  const trail: Crumb[] = [{ label: { key: 'home' }, href: href('/') }]
  const isUnlisted = unlisted.has(segments[0] ?? '')
  for (const [position, segment] of segments.entries()) {
    const isPage = position === segments.length - 1
    if (isUnlisted && !isPage) continue
    const above = `/${segments.slice(0, position + 1).join('/')}`
    if (!isPage && segment === 'for-authors' && gateway !== undefined && above.startsWith(`${gateway.path}/`)) continue
    // The gateway's name links to its home page already.
    if (!isPage && above === gateway?.path && segments.slice(position + 1).join('/') === 'home') continue
    if (!isPage && Object.hasOwn(names, above) && names[above] === null) continue
    const crumb = crumbOf(above, segment, names, gateway)
    if (!isPage) trail.push(crumb)
    else trail.push({ label: title.trim() === '' ? crumb.label : { text: title }, href: null })
  }
  return trail
}

function segmentsOf(path: string): string[] {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
}

function crumbOf(path: string, segment: string, names: Readonly<Record<string, CrumbName | null>>, gateway: Trail['gateway']): Crumb {
  const named =
    gateway !== undefined && path === gateway.path
      ? { label: { text: gateway.name }, href: gateway.href }
      : (own(names, path) ?? own(sections, path))
  if (named === undefined) return { label: { text: readableSegment(segment) }, href: path }
  return { label: named.label, href: named.href === undefined ? path : named.href }
}

function own(names: Readonly<Record<string, CrumbName | null>>, path: string): CrumbName | undefined {
  return Object.hasOwn(names, path) ? (names[path] ?? undefined) : undefined
}

/** Makes words of a segment: `life-sciences_today` becomes “Life sciences today”. Ids (`7-1374`, `v2`) are not changed. */
function readableSegment(segment: string): string {
  const text = decoded(segment)
  if (/^(?:v?\d+|\d+-\d+)$/.test(text)) return text
  const words = text.replace(/[-_\s]+/g, ' ').trim()
  return words === '' ? text : words.charAt(0).toUpperCase() + words.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
