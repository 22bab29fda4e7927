import type { MathElement } from '../../../node.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, collapseSpaces, elementChildren, rawText } from '../xml/read.ts'
import { fenced, framed, quotedString } from './convert-mathml.ts'
import { styledLetters } from './math-alphabets.ts'
import { childCounts, isAllowedAttribute, presentationElements, tokenElements } from './mathml-names.ts'

/** The result of reading MathML: the tree that a page may show, and the TeX of its annotation. */
export interface ReadMath {
  mathml: MathElement
  tex: string | null
}

/**
 * Reads `mml:math` into presentation MathML that browsers support. Scripts, links, styles and unknown attributes are removed. Invalid
 * structure (missing children, loose text, elements in tokens) is corrected; content MathML is reduced to its text, with a warning.
 */
export function readMathml(element: XmlElement, context: ReadContext): ReadMath {
  const found: { tex: string | null } = { tex: null }
  const children = readChildren(element, context, found)
  const attributes = allowedAttributes(element, 'math')
  return { mathml: { name: 'math', attributes, children }, tex: found.tex }
}

function readNode(element: XmlElement, context: ReadContext, found: { tex: string | null }): (MathElement | string)[] {
  const name = element.name.replace(/^\w+:/, '')
  if (tokenElements.has(name)) return [readToken(name, element, context, found)]
  switch (name) {
    case 'semantics':
      return readSemantics(element, context, found)
    case 'mfenced':
      return [fenced(element, mathChildren(readChildren(element, context, found)))]
    case 'menclose':
      return [framed(allowedAttributes(element, name), readChildren(element, context, found))]
    case 'none':
      return [node('mrow', [])]
    case 'maligngroup':
    case 'malignmark':
    case 'mglyph':
      return attribute(element, 'alt') ? [node('mtext', [attribute(element, 'alt') ?? ''])] : []
    case 'maction':
      return readSelected(element, context, found)
    case 'mlabeledtr':
      return [node('mtr', repairRow(moveFirstToEnd(mathChildren(readChildren(element, context, found)))))]
  }
  const children = readChildren(element, context, found)
  if (!presentationElements.has(name) || name === 'math') {
    if (name !== 'math' && name !== 'span' && !spreadQuietly.has(name)) {
      context.warn('unknown-element', element, `<${element.name}> is no presentation MathML. Its text was kept.`)
    }
    return children.length === 0 ? [] : [node('mrow', children)]
  }
  return [{ name, attributes: allowedAttributes(element, name), children: mend(name, children) }]
}

/** Long division and the like: browsers do not lay them out, so their parts are read in order. */
const spreadQuietly = new Set(['mstack', 'mlongdiv', 'msgroup', 'msrow', 'mscarries', 'mscarry', 'msline'])

function readChildren(element: XmlElement, context: ReadContext, found: { tex: string | null }): (MathElement | string)[] {
  const children: (MathElement | string)[] = []
  for (const child of element.children) {
    if (typeof child !== 'string') children.push(...readNode(child, context, found))
    else if (/\S/.test(child)) children.push(looseText(child.trim()))
  }
  return children
}

/** Text outside of any token is invalid MathML: it is put into a suitable token. */
function looseText(text: string): MathElement {
  if (/^\d+([.,]\d+)?$/.test(text)) return node('mn', [text])
  if (/^\p{L}$/u.test(text)) return node('mi', [text])
  return node(/^[\p{S}\p{P}]$/u.test(text) ? 'mo' : 'mtext', [text])
}

function readToken(name: string, element: XmlElement, context: ReadContext, found: { tex: string | null }): MathElement {
  const attributes = allowedAttributes(element, name)
  const inner = elementChildren(element).filter(child => child.name.startsWith('mml:') && /\S/.test(rawText(child)))
  if (inner.length > 0) return { name: 'mrow', attributes: {}, children: readChildren(element, context, found) }
  const text = collapseSpaces(rawText(element)).replace(/^ | $/g, '')
  if (name === 'ms') return quotedString(attributes, text)
  const letters = styledLetters(text, attributes.mathvariant ?? null)
  if (letters === null) return { name, attributes, children: text ? [text] : [] }
  const { mathvariant: _, ...others } = attributes
  return { name, attributes: others, children: [letters] }
}

function readSemantics(element: XmlElement, context: ReadContext, found: { tex: string | null }): (MathElement | string)[] {
  const parts = elementChildren(element)
  const local = (part: XmlElement) => part.name.replace(/^\w+:/, '')
  for (const part of parts) {
    const encoding = attribute(part, 'encoding') ?? ''
    if (local(part) === 'annotation' && /tex/i.test(encoding)) found.tex ??= rawText(part).trim() || null
  }
  const shown = parts.find(part => presentationElements.has(local(part)) || local(part) === 'mfenced')
  const annotated = parts.find(part => local(part) === 'annotation-xml' && /presentation/i.test(attribute(part, 'encoding') ?? ''))
  const chosen = shown ?? annotated ?? parts.find(part => !local(part).startsWith('annotation'))
  if (!chosen) return []
  return chosen === annotated ? readChildren(chosen, context, found) : readNode(chosen, context, found)
}

function readSelected(element: XmlElement, context: ReadContext, found: { tex: string | null }): (MathElement | string)[] {
  const choices = elementChildren(element)
  const chosen = choices[Number(attribute(element, 'selection') ?? '1') - 1] ?? choices[0]
  return chosen ? readNode(chosen, context, found) : []
}

function allowedAttributes(element: XmlElement, name: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [key, value] of Object.entries(element.attributes)) {
    if (!isAllowedAttribute(name, key)) continue
    if (/color|background/.test(key) && !/^(#[0-9a-f]{3,8}|[a-z]+)$/i.test(value)) continue
    attributes[key] = value
  }
  return attributes
}

function mend(name: string, children: (MathElement | string)[]): (MathElement | string)[] {
  if (name === 'mtable') return mathChildren(children).map(row => (row.name === 'mtr' ? row : node('mtr', repairRow([row]))))
  if (name === 'mtr') return repairRow(mathChildren(children))
  const count = childCounts[name]
  if (count === undefined || children.length === count) return children
  if (children.length < count) return [...children, ...Array.from({ length: count - children.length }, () => node('mrow', []))]
  return [...children.slice(0, count - 1), node('mrow', children.slice(count - 1))]
}

function repairRow(cells: MathElement[]): MathElement[] {
  return cells.map(cell => (cell.name === 'mtd' ? cell : node('mtd', [cell])))
}

function moveFirstToEnd(cells: MathElement[]): MathElement[] {
  const [label, ...others] = cells
  return label ? [...others, label] : []
}

function mathChildren(children: (MathElement | string)[]): MathElement[] {
  return children.map(child => (typeof child === 'string' ? looseText(child) : child))
}

function node(name: string, children: (MathElement | string)[]): MathElement {
  return { name, attributes: {}, children }
}
