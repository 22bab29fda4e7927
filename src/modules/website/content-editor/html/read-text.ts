/** Parses running text: inline nodes with their marks. */
import type { Mark, Node as PageNode } from 'prosemirror-model'
import { isFact, placeholdersIn } from '../../domain/site-pages/facts.ts'
import { attributeOf, type HtmlElement, type HtmlNode, isElement, outerHtml } from '../../domain/site-pages/html-tree.ts'
import { isInText } from '../elements.ts'
import { type Attributes, nodeTypes, pageSchema } from '../schema.ts'

export const attributesIn = (element: HtmlElement): Attributes =>
  Object.fromEntries(element.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]))

const blanks = /[ \t\n\f\r]+/g
export const isBlank = (node: HtmlNode): boolean => node.nodeName === '#text' && 'value' in node && !/[^ \t\n\f\r]/.test(node.value)

/** Whether the node's name allows it in running text. */
export const standsInText = (node: HtmlNode): boolean =>
  !isElement(node) || (isInText(node.tagName) && attributeOf(node, 'data-block') === null)

interface TextReading {
  /** For text in `pre`; elsewhere white space collapses and is trimmed, as a browser shows it. */
  keepsBlanks: boolean
  /** Whether placeholders are facts of the site. */
  hasFacts: boolean
}

export function readText(nodes: readonly HtmlNode[], reading: TextReading): PageNode[] {
  const { keepsBlanks } = reading
  const read = nodes.flatMap(node => readNode(node, [], reading))
  return keepsBlanks ? read : withoutOuterBlanks(read)
}

function readNode(node: HtmlNode, marks: readonly Mark[], reading: TextReading): PageNode[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const text = reading.keepsBlanks ? node.value : node.value.replace(blanks, ' ')
    return reading.hasFacts ? textWithFacts(text, marks) : textOf(text, marks)
  }
  const asItIs = (): PageNode[] => [nodeTypes.rawInline.create({ html: outerHtml(node) }, null, marks)]
  if (!isElement(node) || attributeOf(node, 'data-block') !== null) return asItIs()
  const attributes = attributesIn(node)
  if (node.tagName === 'br') return [nodeTypes.lineBreak.create({ attributes }, null, marks)]
  if (node.tagName === 'img') return [nodeTypes.image.create({ attributes }, null, marks)]
  const mark = pageSchema.marks[node.tagName]
  // An empty element has no text to mark, but it may be the target of a link.
  if (mark === undefined || node.childNodes.length === 0 || !node.childNodes.every(standsInText)) return asItIs()
  const within = mark.create({ attributes }).addToSet(marks)
  // A nested element of the same name adds nothing, and ProseMirror would keep only the inner one.
  if (within.length === marks.length) return asItIs()
  return node.childNodes.flatMap(child => readNode(child, within, reading))
}

const textOf = (text: string, marks: readonly Mark[]): PageNode[] => (text === '' ? [] : [pageSchema.text(text, marks)])

/** An unknown name stays text, as no site has a value for it. */
function textWithFacts(text: string, marks: readonly Mark[]): PageNode[] {
  const nodes: PageNode[] = []
  let end = 0
  for (const { name, from, to } of placeholdersIn(text)) {
    if (!isFact(name)) continue
    nodes.push(...textOf(text.slice(end, from), marks), nodeTypes.fact.create({ name }, null, marks))
    end = to
  }
  return [...nodes, ...textOf(text.slice(end), marks)]
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
