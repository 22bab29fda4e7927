/** Small queries of one XML element. None descends further than its comment states. */
import type { XmlElement } from './node.ts'

/** The value of an attribute without white space around it; null where it is missing or empty. */
export function attribute(element: XmlElement, name: string): string | null {
  const value = element.attributes[name]?.trim()
  return value ? value : null
}

export function elementChildren(element: XmlElement): XmlElement[] {
  const children: XmlElement[] = []
  for (const child of element.children) if (typeof child !== 'string') children.push(child)
  return children
}

export function childrenNamed(element: XmlElement, ...names: string[]): XmlElement[] {
  return elementChildren(element).filter(child => names.includes(child.name))
}

export function firstChild(element: XmlElement, ...names: string[]): XmlElement | null {
  for (const child of element.children) if (typeof child !== 'string' && names.includes(child.name)) return child
  return null
}

/** Children except elements of these names, text included. */
export function childrenExcept(element: XmlElement, ...names: string[]): (XmlElement | string)[] {
  return element.children.filter(child => typeof child === 'string' || !names.includes(child.name))
}

/** Children except the first element of each of these names: the rest for a field that holds one. */
export function childrenAfterFirst(element: XmlElement, ...names: string[]): (XmlElement | string)[] {
  const taken = names.map(name => firstChild(element, name))
  return element.children.filter(child => typeof child === 'string' || !taken.includes(child))
}

/** All elements below this one that have one of these names, in document order, also inside each other. */
export function descendantsNamed(element: XmlElement, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = []
  for (const descendant of descendants(element)) if (names.includes(descendant.name)) found.push(descendant)
  return found
}

/** All elements below this one, in document order. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  const waiting = elementChildren(element).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index]
      if (child !== undefined && typeof child !== 'string') waiting.push(child)
    }
  }
}

/** All text below this element as the source wrote it. */
export function rawText(element: XmlElement): string {
  const parts: string[] = []
  const waiting: (XmlElement | string)[] = [element]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push(next)
    else for (let index = next.children.length - 1; index >= 0; index--) waiting.push(next.children[index] ?? '')
  }
  return parts.join('')
}

/** All text below this element, white space collapsed and trimmed. */
export function textOf(element: XmlElement): string {
  return collapseSpaces(rawText(element)).trim()
}

/** `textOf` the first child of one of these names; null where there is none or it is empty. */
export function childText(element: XmlElement, ...names: string[]): string | null {
  const child = firstChild(element, ...names)
  return (child && textOf(child)) || null
}

/** Collapses white space as HTML does: every run of space, tab and line ends is one space; no-break spaces stay. */
export function collapseSpaces(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}

export function hasText(nodes: readonly (XmlElement | string)[]): boolean {
  return nodes.some(node => (typeof node === 'string' ? /\S/.test(node) : hasText(node.children)))
}
