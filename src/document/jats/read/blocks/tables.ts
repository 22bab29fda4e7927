import type { Block, Graphic, Table, TableGrid } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, childrenNamed, descendantsNamed, elementChildren } from '../xml/read.ts'
import { readCalsTable } from './cals-tables.ts'
import { readHtmlTable } from './html-tables.ts'
import { readFloat } from './read-float.ts'
import { readGraphic } from './read-graphic.ts'

const tableNames = new Set(['table', 'oasis:table', 'tgroup', 'oasis:tgroup', 'entrytbl', 'oasis:entrytbl'])

export const readTableWrap: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const feet = rest.filter(child => typeof child !== 'string' && child.name === 'table-wrap-foot')
  const table: Table = {
    kind: 'table',
    ...float,
    children: readTableParts(
      rest.filter(child => !feet.includes(child)),
      context,
    ),
    footnotes: feet.flatMap(foot => (typeof foot === 'string' ? [] : readFoot(foot, context))),
  }
  return [table]
}

export const readTableGroup: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const feet = rest.filter(child => typeof child !== 'string' && child.name === 'table-wrap-foot')
  const children = context.readBlocks(rest.filter(child => !feet.includes(child)))
  for (const foot of feet) if (typeof foot !== 'string') children.push(...readFoot(foot, context))
  return [{ kind: 'table-group', ...float, children }]
}

/** Reads a `table` or `array` without a wrapper. */
export const readPlainTable: BlockHandler = (element, context) => {
  const isArray = element.name === 'array'
  const { float, rest } = readFloat(element, context)
  const parts = !isArray ? [element] : rest.some(isTableBody) ? [{ ...element, name: 'table', children: rest }] : rest
  const facts = isArray
    ? { ...float, id: float.id }
    : { id: null, label: [], caption: null, alt: null, longDescription: null, attribution: null }
  return [{ kind: 'table', ...facts, children: readTableParts(parts, context), footnotes: [] }]
}

function isTableBody(node: XmlNode): boolean {
  return typeof node !== 'string' && (node.name === 'tbody' || node.name === 'tr')
}

/** Reads the grids of a table, and all other content between them, in order. */
function readTableParts(nodes: readonly XmlNode[], context: ReadContext): (TableGrid | Block)[] {
  const parts: (TableGrid | Block)[] = []
  let between: XmlNode[] = []
  const flush = () => {
    parts.push(...context.readBlocks(between))
    between = []
  }
  for (const node of nodes) {
    const grids = typeof node === 'string' ? null : readGrids(node, context)
    if (grids === null) between.push(node)
    else {
      flush()
      parts.push(...grids)
    }
  }
  flush()
  return parts
}

function readGrids(element: XmlElement, context: ReadContext): (TableGrid | Block)[] | null {
  if (element.name === 'alternatives') return readAlternatives(element, context)
  if (!tableNames.has(element.name)) return null
  const groups = /tgroup$|entrytbl$/.test(element.name) ? [element] : childrenNamed(element, 'tgroup', 'oasis:tgroup')
  if (groups.length === 0) return withCaption(element, readHtmlTable(element, context), context)
  return [...titleOf(element, context), ...groups.map(group => readCalsTable(group, element, context))]
}

/** Reads a table with an image of it: the image becomes part of the grid. */
function readAlternatives(element: XmlElement, context: ReadContext): (TableGrid | Block)[] | null {
  const parts = elementChildren(element)
  if (!parts.some(part => tableNames.has(part.name))) return null
  const isImage = (part: XmlElement) => part.name === 'graphic' || part.name === 'inline-graphic'
  const read = readTableParts(
    parts.filter(part => !isImage(part)),
    context,
  )
  const [picture, ...others] = parts
    .filter(isImage)
    .map(part => readGraphic(part, context))
    .filter(graphic => graphic !== null)
  const grid = read.find(part => part.kind === 'grid')
  if (grid && picture) grid.picture = withAlternatives(picture, others)
  return read
}

function withAlternatives(graphic: Graphic, others: Graphic[]): Graphic {
  return { ...graphic, alternatives: [...graphic.alternatives, ...others.map(other => other.href)] }
}

/** HTML allows a caption inside a table. */
function withCaption(element: XmlElement, grid: TableGrid, context: ReadContext): (TableGrid | Block)[] {
  return [...childrenNamed(element, 'caption').flatMap(caption => context.readBlocks(caption.children)), grid]
}

function titleOf(element: XmlElement, context: ReadContext): Block[] {
  return context.readBlocks(childrenNamed(element, 'title', 'oasis:title'))
}

function readFoot(foot: XmlElement, context: ReadContext): Block[] {
  const heads = descendantsNamed(foot, 'attrib', 'permissions').length > 0 ? readFloat(foot, context) : null
  const blocks = context.readBlocks(
    heads ? [...childrenNamed(foot, 'label'), ...childrenExcept(foot, 'label', 'attrib', 'permissions')] : foot.children,
  )
  for (const statement of heads?.float.attribution?.statements ?? []) {
    blocks.push({ kind: 'paragraph', id: null, continued: false, children: statement })
  }
  blocks.push(...(heads?.float.attribution?.licence?.text ?? []))
  const id = attribute(foot, 'id')
  const first = blocks[0]
  if (id !== null && first && 'id' in first && first.id === null) first.id = id
  return blocks
}
