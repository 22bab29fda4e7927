/** Links to the place of a unit on the page of its version. */
import type { Row } from '../compare-documents.ts'
import { tokensOf } from '../tokens.ts'
import type { Side, Unit } from '../unit.ts'
import type { DifferenceSetting } from './setting.ts'

const wordsQuoted = 8
const minQuoted = 3

/**
 * The nearest place with an id, and for browsers that support text fragments the very words
 * (https://wicg.github.io/scroll-to-text-fragment/).
 */
export function pathOf(unit: Unit, side: Side, { versions }: DifferenceSetting): string {
  const { path, placeOf } = versions[side]
  const id = unit.place === null ? null : placeOf(unit.place)
  const quoted = beginningOf(unit)
  const directive = quoted === null ? '' : `:~:text=${encodeURIComponent(quoted).replaceAll('-', '%2D')}`
  return id === null && directive === '' ? path : `${path}#${id === null ? '' : encodeURIComponent(id)}${directive}`
}

/** Its first words, up to anything that is not plain text; null where they are too few to be found. */
function beginningOf({ content }: Unit): string | null {
  const text = content.kind === 'text' ? content.text : content.kind === 'float' ? (content.float.lines[0] ?? []) : []
  const tokens = tokensOf(text, { nameTarget: () => null, hashOf: () => null })
  const end = tokens.findIndex(({ atom }) => atom !== null)
  const plain = tokens.slice(0, end < 0 ? tokens.length : end)
  const words = plain.filter(({ isWord }) => isWord)
  if (words.length < minQuoted) return null
  const last = words[Math.min(words.length, wordsQuoted) - 1]
  return plain
    .slice(0, last === undefined ? 0 : plain.indexOf(last) + 1)
    .map(({ text: each, spaced }, index) => (spaced && index > 0 ? ` ${each}` : each))
    .join('')
}

/** The versions that contain the content of a row, the older one first. */
export function sidesOf(row: Row): Side[] {
  if (row.change === 'moved-away' || row.new === null) return ['old']
  return row.old === null ? ['new'] : ['old', 'new']
}
