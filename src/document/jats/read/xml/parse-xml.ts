import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { decodeXml } from './decode-xml.ts'
import { readDoctype } from './doctype.ts'
import { expandEntities, type Piece } from './expand-entities.ts'
import { namespaceOfUnboundPrefix, normalisedName } from './namespaces.ts'
import type { XmlElement } from './node.ts'
import { JatsSyntaxError } from './syntax-error.ts'

export interface XmlLimits {
  bytes: number
  /** Maximum nesting of elements. The readers recurse, so this also guards their stack. */
  depth: number
  elements: number
  entityDepth: number
  /** Maximum number of entity replacements, also by empty texts. */
  entityReplacements: number
  expandedCharacters: number
}

const defaultXmlLimits: XmlLimits = {
  bytes: 100_000_000,
  depth: 300,
  elements: 3_000_000,
  entityDepth: 20,
  entityReplacements: 1_000_000,
  expandedCharacters: 2_000_000,
}

export interface XmlDocument {
  root: XmlElement
  /** Undeclared prefixes, with the line of their first use: an error in XML namespaces that does not prevent reading. */
  unboundPrefixes: ReadonlyMap<string, number>
}

/** Parses a file without ever loading another one. Throws JatsSyntaxError where it is ill-formed, undecodable or beyond the limits. */
export function parseXml(source: Uint8Array, limits: Partial<XmlLimits> = {}): XmlDocument {
  const allowed = { ...defaultXmlLimits, ...limits }
  if (source.length > allowed.bytes) throw new JatsSyntaxError(`The file has more than ${allowed.bytes} bytes.`, 1, 1)
  const text = decodeXml(source)
  const doctype = readDoctype(text)
  return buildTree(doctype ? expandEntities(text, doctype, allowed) : [{ text, inserted: false }], allowed)
}

/** The text of a file with its entities expanded, valid in any encoding. Throws as parseXml does. */
export function expandedXml(source: Uint8Array): string {
  const text = decodeXml(source)
  const doctype = readDoctype(text)
  const expanded = doctype ? expandEntities(text, doctype, defaultXmlLimits).map(piece => piece.text) : [text]
  return expanded.join('').replace(/^(<\?xml\s[^>]*?encoding\s*=\s*["'])[^"']+/, '$1UTF-8')
}

function buildTree(pieces: Piece[], limits: XmlLimits): XmlDocument {
  const unboundPrefixes = new Map<string, number>()
  const parser = new SaxesParser({
    xmlns: true,
    resolvePrefix: (prefix: string) => {
      if (prefix === '') return ''
      if (!unboundPrefixes.has(prefix)) unboundPrefixes.set(prefix, parser.line)
      return namespaceOfUnboundPrefix(prefix)
    },
  })
  // The parser's own table inherits from Object, where `&constructor;` would be found.
  const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  Object.setPrototypeOf(predefined, null)
  parser.ENTITIES = predefined
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  let closed: XmlElement | undefined
  let elements = 0
  let line = 1
  const refuse = (message: string) => new JatsSyntaxError(message, parser.line, parser.column + 1)
  const addText = (value: string) => {
    const siblings = open.at(-1)?.children
    if (!siblings || value === '') return
    const last = siblings.at(-1)
    if (typeof last === 'string') siblings[siblings.length - 1] = last + value
    else siblings.push(value)
  }
  parser.on('error', error => {
    // The parser has just treated a wrong end tag as the end of the innermost element.
    const innermost = /unexpected close/.test(error.message) ? closed : open.at(-1)
    const where = innermost && /close/.test(error.message) ? ` The open element is <${innermost.name}> from line ${innermost.line}.` : ''
    throw refuse(sentence(error.message) + where)
  })
  parser.on('opentagstart', () => {
    // The parser has read one character after the name: where that ends the line, the tag began on the line before.
    line = parser.column === 0 ? parser.line - 1 : parser.line
    if (++elements > limits.elements) throw refuse(`The file has more than ${limits.elements} elements.`)
    if (open.length >= limits.depth) throw refuse(`Elements stand more than ${limits.depth} deep within each other.`)
  })
  parser.on('opentag', tag => {
    const element = { name: normalisedName(tag.local, tag.prefix, tag.uri), attributes: attributesOf(tag.attributes), children: [], line }
    const parent = open.at(-1)
    if (parent) parent.children.push(element)
    else root = element
    open.push(element)
  })
  parser.on('closetag', () => {
    closed = open.pop()
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  for (const piece of pieces) {
    const lineBefore = parser.line
    parser.write(piece.text)
    if (piece.inserted) parser.line = lineBefore
  }
  parser.close()
  if (root === null) throw refuse('The file has no root element.')
  return { root, unboundPrefixes }
}

function attributesOf(source: Record<string, SaxesAttributeNS>): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const key in source) {
    const found = source[key]
    if (!found || found.prefix === 'xmlns' || found.name === 'xmlns') continue
    attributes[found.prefix ? normalisedName(found.local, found.prefix, found.uri) : found.local] = found.value
  }
  return attributes
}

/** The parser's message without the position at its beginning. */
function sentence(message: string): string {
  const plain = message.replace(/^\d+:\d+: /, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
