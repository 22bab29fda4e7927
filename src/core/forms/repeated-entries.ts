/**
 * Forms with repeated groups: the rows of a list have entries named `authors[0].name`, groups may be within groups
 * (`authors[0].affiliations[1].country`), and a name that ends in `[]` may have several entries (`authors[0].roles[]`). Each row has an
 * entry `row` with a key of its own, so that a row whose boxes are all empty is there too, and keeps its place when rows move.
 */
import type { Entries } from './entries.ts'

/** The entries of a form as objects and lists, for a schema. */
export type EntryTree = string | string[] | EntryTree[] | { [field: string]: EntryTree }

/** What is beyond is no form of ours. An unlimited index would take as much memory as a request asks for. */
export const repetitionLimits = { rows: 200, depth: 6 } as const

export const rowChanges = ['add', 'remove', 'up', 'down'] as const
export type RowChange = (typeof rowChanges)[number]

/** A change of a list that is requested by a button: without JavaScript the form is sent, and shown again with the rows changed. */
export interface RowIntent {
  change: RowChange
  /** The name of the list, such as `authors[0].affiliations`. */
  list: string
  /** The row's position; for `add` the position after the last row. */
  index: number
}

const segment = /^([A-Za-z][\w-]*)(?:\[(\d{1,3})\])?$/
const rowName = 'row'

interface Step {
  field: string
  index: number | null
}

/** The steps of a name; null for what is none. */
function parseName(name: string): { steps: Step[]; isList: boolean } | null {
  const isList = name.endsWith('[]')
  const steps: Step[] = []
  for (const part of (isList ? name.slice(0, -'[]'.length) : name).split('.')) {
    const [, field, index] = segment.exec(part) ?? []
    if (field === undefined || steps.length === repetitionLimits.depth) return null
    if (index !== undefined && Number(index) >= repetitionLimits.rows) return null
    steps.push({ field, index: index === undefined ? null : Number(index) })
  }
  return { steps, isList }
}

/** The object has no prototype, so that no name of an entry reaches one. */
function emptyGroup(): { [field: string]: EntryTree } {
  const group: { [field: string]: EntryTree } = {}
  Object.setPrototypeOf(group, null)
  return group
}

/** Makes objects and lists of entries. Names that are none of a form are left out; rows move up into the places of missing ones. */
export function treeOf(entries: Entries): { [field: string]: EntryTree } {
  const whole = emptyGroup()
  for (const [name, all] of Object.entries(entries)) {
    const parsed = parseName(name)
    if (parsed !== null) place(whole, parsed.steps, parsed.isList ? [...all] : (all[0] ?? ''))
  }
  return closeGaps(whole)
}

function place(group: { [field: string]: EntryTree }, [step, ...others]: readonly Step[], value: string | string[]): void {
  if (step === undefined) return
  const { field, index } = step
  if (index === null) {
    if (others.length === 0) group[field] = value
    else place(groupAt(group, field), others, value)
    return
  }
  const list = group[field]
  const rows: EntryTree[] = Array.isArray(list) ? list : []
  group[field] = rows
  if (others.length === 0) rows[index] = value
  else {
    const row = rows[index]
    const rowGroup = isGroup(row) ? row : emptyGroup()
    rows[index] = rowGroup
    place(rowGroup, others, value)
  }
}

function groupAt(group: { [field: string]: EntryTree }, field: string): { [field: string]: EntryTree } {
  const there = group[field]
  if (isGroup(there)) return there
  const made = emptyGroup()
  group[field] = made
  return made
}

const isGroup = (tree: EntryTree | undefined): tree is { [field: string]: EntryTree } => typeof tree === 'object' && !Array.isArray(tree)

function closeGaps(group: { [field: string]: EntryTree }): { [field: string]: EntryTree } {
  for (const [field, tree] of Object.entries(group)) {
    if (Array.isArray(tree)) group[field] = tree.flatMap(row => [typeof row === 'string' || Array.isArray(row) ? row : closeGaps(row)])
    else if (isGroup(tree)) closeGaps(tree)
  }
  return group
}

/** The rows of a list in their order; empty where there are none. */
export const rowsOf = (entries: Entries, list: string): Pick<Row, 'key' | 'index'>[] =>
  rowsWithEntries(entries, list).map(({ key, index }) => ({ key, index }))

interface Row {
  key: string
  /** The index is that of the names of its entries; rows that were not sent leave gaps. */
  index: number
  /** Rows are grouped by the part of the name after the row: `.name`. */
  entries: [rest: string, all: readonly string[]][]
}

function rowsWithEntries(entries: Entries, list: string): Row[] {
  const rows = new Map<number, Row['entries']>()
  for (const [name, all] of Object.entries(entries)) {
    const place = placeInList(name, list)
    if (place === null) continue
    const row = rows.get(place.index) ?? []
    row.push([place.rest, all])
    rows.set(place.index, row)
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([index, found]) => ({ key: found.find(([rest]) => rest === `.${rowName}`)?.[1][0] ?? String(index), index, entries: found }))
}

/** Where a name stands in a list; null for names of other entries. */
function placeInList(name: string, list: string): { index: number; rest: string } | null {
  if (!name.startsWith(`${list}[`)) return null
  const [, index, rest = ''] = /^\[(\d{1,3})\](.*)$/.exec(name.slice(list.length)) ?? []
  return index === undefined || Number(index) >= repetitionLimits.rows ? null : { index: Number(index), rest }
}

export const rowKeyName = (list: string, index: number): string => `${list}[${index}].${rowName}`

/** A key that no row of the list has. */
export const nextRowKey = (keys: readonly string[]): string => String(1 + Math.max(-1, ...keys.map(Number).filter(Number.isFinite)))

/** The value of a button: `up authors[1]`. */
export const writeRowIntent = ({ change, list, index }: RowIntent): string => `${change} ${list}[${index}]`

/** Null for what is no value of such a button. */
export function readRowIntent(value: string): RowIntent | null {
  const [, word, list, index] = /^([a-z]+) ([A-Za-z][\w.[\]-]*)\[(\d{1,3})\]$/.exec(value) ?? []
  const change = rowChanges.find(each => each === word)
  if (change === undefined || list === undefined || parseName(list) === null || Number(index) >= repetitionLimits.rows) return null
  return { change, list, index: Number(index) }
}

/** The order of rows after a change, by their keys. What cannot be done changes nothing. */
export function changeRows(keys: readonly string[], { change, index }: Pick<RowIntent, 'change' | 'index'>): string[] {
  const key = keys[index]
  if (change === 'add') return keys.length < repetitionLimits.rows ? [...keys, nextRowKey(keys)] : [...keys]
  if (key === undefined) return [...keys]
  if (change === 'remove') return keys.filter((_, position) => position !== index)
  const to = index + (change === 'up' ? -1 : 1)
  if (to < 0 || to >= keys.length) return [...keys]
  const others = keys.filter((_, position) => position !== index)
  return [...others.slice(0, to), key, ...others.slice(to)]
}

/** The entries after a change of one of their lists; all others stay. */
export function applyRowIntent(entries: Entries, intent: RowIntent): Entries {
  const rows = rowsWithEntries(entries, intent.list)
  const byKey = new Map(rows.map(row => [row.key, row.entries]))
  const order = changeRows(
    rows.map(({ key }) => key),
    intent,
  )
  const others = Object.entries(entries).filter(([name]) => placeInList(name, intent.list) === null)
  const changed = order.flatMap((key, index) => [
    [rowKeyName(intent.list, index), [key]] as const,
    ...(byKey.get(key) ?? [])
      .filter(([rest]) => rest !== `.${rowName}`)
      .map(([rest, all]) => [`${intent.list}[${index}]${rest}`, all] as const),
  ])
  return Object.fromEntries([...others, ...changed])
}

/** The entries that show a tree in a form: the inverse of `treeOf`. Each row of a group gets its position as its key. */
export function entriesOfTree(tree: { readonly [field: string]: EntryTree }, before = ''): Entries {
  const found: Record<string, readonly string[]> = {}
  for (const [field, value] of Object.entries(tree)) {
    const name = `${before}${field}`
    if (typeof value === 'string') found[name] = [value]
    else if (!Array.isArray(value)) Object.assign(found, entriesOfTree(value, `${name}.`))
    else {
      const texts = value.flatMap(each => (typeof each === 'string' ? [each] : []))
      if (texts.length === value.length && texts.length > 0) found[`${name}[]`] = texts
      for (const [index, row] of value.entries()) {
        if (typeof row === 'string' || Array.isArray(row)) continue
        found[rowKeyName(name, index)] = [String(index)]
        Object.assign(found, entriesOfTree(row, `${name}[${index}].`))
      }
    }
  }
  return found
}
