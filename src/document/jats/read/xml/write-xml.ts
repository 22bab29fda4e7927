import { usualNamespaceOf } from './namespaces.ts'
import type { XmlElement } from './node.ts'
import { descendants } from './read.ts'

/** Writes an element that can replace the one that was read: it declares the namespaces of the prefixes that readers use. */
export function writeXml(element: XmlElement): string {
  const prefixes = new Set<string>()
  for (const each of [element, ...descendants(element)])
    for (const name of [each.name, ...Object.keys(each.attributes)]) if (name.includes(':')) prefixes.add(name.slice(0, name.indexOf(':')))
  const declarations = [...prefixes].flatMap(prefix => {
    const namespace = usualNamespaceOf(prefix)
    return namespace === null ? [] : [[`xmlns:${prefix}`, namespace] as const]
  })
  return write({ ...element, attributes: { ...Object.fromEntries(declarations), ...element.attributes } })
}

function write({ name, attributes, children }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value).replaceAll('"', '&quot;')}"`)
  const content = children.map(child => (typeof child === 'string' ? escapeXml(child) : write(child))).join('')
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

/** Line ends and tabs in attributes would be read as spaces, a carriage return as a line end. */
const escapeXml = (text: string): string =>
  text.replace(/[&<>\r]/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&#13;')
