/** The forms in which a text writes a name. */

export interface WrittenName {
  given: string | null
  family: string | null
  full: string
}

/** Replaces a name in texts of every language, and in URLs. */
const removed = { text: '[…]', url: '-' } as const

/** Full names, or with the first given name alone, family name first or last; never a single word, which may mean something else. */
export function wholeNames({ given, family, full }: WrittenName): string[] {
  const givenNames = given && family ? [given, given.trim().split(/\s+/)[0] ?? given] : []
  return [full, ...givenNames.flatMap(first => [`${first} ${family}`, `${family} ${first}`, `${family}, ${first}`])].filter(name =>
    /\S\s+\S/.test(name.trim()),
  )
}

/** Names with initials, as in copyright lines and references: “Roof AB”, “A. B. Roof”. */
export function nameInitials({ given, family }: WrittenName): string[] {
  const letters = given?.match(/(?<![\p{L}\p{M}])\p{L}/gu) ?? []
  if (!family || letters.length === 0) return []
  const forms = [letters, letters.slice(0, 1)].flatMap(some => [some.join(''), some.join(' '), `${some.join('.')}.`, `${some.join('. ')}.`])
  return [...new Set(forms)].flatMap(short => [`${family} ${short}`, `${family}, ${short}`, `${short} ${family}`])
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches each text as a word of its own, ignoring case, the longest first. Null where there are none. */
export function matchingAny(texts: readonly string[]): RegExp | null {
  const known = [...new Set(texts.map(text => text.trim()).filter(text => text !== ''))].toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return null
  // “B” also matches “B.”.
  const word = (text: string): string => (/^\p{L}$/u.test(text) ? `${text}\\.?` : escaped(text))
  const any = known.map(text => text.split(/\s+/).map(word).join('\\s+')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
}

export const withoutWords = (text: string, words: RegExp | null, kind: keyof typeof removed = 'text'): string =>
  words === null ? text : text.replace(words, removed[kind])
