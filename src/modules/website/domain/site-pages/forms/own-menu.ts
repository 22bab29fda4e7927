import type { FieldError } from '../../../../../core/forms/message-keys.ts'
import { withoutBannedCharacters } from '../../../../../core/forms/rules.ts'

interface OwnMenu {
  items: { refId: string; text: string }[] | null
  /** The first line that cannot be read; starts at 1. */
  invalidLine: number | null
}

/** The menu that a page has of its own. Each line has the id of an element, a space, and words. */
export function readOwnMenu(entry: string): OwnMenu {
  const lines = entry.split('\n').map(line => line.trim())
  const read = lines.map(line => /^#?(\S+)\s+(\S.*)$/.exec(line))
  const invalidAt = lines.findIndex((line, place) => line !== '' && read[place] === null)
  const items = read.flatMap(match => (match === null ? [] : [{ refId: match[1] ?? '', text: match[2] ?? '' }]))
  return { items: items.length === 0 ? null : items, invalidLine: invalidAt === -1 ? null : invalidAt + 1 }
}

export function ownMenuRule(entry: string): FieldError | null {
  const { items, invalidLine } = readOwnMenu(entry)
  if (invalidLine !== null) return { key: 'content-own-menu-wrong', values: { line: invalidLine } }
  return items?.some(({ text }) => withoutBannedCharacters(text) !== null) ? { key: 'label-banned-characters', values: {} } : null
}
