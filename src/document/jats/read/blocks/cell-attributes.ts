import type { CellAlign, CellVerticalAlign } from '../../../node.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute } from '../xml/read.ts'

const aligns: Readonly<Record<string, CellAlign>> = {
  left: 'left',
  start: 'left',
  right: 'right',
  end: 'right',
  center: 'center',
  middle: 'center',
  centre: 'center',
  justify: 'justify',
  char: 'char',
}
const verticalAligns: Readonly<Record<string, CellVerticalAlign>> = {
  top: 'top',
  middle: 'middle',
  center: 'middle',
  bottom: 'bottom',
  baseline: 'baseline',
}

/** The alignment from `style`, which takes precedence in HTML, or `align`. */
export function alignOf(element: XmlElement): CellAlign | null {
  const styled = /text-align\s*:\s*([a-z]+)/i.exec(element.attributes.style ?? '')?.[1]
  return aligns[(styled ?? attribute(element, 'align') ?? '').toLowerCase()] ?? null
}

export function verticalAlignOf(element: XmlElement): CellVerticalAlign | null {
  const styled = /vertical-align\s*:\s*([a-z]+)/i.exec(element.attributes.style ?? '')?.[1]
  return verticalAligns[(styled ?? attribute(element, 'valign') ?? '').toLowerCase()] ?? null
}

/** A number of columns or rows, at least 1. HTML allows 1000 columns and 65534 rows, so more than that is malicious. */
export function countOf(element: XmlElement, name: string): number {
  const count = Number.parseInt(attribute(element, name) ?? '', 10)
  return count > 1 ? Math.min(count, name === 'rowspan' ? 65534 : 1000) : 1
}
