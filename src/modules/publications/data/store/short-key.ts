import { createHash } from 'node:crypto'

/** PostgreSQL's indexes reject entries above 2,704 bytes, and a character has up to four. */
export const maxKeyLength = 500
const retainedOfLong = 400

/** The text itself, or where it is too long for an index its beginning and the hash of the whole, so that two texts never share a key. */
export function shortKey(text: string): string {
  if (text.length <= maxKeyLength) return text
  return `${text.slice(0, retainedOfLong).toWellFormed()}…${createHash('sha256').update(text).digest('hex')}`
}
