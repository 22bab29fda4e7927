/** Writes running text as HTML in the way of browsers and parse5. */
import type { Fragment, Mark, Node as PageNode } from 'prosemirror-model'
import { placeholderOf } from '../../domain/site-pages/facts.ts'
import { emptyElements } from '../elements.ts'
import { type Attributes, attributesOf, nodeTypes, stringAttribute } from '../schema.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' }
const escaped = (text: string, characters: RegExp): string => text.replace(characters, character => escapes[character] ?? '')

export const startTag = (tag: string, attributes: Attributes): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value, /[&<>"\u00a0]/g)}"`)
    .join('')}>`

export const element = (tag: string, attributes: Attributes, inner: string): string =>
  emptyElements.has(tag) ? startTag(tag, attributes) : `${startTag(tag, attributes)}${inner}</${tag}>`

export function writeText(content: Fragment): string {
  let html = ''
  let open: readonly Mark[] = []
  const close = (until: number): void => {
    for (const mark of open.slice(until).toReversed()) html += `</${mark.type.name}>`
  }
  for (const node of content.content) {
    const shared = sharedMarks(open, node.marks)
    close(shared)
    for (const mark of node.marks.slice(shared)) html += startTag(mark.type.name, attributesOf(mark))
    open = node.marks
    html += written(node)
  }
  close(0)
  return html
}

/** The number of outer marks that two neighbouring nodes share. */
function sharedMarks(some: readonly Mark[], others: readonly Mark[]): number {
  const different = some.findIndex((mark, position) => !(others[position]?.eq(mark) ?? false))
  return different < 0 ? some.length : different
}

function written(node: PageNode): string {
  if (node.text !== undefined) return escaped(node.text, /[&<>\u00a0]/g)
  if (node.type === nodeTypes.image) return startTag('img', attributesOf(node))
  if (node.type === nodeTypes.lineBreak) return startTag('br', attributesOf(node))
  if (node.type === nodeTypes.fact) return placeholderOf(stringAttribute(node, 'name'))
  return stringAttribute(node, 'html')
}
