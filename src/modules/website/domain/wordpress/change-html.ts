/** Basic changes of a parsed HTML tree. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serialize } from 'parse5'
import type { HtmlElement, HtmlNode } from '../site-pages/html-tree.ts'

type Parent = DefaultTreeAdapterTypes.Element | DefaultTreeAdapterTypes.DocumentFragment

/** Copies the list, so that changes of it do not affect the element. */
export const childrenOf = (parent: Parent): HtmlNode[] => [...parent.childNodes]

/** Removes the children from their former parents. */
export function replaceChildren(parent: Parent, children: readonly HtmlNode[]): void {
  const moved = new Set(children)
  for (const before of new Set(children.map(child => child.parentNode)))
    if (before !== null) before.childNodes = before.childNodes.filter(each => !moved.has(each))
  for (const child of parent.childNodes) child.parentNode = null
  for (const child of children) child.parentNode = parent
  parent.childNodes = [...children]
}

export function element(name: string, attributes: Readonly<Record<string, string>>, children: readonly HtmlNode[]): HtmlElement {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
  replaceChildren(made, children)
  return made
}

export function setAttribute(each: HtmlElement, name: string, value: string): void {
  removeAttributes(each, [name])
  each.attrs.push({ name, value })
}

export function removeAttributes(each: HtmlElement, names: readonly string[]): void {
  each.attrs = each.attrs.filter(({ name }) => !names.includes(name))
}

export const fragmentHtml = (fragment: DefaultTreeAdapterTypes.DocumentFragment): string => serialize(fragment)
