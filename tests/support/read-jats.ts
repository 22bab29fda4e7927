/** XML of a test as the readers get it, and a context that knows paragraphs and the plainest inline elements. */
import type { ImportWarning } from '../../src/domain/content/article-document.ts'
import type { Block, Inline, InlineStyle } from '../../src/domain/document/node.ts'
import type { ReadContext, XmlNode } from '../../src/jats/read-context.ts'
import type { XmlElement } from '../../src/jats/xml/node.ts'
import { parseXml } from '../../src/jats/xml/parse-xml.ts'
import { attribute } from '../../src/jats/xml/read.ts'

/** Parses one element; the prefixes xlink, mml and ali are declared. */
export function element(xml: string): XmlElement {
  const declared = `<root xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:ali="http://www.niso.org/schemas/ali/1.0/">${xml}</root>`
  const [child] = parseXml(new TextEncoder().encode(declared)).root.children.filter(node => typeof node !== 'string')
  if (child === undefined) throw new Error('The test gave no element.')
  return child
}

export interface PlainContext extends ReadContext {
  warnings: ImportWarning[]
}

export function plainContext(): PlainContext {
  const warnings: ImportWarning[] = []
  const context: PlainContext = {
    warnings,
    readInline: nodes => nodes.flatMap(node => readPlainInline(node, context)),
    readBlocks: nodes => nodes.flatMap(node => readPlainBlock(node, context)),
    warn: (code, source, message) => warnings.push({ code, element: source.name, message, line: source.line }),
  }
  return context
}

const styles: Readonly<Record<string, InlineStyle>> = { italic: 'italic', bold: 'bold', sup: 'superscript', sub: 'subscript' }

function readPlainInline(node: XmlNode, context: ReadContext): Inline[] {
  if (typeof node === 'string') return [{ kind: 'text', value: node }]
  const children = context.readInline(node.children)
  const style = styles[node.name]
  if (style) return [{ kind: 'styled', style, children }]
  const href = node.name === 'ext-link' || node.name === 'uri' ? attribute(node, 'xlink:href') : null
  return href ? [{ kind: 'link', href, children }] : children
}

function readPlainBlock(node: XmlNode, context: ReadContext): Block[] {
  if (typeof node === 'string') return node.trim() ? [paragraph([{ kind: 'text', value: node }])] : []
  if (node.name === 'sec') return context.readBlocks(node.children)
  return [paragraph(context.readInline(node.children))]
}

function paragraph(children: Inline[]): Block {
  return { kind: 'paragraph', id: null, continued: false, children }
}
