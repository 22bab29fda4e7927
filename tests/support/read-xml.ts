/** XML as an independent parser reads it: strict, with namespaces, and failing on whatever is not well-formed. */
import { SaxesParser } from 'saxes'

export interface XmlElement {
  /** Local name. */
  name: string
  /** Namespace; empty for none. */
  uri: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** The text of this element and all its descendants. */
  text: string
}

export function readXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const top: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' }
  const open = [top]
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: XmlElement = {
      name: local,
      uri,
      attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => {
    for (const element of open) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(source).close()
  const [root] = top.children
  if (root === undefined) throw new Error('There is no element.')
  return root
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] => element.children.filter(child => child.name === name)

/** The one child of the name. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [only, ...more] = childrenOf(element, name)
  if (only === undefined || more.length > 0) throw new Error(`${element.name} has ${more.length + (only ? 1 : 0)} of ${name}.`)
  return only
}
