/** How the links of masthead and footer stand to the page that shows them. */
import type { Language } from '../../../core/text/languages.ts'
import type { MenuEntry } from '../../sites/domain/main-menu.ts'

/** The link leads to the page itself (`page`), to what the page is part of (`true`), or elsewhere. As `aria-current` says it. */
export function currentLink(href: string | null, path: string): 'page' | 'true' | undefined {
  const target = href?.replace(/[?#].*$/s, '') ?? ''
  if (target === '' || target === '/') return undefined
  if (target === path) return 'page'
  return path.startsWith(`${target}/`) ? 'true' : undefined
}

/** Feeds, files and the API are answered beside the pages, without a language prefix. */
export const isFileAddress = (href: string): boolean => /^\/(api|published|files|brand)\//.test(href)

/** What the menu of an entry holds: its own page first, where no child leads there. */
export function menuLinks(entry: MenuEntry): MenuEntry[] {
  if (entry.href === null || entry.children.some(child => child.href === entry.href)) return entry.children
  return [{ ...entry, children: [] }, ...entry.children]
}

/** An entry with children is current where it or one of them is. */
export function holdsCurrent(entry: MenuEntry, path: string): boolean {
  return currentLink(entry.href, path) !== undefined || entry.children.some(child => child.href === path)
}

/**
 * The page in a language, always with its prefix: at the platform's own language the prefix is how the server learns of the choice
 * (serve/page-language.ts).
 * @param path of the page with its query, without a prefix
 */
export const addressOfChoice = (path: string, language: Language): string => `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
