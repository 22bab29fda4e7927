import type { Node as PageNode } from 'prosemirror-model'
import { attributeOf, childElements, type HtmlElement, outerHtml } from '../../domain/site-pages/html-tree.ts'
import { nodeTypes } from '../schema.ts'
import type { PageReader } from './page-reader.ts'
import { attributesIn, isBlank, standsInText } from './read-text.ts'

const sections = ['thead', 'tbody', 'tfoot']

/** @returns null for a table with anything besides a caption, rows, cells, and row groups without attributes */
export function readTable(table: HtmlElement, reader: PageReader): PageNode | null {
  const [first, ...others] = childElements(table)
  const caption = first?.tagName === 'caption' ? first : null
  const parts = caption || first === undefined ? others : [first, ...others]
  const isPlain = parts.every(part => sections.includes(part.tagName) && part.attrs.length === 0 && holdsOnly(part, ['tr']))
  if (!isPlain || !(caption?.childNodes.every(standsInText) ?? true) || !table.childNodes.every(isElementOrBlank)) return null
  const rows = parts.flatMap((part, position) => childElements(part).map(row => readRow(row, part.tagName, position, reader)))
  if (rows.length === 0 || rows.includes(null)) return null
  const captionNode = nodeTypes.tableCaption.create(
    { attributes: caption ? attributesIn(caption) : {} },
    reader.text(caption?.childNodes ?? []),
  )
  const tableNode = nodeTypes.table.create(
    null,
    rows.filter(row => row !== null),
  )
  return nodeTypes.captionedTable.create({ attributes: attributesIn(table) }, [captionNode, tableNode])
}

function readRow(row: HtmlElement, section: string, part: number, reader: PageReader): PageNode | null {
  if (!holdsOnly(row, ['td', 'th']) || childElements(row).length === 0) return null
  const cells = childElements(row).map(cell => {
    const type = cell.tagName === 'th' ? nodeTypes.tableHeader : nodeTypes.tableCell
    const { colspan, rowspan, ...attributes } = attributesIn(cell)
    const attrs = { attributes, colspan: spanOf(colspan), rowspan: spanOf(rowspan) }
    return reader.note(type.create(attrs, reader.blocks(cell.childNodes, type.name)), outerHtml(cell), 'tableRow')
  })
  return reader.note(nodeTypes.tableRow.create({ attributes: attributesIn(row), section, part }, cells), outerHtml(row), 'table')
}

const isElementOrBlank = (node: HtmlElement['childNodes'][number]): boolean => 'tagName' in node || isBlank(node)
const holdsOnly = (element: HtmlElement, tags: readonly string[]): boolean =>
  element.childNodes.every(isElementOrBlank) &&
  childElements(element).every(child => tags.includes(child.tagName) && attributeOf(child, 'data-block') === null)

/** Reads a span like a browser: an integer from 1 to 1000. */
const spanOf = (value: string | undefined): number => {
  const span = Number.parseInt(value ?? '', 10)
  return span >= 1 && span <= 1000 ? span : 1
}
