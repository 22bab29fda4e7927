import type { CellAlign, TableCell, TableGrid, TableRow } from '../../../node.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, elementChildren } from '../xml/read.ts'
import { alignOf, verticalAlignOf } from './cell-attributes.ts'

interface Column {
  name: string | null
  align: CellAlign | null
  width: string | null
}

/** Reads one `tgroup` of the OASIS exchange (CALS) model: columns are named, spans run from name to name. */
export function readCalsTable(group: XmlElement, table: XmlElement, context: ReadContext): TableGrid {
  const columns = readColumns(group)
  const spans = readSpans(group)
  const rowsOf = (section: XmlElement, isHead: boolean) =>
    childrenNamed(section, 'row', 'oasis:row').map((row): TableRow => {
      const cells = elementChildren(row).map(entry => readEntry(entry, isHead, [row, section, group], columns, spans, context))
      return { id: attribute(row, 'id'), cells }
    })
  const sections = (name: string) => childrenNamed(group, name, `oasis:${name}`)
  return {
    kind: 'grid',
    id: attribute(group, 'id') ?? attribute(table, 'id'),
    columns: columns.map(({ align, width }) => ({ span: 1, width, align })),
    head: sections('thead').flatMap(section => rowsOf(section, true)),
    bodies: sections('tbody').map(section => rowsOf(section, false)),
    foot: sections('tfoot').flatMap(section => rowsOf(section, false)),
    picture: null,
  }
}

function readColumns(group: XmlElement): Column[] {
  const columns: Column[] = []
  for (const spec of childrenNamed(group, 'colspec', 'oasis:colspec')) {
    const at = Number.parseInt(attribute(spec, 'colnum') ?? '', 10)
    while (at <= 1000 && columns.length < at - 1) columns.push({ name: null, align: null, width: null })
    columns.push({ name: attribute(spec, 'colname'), align: alignOf(spec), width: attribute(spec, 'colwidth') })
  }
  return columns
}

/** Reads `spanspec`: spans with a name of their own. */
function readSpans(group: XmlElement): ReadonlyMap<string, { from: string | null; to: string | null }> {
  return new Map(
    childrenNamed(group, 'spanspec', 'oasis:spanspec').map(spec => [
      attribute(spec, 'spanname') ?? '',
      { from: attribute(spec, 'namest'), to: attribute(spec, 'nameend') },
    ]),
  )
}

function readEntry(
  entry: XmlElement,
  isHead: boolean,
  around: XmlElement[],
  columns: Column[],
  spans: ReadonlyMap<string, { from: string | null; to: string | null }>,
  context: ReadContext,
): TableCell {
  const named = spans.get(attribute(entry, 'spanname') ?? '')
  const from = position(columns, attribute(entry, 'namest') ?? named?.from ?? attribute(entry, 'colname'))
  const to = position(columns, attribute(entry, 'nameend') ?? named?.to ?? null)
  const columnSpan = from !== null && to !== null && to > from ? to - from + 1 : 1
  const moreRows = Number.parseInt(attribute(entry, 'morerows') ?? '0', 10) || 0
  const outer = around.map(alignOf).find(align => align !== null) ?? null
  return {
    id: attribute(entry, 'id'),
    header: isHead,
    scope: isHead ? (columnSpan > 1 ? 'colgroup' : 'col') : null,
    columnSpan,
    rowSpan: Math.min(Math.max(0, moreRows), 65533) + 1,
    align: alignOf(entry) ?? columns[from ?? -1]?.align ?? outer,
    verticalAlign: verticalAlignOf(entry) ?? around.map(verticalAlignOf).find(align => align !== null) ?? null,
    children: context.readBlocks(/(^|:)entry$/.test(entry.name) ? entry.children : [entry]),
  }
}

function position(columns: Column[], name: string | null): number | null {
  if (name === null) return null
  const index = columns.findIndex(column => column.name === name)
  return index === -1 ? null : index
}
