/** The parsed HTML of a page, with the queries that the block parsers need. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, serialize, serializeOuter } from 'parse5'
import { parseShallow } from '../../../../core/text/shallow-html.ts'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element
type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>

/** Parses HTML as a browser does, with a limited depth. */
export const parseHtml = (source: string): DefaultTreeAdapterTypes.DocumentFragment => parseShallow(source)

/** Parses HTML and records the positions of attributes in the source. */
export const parseHtmlWithPlaces = (source: string): DefaultTreeAdapterTypes.DocumentFragment =>
  parseShallow(source, { sourceCodeLocationInfo: true })

export const isElement = (node: HtmlNode): node is HtmlElement => defaultTreeAdapter.isElementNode(node)

export const childElements = (parent: Parent): HtmlElement[] => parent.childNodes.filter(isElement)

/** The trimmed value of an attribute; null where it is missing or empty. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  const value = element.attrs.find(attribute => attribute.name === name)?.value.trim()
  return value === undefined || value === '' ? null : value
}

/** The node's text on one line. */
export function textOf(node: HtmlNode): string {
  const texts: string[] = []
  const waiting: HtmlNode[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (defaultTreeAdapter.isTextNode(next)) texts.push(next.value)
    else if (isElement(next)) waiting.push(...next.childNodes.toReversed())
  }
  return texts.join('').replace(/\s+/g, ' ').trim()
}

/** The descendants with one of the names, in document order; all descendants where no name is given. */
export function elementsNamed(parent: Parent, ...names: readonly string[]): HtmlElement[] {
  const found: HtmlElement[] = []
  const waiting: HtmlElement[] = childElements(parent).toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (names.length === 0 || names.includes(next.tagName)) found.push(next)
    waiting.push(...childElements(next).toReversed())
  }
  return found
}

export const outerHtml = (node: HtmlNode): string => serializeOuter(node)
export const innerHtml = (element: HtmlElement | DefaultTreeAdapterTypes.DocumentFragment): string => serialize(element)

/** The nesting depth. Check it before any recursive function runs. */
export function depthOf(parent: Parent): number {
  let deepest = 0
  const waiting = childElements(parent).map(element => ({ element, depth: 1 }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { element, depth } = next
    deepest = Math.max(deepest, depth)
    for (const child of childElements(element)) waiting.push({ element: child, depth: depth + 1 })
  }
  return deepest
}
