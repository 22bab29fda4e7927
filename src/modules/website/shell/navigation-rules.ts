/** Rules for links of masthead and footer that depend on the current page. */
import type { Language } from '../../../core/text/languages.ts'
import type { MenuEntry } from '../../sites/domain/navigation/main-menu.ts'

/** The value of `aria-current`: `page` for the current page, `true` for one of its ancestors, undefined otherwise. */
export function currentLink(href: string | null, path: string): 'page' | 'true' | undefined {
  const target = href?.replace(/[?#].*$/s, '') ?? ''
  if (target === '' || target === '/') return undefined
  if (target === path) return 'page'
  return path.startsWith(`${target}/`) ? 'true' : undefined
}

/** Feeds, files and the API are no pages and have no language prefix. */
export const isFilePath = (href: string): boolean => /^\/(api|published|files|brand)\//.test(href)

/** The entries of a menu: the entry's own page comes first, unless a child links to it. */
export function menuLinks(entry: MenuEntry): MenuEntry[] {
  if (entry.href === null || entry.children.some(child => child.href === entry.href)) return entry.children
  return [{ ...entry, children: [] }, ...entry.children]
}

/** An entry with children is current if it or one of them is. */
export function holdsCurrent(entry: MenuEntry, path: string): boolean {
  return (
    currentLink(entry.href, path) !== undefined || [...entry.children, ...(entry.group?.entries ?? [])].some(child => child.href === path)
  )
}

/**
 * The page in a language, always with a prefix: it tells the server of the choice even for the platform's own language
 * (site/serve/page-language.ts).
 * @param path of the page with its query, without a prefix
 */
export const pathOfChoice = (path: string, language: Language): string => `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
