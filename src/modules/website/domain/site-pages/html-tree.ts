/** The parsed HTML of a page, and the few questions that the readers of its blocks ask of it. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, serialize, serializeOuter } from 'parse5'
import { parseShallow } from '../../../../core/text/shallow-html.ts'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element
type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>

/** As a browser would read it, and no deeper. */
export const parseHtml = (source: string): DefaultTreeAdapterTypes.DocumentFragment => parseShallow(source)

/** The same, each element with the place of its attributes in the source. */
export const parseHtmlWithPlaces = (source: string): DefaultTreeAdapterTypes.DocumentFragment =>
  parseShallow(source, { sourceCodeLocationInfo: true })

export const isElement = (node: HtmlNode): node is HtmlElement => defaultTreeAdapter.isElementNode(node)

export const childElements = (parent: Parent): HtmlElement[] => parent.childNodes.filter(isElement)

/** The value of an attribute without blanks around it; null where it is not there or empty. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  const value = element.attrs.find(attribute => attribute.name === name)?.value.trim()
  return value === undefined || value === '' ? null : value
}

/** Its text in one line. */
export function textOf(node: HtmlNode): string {
  const texts: string[] = []
  const waiting: HtmlNode[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (defaultTreeAdapter.isTextNode(next)) texts.push(next.value)
    else if (isElement(next)) waiting.push(...next.childNodes.toReversed())
  }
  return texts.join('').replace(/\s+/g, ' ').trim()
}

/** The elements of some names beneath one, in their order; all of them where no name is given. */
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

/** How deep elements stand within each other. Asked before anything that goes down them by calling itself. */
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
