/** Writes tables in formulas: matrices, cases, aligned lines. */
import type { MathElement } from '../node.ts'
import { call, list, none, noTypst, type Typst, word } from './code.ts'

export function writeMathTable(element: MathElement, row: (element: MathElement) => Typst): Typst {
  const rows = childrenNamed(element, ['mtr', 'mlabeledtr']).map(each => {
    const cells = childrenNamed(each, ['mtd'])
    // The label of a row comes first in MathML and last on paper.
    return (each.name === 'mlabeledtr' ? [...cells.slice(1), ...cells.slice(0, 1)] : cells).map(row)
  })
  const columns = Math.max(0, ...rows.map(cells => cells.length))
  if (columns === 0) return noTypst
  const even = rows.map(cells => list(Array.from({ length: columns }, (_, index) => cells[index] ?? noTypst)))
  const aligns = (element.attributes.columnalign ?? '').split(/\s+/)
  const isDisplay = element.attributes.displaystyle === 'true' || aligns[0] === 'right'
  const align = aligns[0] === 'left' || aligns[0] === 'right' ? word(columns > 1 && aligns[0] === 'right' ? 'left' : aligns[0]) : undefined
  return call('math-table', even, { delim: none, align, display: isDisplay })
}

function childrenNamed(element: MathElement, names: readonly string[]): MathElement[] {
  return element.children.filter(child => typeof child !== 'string').filter(child => names.includes(child.name))
}
