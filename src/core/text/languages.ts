/**
 * The languages of the interface (specification, accounts.md section 9), their URL prefixes, and a reader's preferred one.
 * The first segment of a path names the language: `/de/browse`. The site's default language has no prefix.
 */

export const languages = ['en', 'de', 'es', 'fr', 'it', 'ja'] as const
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
}

const known: ReadonlySet<string> = new Set(languages)

export function isLanguage(text: string): text is Language {
  return known.has(text)
}

/**
 * Splits the language prefix off a path; query and fragment stay.
 * @returns the path unchanged, and null, where its first segment is no language in lower case
 */
export function splitLanguage(path: string): { language: Language | null; path: string } {
  const [, segment, rest] = /^\/([a-z]+)(?=[/?#]|$)(.*)$/s.exec(path) ?? []
  if (segment === undefined || rest === undefined || !isLanguage(segment)) return { language: null, path }
  // `/de//x` must not become `//x`, which browsers treat as another host.
  const without = rest.replace(/^\/+/, '/')
  return { language: segment, path: without.startsWith('/') ? without : `/${without}` }
}

/**
 * The path of the same page in another language; an existing prefix is replaced.
 * Only paths of this site (`/browse?page=2`) change; URLs of other hosts and fragments stay as they are.
 */
export function withLanguage(path: string, language: Language, defaultLanguage: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const plain = splitLanguage(path).path
  if (language === defaultLanguage) return plain
  return `/${language}${plain.replace(/^\/(?=[?#]|$)/, '')}`
}

/** More than any browser sends; what is longer is not read to its end. */
const maxHeaderLength = 1000

/**
 * The offered language that a reader prefers: the lookup of RFC 4647 section 3.4 over the ranges of RFC 9110 section 12.5.4, so
 * that `de-AT` matches German. Malformed ranges are ignored; of equal ones the first counts.
 * @param header the value of Accept-Language
 * @returns null where none of the offered languages matches
 */
export function preferredLanguage<Offered extends string>(header: string | null | undefined, offered: readonly Offered[]): Offered | null {
  const ranges = (header ?? '').slice(0, maxHeaderLength).split(',').flatMap(readRange)
  const refused = new Set(ranges.flatMap(({ tag, quality }) => (quality === 0 ? [tag] : [])))
  for (const { tag, quality } of ranges.toSorted((a, b) => b.quality - a.quality)) {
    if (quality === 0) break
    const found = offered.find(language => !refused.has(language) && (tag === '*' || tag === language || tag.startsWith(`${language}-`)))
    if (found !== undefined) return found
  }
  return null
}

function readRange(text: string): { tag: string; quality: number }[] {
  const match = /^\s*(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(text)
  return match?.[1] === undefined ? [] : [{ tag: match[1].toLowerCase(), quality: Number(match[2] ?? 1) }]
}
