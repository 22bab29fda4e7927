/** Running text: what stands in one line after the other, with its marks. */
import type { Mark, Node as PageNode } from 'prosemirror-model'
import { attributeOf, type HtmlElement, type HtmlNode, isElement, outerHtml } from '../../domain/site-pages/html-tree.ts'
import { isInText } from '../elements.ts'
import { type Attributes, nodeTypes, pageSchema } from '../schema.ts'

export const attributesIn = (element: HtmlElement): Attributes =>
  Object.fromEntries(element.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]))

const blanks = /[ \t\n\f\r]+/g
export const isBlank = (node: HtmlNode): boolean => node.nodeName === '#text' && 'value' in node && !/[^ \t\n\f\r]/.test(node.value)

/** Whether it belongs to a run of text, as far as its name says. */
export const standsInText = (node: HtmlNode): boolean =>
  !isElement(node) || (isInText(node.tagName) && attributeOf(node, 'data-block') === null)

/** @param keepsBlanks for text in `pre`. Elsewhere blanks are one space each, and none at either end, as a browser shows them. */
export function readText(nodes: readonly HtmlNode[], keepsBlanks = false): PageNode[] {
  const read = nodes.flatMap(node => readNode(node, [], keepsBlanks))
  return keepsBlanks ? read : withoutOuterBlanks(read)
}

function readNode(node: HtmlNode, marks: readonly Mark[], keepsBlanks: boolean): PageNode[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const text = keepsBlanks ? node.value : node.value.replace(blanks, ' ')
    return text === '' ? [] : [pageSchema.text(text, marks)]
  }
  const asItIs = (): PageNode[] => [nodeTypes.rawInline.create({ html: outerHtml(node) }, null, marks)]
  if (!isElement(node) || attributeOf(node, 'data-block') !== null) return asItIs()
  const attributes = attributesIn(node)
  if (node.tagName === 'br') return [nodeTypes.lineBreak.create({ attributes }, null, marks)]
  if (node.tagName === 'img') return [nodeTypes.image.create({ attributes }, null, marks)]
  const mark = pageSchema.marks[node.tagName]
  // An element without text marks nothing, yet it may be a place that something leads to.
  if (mark === undefined || node.childNodes.length === 0 || !node.childNodes.every(standsInText)) return asItIs()
  const within = mark.create({ attributes }).addToSet(marks)
  // The same element within itself says no more than once, and ProseMirror would keep the inner one alone.
  if (within.length === marks.length) return asItIs()
  return node.childNodes.flatMap(child => readNode(child, within, keepsBlanks))
}

function withoutOuterBlanks(read: readonly PageNode[]): PageNode[] {
  const nodes: PageNode[] = []
  let isAfterBlank = true
  for (const node of read) {
    const text: string | undefined = node.text === undefined || !isAfterBlank ? node.text : node.text.replace(/^ /, '')
    if (text !== '') nodes.push(text === undefined || text === node.text ? node : pageSchema.text(text, node.marks))
    if (text !== '') isAfterBlank = text === undefined ? node.type === nodeTypes.lineBreak : text.endsWith(' ')
  }
  const last = nodes.at(-1)
  if (last?.text?.endsWith(' ')) {
    nodes.pop()
    if (last.text.length > 1) nodes.push(pageSchema.text(last.text.slice(0, -1), last.marks))
  }
  return nodes
}
