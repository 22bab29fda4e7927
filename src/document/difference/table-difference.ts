/** Compares two tables: added and removed rows and columns, and the words of the cells that stayed. */
import type { Inline, TableCell, TableGrid, TableRow } from '../node.ts'
import { partsOf } from '../parts.ts'
import { blockText } from '../text.ts'
import { align, type Pair } from './align.ts'
import { bagOf, likeness, type WordBag } from './likeness.ts'
import { compareText, isUnchanged, type Run } from './text-difference.ts'
import { type Token, type TokenSource, tokensOf } from './tokens.ts'

export type Fate = 'same' | 'changed' | 'added' | 'removed'

export interface CellDifference {
  change: Fate
  header: boolean
  columnSpan: number
  rowSpan: number
  runs: Run[]
}
export interface RowDifference {
  change: Fate
  isHead: boolean
  cells: CellDifference[]
}
export interface GridDifference {
  change: Fate
  rows: RowDifference[]
}

const minLikenessRows = 0.35
const minLikenessColumns = 0.3

export interface Sources {
  old: TokenSource
  new: TokenSource
}

/** One of them may be null: the table was added or removed. */
export function compareGrids(old: TableGrid | null, newer: TableGrid | null, sources: Sources): GridDifference {
  const [before, after] = [layOut(old), layOut(newer)]
  const rows = align(before.rows, after.rows, {
    key: row => row.key,
    likeness: (one, other) => likeness(one.bag, other.bag, minLikenessRows),
    min: minLikenessRows,
  })
  const columns = alignColumns(before, after, rows)
  const shapeChanged = [...rows, ...columns].some(pair => pair.old === null || pair.new === null)
  // Where rows or columns are added or removed, cells that span several would not fit any more, so they appear only in their first place.
  const spans = !shapeChanged
  const compared = rows.map(pair => compareRow(pairOf(pair, before, after), columns, { spans, sources }))
  const same = old !== null && newer !== null && compared.every(row => row.change === 'same')
  return { change: same ? 'same' : old === null ? 'added' : newer === null ? 'removed' : 'changed', rows: compared }
}

/** A table with a place for every column in every row; a place that a cell spans from elsewhere is null. */
interface LaidOut {
  rows: LaidOutRow[]
  width: number
}
interface LaidOutRow {
  cells: (TableCell | null)[]
  isHead: boolean
  key: string
  bag: WordBag
}
const maxColumns = 500

function layOut(grid: TableGrid | null): LaidOut {
  if (grid === null) return { rows: [], width: 0 }
  const covered: number[] = []
  const row = (isHead: boolean) => (tableRow: TableRow) => layOutRow(tableRow, isHead, covered)
  const rows = [...grid.head.map(row(true)), ...grid.bodies.flat().map(row(false)), ...grid.foot.map(row(false))]
  return { rows, width: Math.max(0, ...rows.map(({ cells }) => cells.length)) }
}

function layOutRow(row: TableRow, isHead: boolean, covered: number[]): LaidOutRow {
  const cells: (TableCell | null)[] = []
  const skipCovered = () => {
    while ((covered[cells.length] ?? 0) > 0) {
      covered[cells.length] = (covered[cells.length] ?? 1) - 1
      cells.push(null)
    }
  }
  for (const cell of row.cells) {
    skipCovered()
    const span = Math.min(Math.max(cell.columnSpan, 1), maxColumns)
    for (let index = 0; index < span; index += 1) {
      covered[cells.length] = Math.max(cell.rowSpan - 1, 0)
      cells.push(index === 0 ? cell : null)
    }
  }
  skipCovered()
  const texts = row.cells.map(cell => blockText(cell.children))
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[^\s]+/g) ?? []
  return { cells, isHead, key: texts.map(text => text.replace(/\s+/g, ' ')).join('\t'), bag: bagOf(words) }
}

/** Aligns columns by the content of their cells in paired rows. */
function alignColumns(before: LaidOut, after: LaidOut, rows: readonly Pair[]): Pair[] {
  const both = rows.flatMap(pair => {
    const [one, other] = [before.rows[pair.old ?? -1], after.rows[pair.new ?? -1]]
    return one === undefined || other === undefined ? [] : [[one.cells.map(textOf), other.cells.map(textOf)] as const]
  })
  const columns = (width: number) => Array.from({ length: width }, (_, column) => column)
  if (before.width === after.width && both.length > 0 && mostlyEqual(both, before.width))
    return columns(before.width).map(at => ({ old: at, new: at }))
  const column = (side: 0 | 1) => (at: number) => bagOf(both.map((row, index) => `${index} ${row[side][at] ?? ''}`))
  return align(columns(before.width).map(column(0)), columns(after.width).map(column(1)), {
    key: bag => [...bag.counts.keys()].join('\n') || String(Math.random()),
    likeness: (one, other) => (one.size === 0 ? 0 : likeness(one, other)),
    min: minLikenessColumns,
  })
}

const textOf = (cell: TableCell | null): string => (cell === null ? '' : blockText(cell.children))

function mostlyEqual(rows: readonly (readonly [string[], string[]])[], width: number): boolean {
  let equal = 0
  for (const [one, other] of rows) for (let at = 0; at < width; at += 1) if (one[at] === other[at]) equal += 1
  return equal * 2 >= rows.length * width
}

function pairOf(pair: Pair, before: LaidOut, after: LaidOut): { old: LaidOutRow | null; new: LaidOutRow | null } {
  return { old: before.rows[pair.old ?? -1] ?? null, new: after.rows[pair.new ?? -1] ?? null }
}

function compareRow(
  row: { old: LaidOutRow | null; new: LaidOutRow | null },
  columns: readonly Pair[],
  { spans, sources }: { spans: boolean; sources: Sources },
): RowDifference {
  const cells = columns.flatMap((column): CellDifference[] => {
    const [one, other] = [row.old?.cells[column.old ?? -1] ?? null, row.new?.cells[column.new ?? -1] ?? null]
    if (spans && one === null && other === null) return []
    const shown = other ?? one
    const change = fateOf(row.old !== null && column.old !== null, row.new !== null && column.new !== null)
    const runs = compareText(cellTokens(one, sources.old), cellTokens(other, sources.new))
    return [
      {
        change: change === 'same' && !isUnchanged(runs) ? 'changed' : change,
        header: shown?.header ?? false,
        columnSpan: spans ? (shown?.columnSpan ?? 1) : 1,
        rowSpan: spans ? (shown?.rowSpan ?? 1) : 1,
        runs,
      },
    ]
  })
  const change = fateOf(row.old !== null, row.new !== null)
  const same = change === 'same' && cells.every(cell => cell.change === 'same')
  return { change: change === 'same' && !same ? 'changed' : change, isHead: (row.new ?? row.old)?.isHead ?? false, cells }
}

function fateOf(wasThere: boolean, isThere: boolean): Fate {
  if (!wasThere) return 'added'
  return isThere ? 'same' : 'removed'
}

function cellTokens(cell: TableCell | null, source: TokenSource): Token[] {
  return cell === null ? [] : tokensOf(inlinesOfBlocks(cell.children), source)
}

function inlinesOfBlocks(blocks: TableCell['children']): Inline[] {
  return blocks.flatMap((block, index): Inline[] => [
    ...(index === 0 ? [] : [space]),
    ...partsOf(block).flatMap((part): Inline[] => {
      if (part.kind === 'line') return part.runs.flatMap(run => [...run, space])
      if (part.kind === 'blocks') return inlinesOfBlocks([...part.blocks])
      if (part.kind === 'formula') return [{ kind: 'inline-formula', id: null, formula: part.formula }]
      return part.kind === 'graphic' ? [{ kind: 'inline-graphic', graphic: part.graphic }] : []
    }),
  ])
}
const space: Inline = { kind: 'text', value: ' ' }
