/** Words that are written almost alike, by what remains when a letter is left out. */
import type { TextReader } from './text-reader.ts'

const minLength = 3
const maxLength = 32
const isKept = (word: string): boolean => word.length >= minLength && word.length <= maxLength && /^\p{L}/u.test(word)

/** The different words of texts that a reader may have meant. */
export function vocabularyOf(texts: readonly string[], read: TextReader): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    for (const { folded, role } of read(text)) if (role !== 'whole' && isKept(folded)) words.add(folded)
  }
  return [...words]
}

/**
 * Hashes of the word and of all that it is with one letter left out. Two words of which one comes from the other by a letter more, less,
 * other or moved share one; what shares one may still be further apart.
 */
export function nearHashes(word: string): number[] {
  const characters = [...word]
  const variants = characters.map((_, index) => hash([...characters.slice(0, index), ...characters.slice(index + 1)].join('')))
  return [...new Set([hash(word), ...variants])]
}

/** FNV-1a, signed as PostgreSQL's integer is. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
