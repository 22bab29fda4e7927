/** Parses a page's HTML into the editor's document. Unknown HTML is kept as it is. */
import type { Node as PageNode } from 'prosemirror-model'
import {
  attributeOf,
  depthOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  outerHtml,
  parseHtml,
} from '../../domain/site-pages/html-tree.ts'
import { isContainerElement, nodeTypes } from '../schema.ts'
import type { PageReader } from './page-reader.ts'
import { readBlock } from './read-block.ts'
import { readTable } from './read-table.ts'
import { attributesIn, isBlank, readText, standsInText } from './read-text.ts'
import { noSources, type Sources } from './sources.ts'

/** The same limit as for readers: elements nested deeper than anybody writes are not parsed. */
const deepest = 200

/** @param hasFacts whether placeholders such as `{{issn}}` are facts of the site, as in pages, and not the text of a post */
export function readPage(html: string, hasFacts = false): { document: PageNode; sources: Sources } {
  const sources = noSources()
  const tree = parseHtml(html)
  const content =
    depthOf(tree) > deepest ? [nodeTypes.rawBlock.create({ html })] : readerWith(sources, hasFacts).blocks(tree.childNodes, 'doc')
  const document = nodeTypes.doc.create(null, content)
  return { document, sources: { ...sources, whole: { document, html } } }
}

/** Parses HTML that is inserted into a page, as blocks. */
export const readFragment = (html: string): PageNode[] => readerWith(noSources(), false).blocks(parseHtml(html).childNodes, 'doc')

function readerWith(sources: Sources, hasFacts: boolean): PageReader {
  const reader: PageReader = {
    text: (nodes, keepsBlanks = false) => readText(nodes, { keepsBlanks, hasFacts }),
    note(node, html, within, before = '') {
      sources.ofNode.set(node, { before, html, within })
      return node
    },
    blocks(nodes, within) {
      const blocks: PageNode[] = []
      let run: HtmlNode[] = []
      let before = ''
      const add = (block: PageNode, html: string): void => {
        blocks.push(reader.note(block, html, within, before))
        before = ''
      }
      const endRun = (): void => {
        const html = run.map(outerHtml).join('')
        const text = reader.text(run)
        run = []
        if (text.length === 0) before += html
        else if (text.every(isUnknown)) add(nodeTypes.rawBlock.create({ html }), html)
        else add(nodeTypes.paragraph.create({ bare: true }, text), html)
      }
      for (const node of nodes) {
        if (!isElement(node) || standsInText(node)) run.push(node)
        else {
          endRun()
          add(readElement(node, reader) ?? nodeTypes.rawBlock.create({ html: outerHtml(node) }), outerHtml(node))
        }
      }
      endRun()
      return blocks.length === 0 ? [nodeTypes.paragraph.create()] : blocks
    },
  }
  return reader
}

const isUnknown = (node: PageNode): boolean => node.type === nodeTypes.rawInline || node.text?.trim() === ''

/** @returns null where the editor has no node for it */
function readElement(element: HtmlElement, reader: PageReader): PageNode | null {
  const name = attributeOf(element, 'data-block')
  if (element.attrs.some(({ name: attribute }) => attribute === 'data-block') && name !== 'table') return readBlock(element, reader)
  if (name === 'table' && element.tagName !== 'table') return readBlock(element, reader)
  const { tagName: tag, childNodes } = element
  const attributes = attributesIn(element)
  const isText = childNodes.every(standsInText)
  const heading = /^h([1-6])$/.exec(tag)
  if (heading) return isText ? nodeTypes.heading.create({ attributes, level: Number(heading[1]) }, reader.text(childNodes)) : null
  switch (tag) {
    case 'p':
      return nodeTypes.paragraph.create({ attributes, bare: false }, reader.text(childNodes))
    case 'pre':
      return isText ? nodeTypes.preformatted.create({ attributes }, reader.text(childNodes, true)) : null
    case 'blockquote':
      return nodeTypes.blockquote.create({ attributes }, reader.blocks(childNodes, 'blockquote'))
    case 'hr':
      return nodeTypes.rule.create({ attributes })
    case 'ul':
    case 'ol':
      return readList(element, reader)
    case 'dl':
      return readDefinitions(element, reader)
    case 'table':
      return readTable(element, reader)
    default:
      return isContainerElement(tag) ? nodeTypes.container.create({ attributes, tag }, reader.blocks(childNodes, 'container')) : null
  }
}

/** The items of a list with the white space before each; null where the list contains anything else. */
function itemsOf(list: HtmlElement, tags: readonly string[]): { element: HtmlElement; before: string }[] | null {
  const items: { element: HtmlElement; before: string }[] = []
  let before = ''
  for (const node of list.childNodes) {
    if (isElement(node) && tags.includes(node.tagName) && attributeOf(node, 'data-block') === null) {
      items.push({ element: node, before })
      before = ''
    } else if (isBlank(node)) before += outerHtml(node)
    else return null
  }
  return items.length === 0 ? null : items
}

function readList(list: HtmlElement, reader: PageReader): PageNode | null {
  const items = itemsOf(list, ['li'])
  const type = list.tagName === 'ul' ? nodeTypes.bulletList : nodeTypes.orderedList
  return (
    items &&
    type.create(
      { attributes: attributesIn(list) },
      items.map(({ element, before }) => {
        const item = nodeTypes.listItem.create({ attributes: attributesIn(element) }, reader.blocks(element.childNodes, 'listItem'))
        return reader.note(item, outerHtml(element), type.name, before)
      }),
    )
  )
}

function readDefinitions(list: HtmlElement, reader: PageReader): PageNode | null {
  const items = itemsOf(list, ['dt', 'dd'])
  if (items === null || items.some(({ element }) => element.tagName === 'dt' && !element.childNodes.every(standsInText))) return null
  return nodeTypes.definitionList.create(
    { attributes: attributesIn(list) },
    items.map(({ element, before }) => {
      const attributes = attributesIn(element)
      const item =
        element.tagName === 'dt'
          ? nodeTypes.term.create({ attributes }, reader.text(element.childNodes))
          : nodeTypes.definition.create({ attributes }, reader.blocks(element.childNodes, 'definition'))
      return reader.note(item, outerHtml(element), 'definitionList', before)
    }),
  )
}
