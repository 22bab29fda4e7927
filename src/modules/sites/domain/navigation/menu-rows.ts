/** A menu in the editor's form: a flat list of rows of two levels, and the operations on them. */
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { mayBeLinked } from '../../../../core/text/link.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { type MenuItem, type MenuPlaceholder, menuPlaceholders } from './main-menu.ts'

/** The target of a row: a URL, none (a heading of others), or one that the site's features decide. */
export const rowTargets = ['address', 'heading', ...menuPlaceholders] as const
export type RowTarget = (typeof rowTargets)[number]

export interface MenuRow {
  /** Identifies the row while it is edited. */
  key: string
  text: string
  target: RowTarget
  /** The path is that of a target that is a URL. A row that has another target may keep it, for an editor who goes back. */
  path: string
  /** The masthead shows two levels: a row of level 1 is a child of the last row of level 0 before it. */
  depth: 0 | 1
}

export const menuLimits = { rows: 60, text: 60, path: 2000 } as const

const isPlaceholder = (target: RowTarget): target is MenuPlaceholder => target !== 'address' && target !== 'heading'

/** @param wordsOf an item, which may have them by key */
export function menuRows(items: readonly MenuItem[], wordsOf: (item: MenuItem) => string): MenuRow[] {
  let made = 0
  const rowsOf = (neighbour: readonly MenuItem[], depth: 0 | 1): MenuRow[] =>
    neighbour
      .toSorted((one, other) => one.menuOrder - other.menuOrder)
      .flatMap(item => {
        made += 1
        const { path = '', placeholder, children = [] } = item
        const target: RowTarget = placeholder ?? (path === '' ? 'heading' : 'address')
        // The masthead shows two levels: deeper items move up beside their parent.
        return [{ key: String(made), text: wordsOf(item), target, path, depth }, ...rowsOf(children, 1)]
      })
  return rowsOf(items, 0)
}

/** The menu of the rows, renumbered. */
export function menuOfRows(rows: readonly MenuRow[]): MenuItem[] {
  return blocksOf(rows).map(([first, ...children], index) => ({
    ...itemOf(first, index),
    children: children.map((child, position) => itemOf(child, position)),
  }))
}

const itemOf = ({ text, target, path }: MenuRow, index: number): MenuItem => ({
  text: normaliseLine(text),
  menuOrder: index + 1,
  ...(target === 'address' && { path: path.trim() }),
  ...(isPlaceholder(target) && { placeholder: target }),
})

type Block = [first: MenuRow, ...children: MenuRow[]]

/** Groups each row of the first level with its children. A child at the very beginning becomes a row of the first level. */
function blocksOf(rows: readonly MenuRow[]): Block[] {
  const blocks: Block[] = []
  for (const row of rows) {
    const last = blocks.at(-1)
    if (row.depth === 1 && last !== undefined) last.push(row)
    else blocks.push([{ ...row, depth: 0 }])
  }
  return blocks
}

export const rowMoves = ['up', 'down', 'in', 'out'] as const
export type RowMove = (typeof rowMoves)[number]

/** Returns the same rows if the row cannot move. Rows of the first level take their children along. */
export function moveRow(rows: readonly MenuRow[], key: string, move: RowMove): readonly MenuRow[] {
  const at = rows.findIndex(row => row.key === key)
  const row = rows[at]
  if (row === undefined) return rows
  switch (move) {
    case 'in':
      return row.depth === 0 && at > 0 && rows[at + 1]?.depth !== 1 ? rows.with(at, { ...row, depth: 1 }) : rows
    case 'out':
      return row.depth === 1 ? rows.with(at, { ...row, depth: 0 }) : rows
    case 'up':
    case 'down':
      return row.depth === 1 ? moveChild(rows, at, move) : moveBlock(rows, key, move)
  }
}

function moveChild(rows: readonly MenuRow[], at: number, move: 'up' | 'down'): readonly MenuRow[] {
  const to = move === 'up' ? at - 1 : at + 1
  // The first row of all cannot be a child.
  if (to < 1 || to >= rows.length) return rows
  return swapped(rows, at, to)
}

function moveBlock(rows: readonly MenuRow[], key: string, move: 'up' | 'down'): readonly MenuRow[] {
  const blocks = blocksOf(rows)
  const at = blocks.findIndex(([first]) => first.key === key)
  const to = move === 'up' ? at - 1 : at + 1
  return to < 0 || to >= blocks.length ? rows : swapped(blocks, at, to).flat()
}

function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] {
  const [first, second] = [items[one], items[other]]
  return items.map((item, at) => (at === one && second !== undefined ? second : at === other && first !== undefined ? first : item))
}

export const canMove = (rows: readonly MenuRow[], key: string, move: RowMove): boolean => moveRow(rows, key, move) !== rows

/** Drops a row before or after another one, on the same level. A row that has children takes them along. */
export function placeRow(rows: readonly MenuRow[], key: string, neighbour: string, position: 'before' | 'after'): readonly MenuRow[] {
  const block = blocksOf(rows).find(([first]) => first.key === key)
  const moving = block ?? rows.filter(row => row.key === key)
  const rest = rows.filter(row => !moving.some(each => each.key === row.key))
  const target = rest.findIndex(row => row.key === neighbour)
  if (moving.length === 0 || target === -1) return rows
  const follows = rest.slice(target + 1).findIndex(row => row.depth === 0)
  const endOfBlock = follows === -1 ? rest.length : target + 1 + follows
  const isChild = rest[target]?.depth === 1
  // After a row of the first level means after its children too.
  const at = position === 'before' ? target : isChild ? target + 1 : endOfBlock
  const depth = isChild ? 1 : 0
  const placed = moving.map((row, index) => ({ ...row, depth: index === 0 ? depth : 1 }) satisfies MenuRow)
  return [...rest.slice(0, at), ...placed, ...rest.slice(at)]
}

/** The children of a removed row move to the row before. */
export const removeRow = (rows: readonly MenuRow[], key: string): MenuRow[] => blocksOf(rows.filter(row => row.key !== key)).flat()

export const rowProblems = ['no-text', 'long-text', 'banned-text', 'same-text', 'no-address', 'bad-address', 'empty-heading'] as const
export type RowProblem = (typeof rowProblems)[number]

/** The problems that keep the rows from being saved, by row key; empty where there are none. */
export function menuProblems(rows: readonly MenuRow[]): Map<string, RowProblem> {
  const found = new Map<string, RowProblem>()
  for (const [first, ...children] of blocksOf(rows)) {
    const own = problemOf(first) ?? (first.target === 'heading' && children.length === 0 ? 'empty-heading' : null)
    if (own !== null) found.set(first.key, own)
    for (const child of children) {
      const problem = problemOf(child) ?? (child.target === 'heading' ? 'no-address' : null)
      if (problem !== null) found.set(child.key, problem)
    }
    for (const twice of repeated(children)) found.set(twice, 'same-text')
  }
  for (const twice of repeated(blocksOf(rows).map(([first]) => first))) found.set(twice, 'same-text')
  return found
}

function problemOf({ text, target, path }: MenuRow): RowProblem | null {
  const words = normaliseLine(text)
  if (words === '') return 'no-text'
  if (words.length > menuLimits.text) return 'long-text'
  if (withoutBannedCharacters(words) !== null) return 'banned-text'
  if (target !== 'address') return null
  if (path.trim() === '') return 'no-address'
  return path.length <= menuLimits.path && !path.startsWith('#') && mayBeLinked(path.trim()) ? null : 'bad-address'
}

/** The rows whose text repeats that of an earlier one. */
function repeated(rows: readonly MenuRow[]): string[] {
  const said = new Set<string>()
  return rows.flatMap(({ key, text }) => {
    const words = normaliseLine(text)
    if (words !== '' && said.has(words)) return [key]
    said.add(words)
    return []
  })
}
