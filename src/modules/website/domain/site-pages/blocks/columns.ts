import type { ReadBlock } from '../block-reader.ts'
import { childElements } from '../html-tree.ts'

/** More columns side by side would be too narrow to read. */
const maxColumns = 4

/** `<div data-block="columns"><div>…</div><div>…</div></div>`: each element is a column. */
export const readColumns: ReadBlock<'columns'> = (element, { parts, warn }) => {
  const columns = childElements(element).map(column => parts(column.childNodes))
  if (columns.length > maxColumns) warn(`There are ${columns.length} columns: those after the fourth begin a new row.`)
  return columns.length === 0 ? 'as text' : { kind: 'columns', columns }
}
