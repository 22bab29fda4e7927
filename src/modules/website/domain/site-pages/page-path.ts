/** The paths that editors may use for pages: they must not hide any path of the program. */

import { idFromWords } from '../../../../core/text/id-from-words.ts'
import { reservedTabSlugs } from '../../../gateways/domain/tabs.ts'
import { reservedSegments } from '../../../sites/domain/reserved-segments.ts'
import { slugFromWords } from '../blog/slug.ts'

export const maxPathLength = 200

/** Sections in which editors may add pages, with the slugs that the program uses there. */
const openSections: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['about', new Set()],
  ['legal', new Set()],
  ['glossary', new Set()],
  ['for-authors', new Set(['', 'publish-your-research', 'article-guidelines'])],
])
export const invalidPaths = ['too-long', 'signs', 'reserved', 'not-in-gateway', 'in-no-gateway'] as const
export type InvalidPath = (typeof invalidPaths)[number]

/**
 * The path that the title of a page makes: in letters without accents, or in its own script where that has none; '' without letters and
 * digits. Names in braces, which stand for facts of the site, are left out.
 * @param gateway the path of the page's gateway, null for the site itself
 */
export function pathFromTitle(title: string, gateway: string | null): string {
  const words = title.replace(/\{\{[^{}]*\}\}/g, ' ')
  const slug = slugFromWords(words) || idFromWords(words)
  return slug === '' ? '' : `${gateway ?? ''}/${slug}`
}

/** Normalises a path: with a leading slash and without a trailing one. */
export const normalisePath = (typed: string): string => `/${typed.trim().split('/').filter(Boolean).join('/')}`

/** The entries that make the path of a page. */
export interface PathEntries {
  title: string
  path: string
  gateway: string
}

/**
 * The path of a page as entered, or from its title where none was: an empty path is not the front page, which has to be entered as “/”.
 * @param gateway as for `pathFromTitle` @returns '' where neither has a letter
 */
export const enteredPath = ({ title, path }: Pick<PathEntries, 'title' | 'path'>, gateway: string | null): string =>
  path.trim() === '' ? pathFromTitle(title, gateway) : normalisePath(path)

/**
 * Checks a path; null where a page may have it.
 * @param path a result of `normalisePath` @param gateway the path of the page's gateway, null for the site itself
 */
export function invalidPath(path: string, gateway: string | null): InvalidPath | null {
  const segments = path.split('/').filter(Boolean)
  const [first, second = ''] = segments
  // The front page belongs to the site, not to a gateway.
  if (first === undefined) return gateway === null ? null : 'not-in-gateway'
  if (path.length > maxPathLength) return 'too-long'
  if (!segments.every(segment => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u.test(segment))) return 'signs'
  if (gateway !== null) {
    const within = path.startsWith(`${gateway}/`) ? path.slice(gateway.length + 1) : ''
    return within === '' || within.includes('/') ? 'not-in-gateway' : reservedTabSlugs.has(within) ? 'reserved' : null
  }
  if (['gateways', 'collections', 'community-gateways'].includes(first) && segments.length > 2) return 'in-no-gateway'
  const ofProgram = openSections.get(first)
  if (ofProgram !== undefined) return ofProgram.has(second) ? 'reserved' : null
  return reservedSegments.has(first.toLowerCase()) ? 'reserved' : null
}
