/** Writes the editor's document as a page's HTML. */
import { Fragment, type Node as PageNode } from 'prosemirror-model'
import { idFromWords } from '../../../../core/text/id-from-words.ts'
import { type Attributes, attributesOf, nodeTypes, stringAttribute } from '../schema.ts'
import type { PageWriter } from './page-writer.ts'
import { noSources, type Sources } from './sources.ts'
import { writeTable } from './write-table.ts'
import { element, writeText } from './write-text.ts'

/** @param sources of the nodes that are unchanged */
export function writePage(document: PageNode, sources: Sources = noSources()): string {
  if (sources.whole?.document === document) return sources.whole.html
  const write = writerWith(sources, takenIds(document))
  return write.inner(document).trim()
}

/** The elements that a fragment needs around it to be valid HTML. */
const wrappings: Readonly<Record<string, readonly [begin: string, end: string]>> = {
  listItem: ['<ul>', '</ul>'],
  term: ['<dl>', '</dl>'],
  definition: ['<dl>', '</dl>'],
  table: ['<table>', '</table>'],
  tableRow: ['<table><tbody>', '</tbody></table>'],
  tableCell: ['<table><tbody><tr>', '</tr></tbody></table>'],
  tableHeader: ['<table><tbody><tr>', '</tr></tbody></table>'],
  tableCaption: ['<p>', '</p>'],
  itemTitle: ['<p>', '</p>'],
}

/** Writes nodes that are copied from a page. */
export function writeNodes(nodes: readonly PageNode[]): string {
  const write = writerWith(noSources(), new Set())
  return nodes
    .map((node, position) => {
      if (node.isInline) return writeText(Fragment.from(node))
      const [begin, end] = wrappings[node.type.name] ?? ['', '']
      const isFirst = wrappings[nodes[position - 1]?.type.name ?? '']?.[0] !== begin
      const isLast = wrappings[nodes[position + 1]?.type.name ?? '']?.[0] !== begin
      return (isFirst ? begin : '') + write.part(node) + (isLast ? end : '')
    })
    .join('')
}

function takenIds(document: PageNode): Set<string> {
  const taken = new Set<string>()
  document.descendants(node => {
    const { id } = attributesOf(node)
    if (id !== undefined) taken.add(id)
  })
  return taken
}

function writerWith(sources: Sources, ids: Set<string>): PageWriter & { part(node: PageNode): string } {
  const writer = {
    text: (node: PageNode) => writeText(node.content),
    inner: (node: PageNode) => {
      const isNew = (child: PageNode): boolean => sources.ofNode.get(child) === undefined
      const children = node.children.filter(child => !(isNew(child) && isEmptyParagraph(child)))
      return children
        .map((child, position) => {
          const before = sources.ofNode.get(child)?.before ?? (node.type === nodeTypes.doc && position > 0 ? '\n' : '')
          return before + writer.child(child, node, children[position - 1], children[position + 1])
        })
        .join('')
    },
    child(node: PageNode, parent: PageNode, previous: PageNode | undefined, next: PageNode | undefined): string {
      const source = sources.ofNode.get(node)
      const isHere = source?.within === parent.type.name
      if (node.type !== nodeTypes.paragraph || node.attrs.bare === false) return isHere ? source.html : writer.node(node, parent.type.name)
      const html = source?.html ?? writer.text(node)
      const isBetweenBlocks = !isLoose(previous) && !isLoose(next)
      return isBetweenBlocks && (isHere || standsBare(node, parent)) ? html : element('p', attributesOf(node), html.trim())
    },
    /** Writes a part of a table on its own; normally it is written together with the table. */
    part(node: PageNode): string {
      const { table, tableRow, tableCell, tableHeader, tableCaption, itemTitle } = nodeTypes
      if ([tableCaption, itemTitle].includes(node.type)) return writer.text(node)
      if (node.type === table) return node.children.map(writer.part).join('')
      if (node.type === tableRow) return element('tr', attributesOf(node), node.children.map(writer.part).join(''))
      if (node.type === tableCell || node.type === tableHeader)
        return element(node.type === tableCell ? 'td' : 'th', attributesOf(node), writer.inner(node))
      return writer.node(node, '')
    },
    node(node: PageNode, within: string): string {
      const attributes = attributesOf(node)
      switch (node.type) {
        case nodeTypes.paragraph:
          return element('p', attributes, writer.text(node))
        case nodeTypes.heading:
          return element(`h${stringAttribute(node, 'level')}`, headingAttributes(node, ids), writer.text(node))
        case nodeTypes.rawBlock:
          return stringAttribute(node, 'html')
        case nodeTypes.captionedTable:
          return writeTable(node, writer)
        case nodeTypes.blockItem:
          return writeItem(node, writer)
        case nodeTypes.itemTitle:
          return element(stringAttribute(node, 'tag'), attributes, writer.text(node))
        case nodeTypes.blockOfText:
          return element(stringAttribute(node, 'tag'), attributes, stringAttribute(node, 'image') + writer.inner(node))
        case nodeTypes.blockWithoutContent:
          return element(stringAttribute(node, 'tag'), attributes, stringAttribute(node, 'inner'))
        default: {
          const tag = stringAttribute(node, 'tag') || tagsByType[node.type.name]
          if (tag === undefined) throw new Error(`“${node.type.name}” within “${within}” cannot be written`)
          return element(tag, attributes, node.inlineContent ? writer.text(node) : writer.inner(node))
        }
      }
    },
  }
  return writer
}

const tagsByType: Readonly<Record<string, string>> = {
  ...{ blockquote: 'blockquote', preformatted: 'pre', bulletList: 'ul', orderedList: 'ol', listItem: 'li', definitionList: 'dl' },
  ...{ term: 'dt', definition: 'dd', rule: 'hr' },
}

const isEmptyParagraph = (node: PageNode): boolean => node.type === nodeTypes.paragraph && node.content.size === 0

/** A paragraph that may be written without an element, unless it is next to another one. */
const isLoose = (node: PageNode | undefined): boolean => node?.type === nodeTypes.paragraph && node.attrs.bare !== false

/** Text that was bare elsewhere becomes a paragraph where paragraphs are expected; new text is bare only in lists and tables. */
function standsBare(node: PageNode, parent: PageNode): boolean {
  const { doc, blockquote, listItem, tableCell, tableHeader, definition } = nodeTypes
  return node.attrs.bare === true
    ? ![doc, blockquote].includes(parent.type)
    : [listItem, tableCell, tableHeader, definition].includes(parent.type)
}

/** A new heading of the second level gets an id from its text, so that the page's menu can link to it. */
function headingAttributes(node: PageNode, ids: Set<string>): Attributes {
  const attributes = attributesOf(node)
  const wanted = idFromWords(node.textContent)
  if (attributes.id !== undefined || stringAttribute(node, 'level') !== '2' || wanted === '') return attributes
  let id = wanted
  for (let number = 2; ids.has(id); number += 1) id = `${wanted}-${number}`
  ids.add(id)
  return { id, ...attributes }
}

function writeItem(item: PageNode, writer: PageWriter): string {
  const [first] = item.children
  const isInAttribute = first?.type === nodeTypes.itemTitle && stringAttribute(first, 'tag') === ''
  const title = isInAttribute ? { 'data-title': first.textContent } : {}
  const inner = writer.inner(isInAttribute ? item.copy(item.content.cut(first.nodeSize)) : item)
  return element(stringAttribute(item, 'tag'), { ...attributesOf(item), ...title }, inner)
}
