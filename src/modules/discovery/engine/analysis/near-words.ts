/** Finds similar words by comparing their variants with one letter removed. */
import type { TextReader } from './text-reader.ts'

const minLength = 3
const maxLength = 32
const isUnchanged = (word: string): boolean => word.length >= minLength && word.length <= maxLength && /^\p{L}/u.test(word)

/** Lists the distinct words of texts that may be suggested as corrections. */
export function vocabularyOf(texts: readonly string[], read: TextReader): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    for (const { folded, role } of read(text)) if (role !== 'whole' && isUnchanged(folded)) words.add(folded)
  }
  return [...words]
}

/**
 * Hashes of the word and of all its variants with one letter removed. Two words that differ by one inserted, removed, replaced or moved
 * letter share a hash; words that share one may still differ more.
 */
export function nearHashes(word: string): number[] {
  const characters = [...word]
  const variants = characters.map((_, index) => hash([...characters.slice(0, index), ...characters.slice(index + 1)].join('')))
  return [...new Set([hash(word), ...variants])]
}

/** FNV-1a as a signed 32-bit integer, PostgreSQL's `integer`. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
