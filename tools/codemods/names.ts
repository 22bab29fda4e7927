/** How one name becomes another: whole names by a table, or the words that a name is made of. */

/** Old name → new name, and words of names: `{ picture: 'image' }` makes `heroPictures` `heroImages`. */
export interface NameRules {
  identifiers: Readonly<Record<string, string>>
  words: Readonly<Record<string, string>>
  /** Names that `words` leaves alone. */
  keep: ReadonlySet<string>
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)
const humpsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[^A-Za-z0-9]+/g) ?? [name]

interface WordRule {
  from: string[]
  to: string
}
const wordRules = new WeakMap<object, WordRule[]>()
/** Longer terms first; each with its plural. */
function rulesOf(words: Readonly<Record<string, string>>): WordRule[] {
  const known = wordRules.get(words)
  if (known !== undefined) return known
  const rules = Object.entries(words)
    .flatMap(([from, to]) =>
      Object.hasOwn(words, `${from}s`) || from.endsWith('s')
        ? [[from, to]]
        : [
            [from, to],
            [`${from}s`, pluralOf(to)],
          ],
    )
    .map(([from = '', to = '']) => ({ from: humpsOf(from).map(lower), to }))
    .toSorted((one, other) => other.from.length - one.from.length)
  wordRules.set(words, rules)
  return rules
}
const pluralOf = (word: string): string =>
  word.endsWith('s') ? word : word.endsWith('y') && !/[aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`

/** Parts of a name in which the terms are replaced; null where there is none. */
function replaceParts(
  parts: readonly string[],
  words: Readonly<Record<string, string>>,
  write: (replacement: string, part: string) => string,
): string[] | null {
  const rules = rulesOf(words)
  const result: string[] = []
  let changed = false
  for (let place = 0; place < parts.length; ) {
    const rule = rules.find(({ from }) => from.every((word, index) => lower(parts[place + index] ?? '') === word))
    const part = parts[place] ?? ''
    result.push(rule === undefined ? part : write(rule.to, part))
    changed ||= rule !== undefined
    place += rule?.from.length ?? 1
  }
  return changed ? result : null
}

/** What an identifier is called afterwards; undefined: as before. */
export function renameIdentifier(name: string, { identifiers, words, keep }: NameRules): string | undefined {
  if (Object.hasOwn(identifiers, name)) return identifiers[name]
  if (keep.has(name) || /^[A-Z0-9_]+$/.test(name)) return undefined
  const parts = replaceParts(humpsOf(name), words, (replacement, part) => (/^[A-Z]/.test(part) ? upper(replacement) : replacement))
  if (parts === null) return undefined
  // A term in the middle begins with a capital letter, the first one as it did.
  const joined = parts
    .map((part, index) => (index === 0 ? part : /^[a-z]/.test(part) && /[a-z0-9]$/i.test(parts[index - 1] ?? '') ? upper(part) : part))
    .join('')
  return joined === name ? undefined : joined
}

/** The same for the name of a file or folder, which is written in kebab-case. */
export function renamePath(path: string, words: Readonly<Record<string, string>>): string {
  return path
    .split('/')
    .map(segment => {
      const [stem = '', ...endings] = segment.split('.')
      const parts = replaceParts(stem.split('-'), words, replacement =>
        replacement.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      )
      return [parts === null ? stem : parts.join('-'), ...endings].join('.')
    })
    .join('/')
}

/** Whole words alone, in any case of their first letter. */
export function replaceWords(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (changed, [old, replacement]) =>
      changed
        .replaceAll(new RegExp(`(?<![\\w-])${old}(?![\\w-])`, 'g'), replacement)
        .replaceAll(new RegExp(`(?<![\\w-])${upper(old)}(?![\\w-])`, 'g'), upper(replacement)),
    text,
  )
}

export interface Change {
  start: number
  end: number
  text: string
}

/** New text for parts of a file, the last part first. */
export function replaceSpans(text: string, changes: readonly Change[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text: replacement }) => changed.slice(0, start) + replacement + changed.slice(end), text)
}
