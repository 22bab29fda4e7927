/** Resolves the tabs of a gateway and the paths beneath it (specification, reading.md section 2.3). */
import { type GatewayOnlyPath, gatewayPath, gatewayTabPath, homePath, type PlacedGateway } from './paths.ts'

/** Slugs of tabs that every gateway may have; custom pages and filters cannot use them. */
export const tabSlugs = ['home', 'about', 'browse', 'faqs'] as const
export type TabSlug = (typeof tabSlugs)[number]
export const reservedTabSlugs: ReadonlySet<string> = new Set([...tabSlugs, 'for-authors', 'rss', 'atom', 'feed.json', 'published', 'track'])

export interface TabbedGateway extends PlacedGateway {
  hasFaqs: boolean
  customPages: readonly { slug: string; title: string; redirectTo: string | null }[]
  /** The slugs of its filters. */
  filters: readonly { url: string }[]
}

export type GatewayTab =
  | { kind: TabSlug; href: string }
  /** `href` is that of another page or site if the tab is a redirect. */
  | { kind: 'custom'; slug: string; title: string; href: string }

export function gatewayTabs(gateway: TabbedGateway, only: GatewayOnlyPath = null): GatewayTab[] {
  const path = gatewayPath(gateway, only)
  const tab = (kind: TabSlug): GatewayTab => ({ kind, href: kind === 'home' ? homePath(gateway, only) : gatewayTabPath(path, kind) })
  return [
    ...(gateway.hasHomepage ? [tab('home')] : []),
    tab('about'),
    tab('browse'),
    ...(gateway.hasFaqs ? [tab('faqs')] : []),
    ...gateway.customPages.map(({ slug, title, redirectTo }) => ({
      kind: 'custom' as const,
      slug,
      title,
      href: redirectTo ?? gatewayTabPath(path, slug),
    })),
  ]
}

export type GatewayPlace =
  | { kind: Exclude<TabSlug, 'browse'> }
  | { kind: 'browse' }
  | { kind: 'custom'; slug: string }
  | { kind: 'filter'; url: string }
  /** A path, or a URL of another site. */
  | { kind: 'redirect'; href: string }

/**
 * Resolves a path to a page of the gateway; null where there is none.
 * @param segment {filterOrTabUrl} beneath the gateway's path; null for that path itself
 * @param query the query string with its question mark, or empty: the gateway's path accepts searches too
 */
export function gatewayPlace(
  gateway: TabbedGateway,
  segment: string | null,
  query: string,
  only: GatewayOnlyPath = null,
): GatewayPlace | null {
  const path = gatewayPath(gateway, only)
  const home = homePath(gateway, only)
  if (segment === null) {
    if (new URLSearchParams(query).has('all')) return { kind: 'redirect', href: gatewayTabPath(path, 'browse') + query }
    if (!gateway.hasHomepage) return { kind: 'redirect', href: gatewayTabPath(path, 'about') }
    return home === path ? { kind: 'home' } : { kind: 'redirect', href: home }
  }
  switch (segment) {
    case 'home':
      if (!gateway.hasHomepage) return { kind: 'redirect', href: gatewayTabPath(path, 'about') }
      return home === gatewayTabPath(path, 'home') ? { kind: 'home' } : { kind: 'redirect', href: home }
    case 'about':
      return { kind: 'about' }
    case 'browse':
      return { kind: 'browse' }
    case 'faqs':
      return gateway.hasFaqs ? { kind: 'faqs' } : null
  }
  const page = gateway.customPages.find(({ slug }) => slug === segment)
  if (page) return page.redirectTo === null ? { kind: 'custom', slug: segment } : { kind: 'redirect', href: page.redirectTo }
  return gateway.filters.some(({ url }) => url === segment) ? { kind: 'filter', url: segment } : null
}

/** Lists the paths of the gateway's own pages: its filters and tabs, except tabs that redirect or lead to CMS pages. */
export function gatewayPaths({
  tabs,
  customPages,
  filters,
}: {
  tabs: readonly GatewayTab[]
  customPages: readonly { slug: string; redirectTo: string | null; fromContentManager: boolean }[]
  filters: readonly { path: string }[]
}): string[] {
  const isNotItsOwn = (tab: GatewayTab) =>
    tab.kind === 'custom' &&
    customPages.some(({ slug, redirectTo, fromContentManager }) => slug === tab.slug && (redirectTo !== null || fromContentManager))
  return [...tabs.filter(tab => !isNotItsOwn(tab)).map(({ href }) => href), ...filters.map(({ path }) => path)]
}

/** The gateway's own tabs take precedence: no CMS page replaces them. */
export const isTabSlug = (segment: string): segment is TabSlug => tabSlugs.some(slug => slug === segment)

/** The path of a page by its tab; null where no tab leads to it. */
export const tabHref = (tabs: readonly GatewayTab[], page: { kind: TabSlug } | { kind: 'custom'; slug: string }): string | null =>
  tabs.find(tab => (tab.kind === 'custom' ? page.kind === 'custom' && tab.slug === page.slug : tab.kind === page.kind))?.href ?? null
