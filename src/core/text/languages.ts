/**
 * The languages of the interface (specification, accounts.md section 9), how an address names one, and which one a reader asks for.
 * An address names its language by its first segment: `/de/browse`. The platform's own language has no prefix.
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
 * Takes the language prefix off an address within the site; what follows the path stays.
 * @returns the address as it is without a prefix, and null, where its first segment is no language in lower case
 */
export function splitLanguage(path: string): { language: Language | null; path: string } {
  const [, segment, rest] = /^\/([a-z]+)(?=[/?#]|$)(.*)$/s.exec(path) ?? []
  if (segment === undefined || rest === undefined || !isLanguage(segment)) return { language: null, path }
  // `/de//x` may not become `//x`, which a browser reads as the address of another host.
  const without = rest.replace(/^\/+/, '/')
  return { language: segment, path: without.startsWith('/') ? without : `/${without}` }
}

/**
 * The address of the same page in a language: a prefix that is there is replaced.
 * Only addresses from the site's root (`/browse?page=2`) change; those of other hosts and places in the page stay as they are.
 */
export function withLanguage(path: string, language: Language, defaultLanguage: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const bare = splitLanguage(path).path
  if (language === defaultLanguage) return bare
  return `/${language}${bare.replace(/^\/(?=[?#]|$)/, '')}`
}

/** More than any browser sends; what is longer is not read to its end. */
const maxHeaderLength = 1000

/**
 * The offered language that a reader prefers most: the lookup of RFC 4647 section 3.4 over the ranges of RFC 9110 section 12.5.4, so
 * that `de-AT` finds German. Ranges that cannot be read are passed over; of equal ones the first counts.
 * @param header the value of Accept-Language
 * @returns null where none of the offered languages is asked for
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
