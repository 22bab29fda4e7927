import type { Inline } from '../../../node.ts'
import { text, trimRun } from '../inline-runs.ts'
import { plainElements } from '../known-elements.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { elementChildren, hasText } from '../xml/read.ts'

/** Elements that belong to the text around them; all others are fields of their own. */
const formatting: ReadonlySet<string> = new Set([
  'italic',
  'bold',
  'sup',
  'sub',
  'sc',
  'underline',
  'monospace',
  'xref',
  'break',
  'styled-content',
  'inline-formula',
  'inline-graphic',
  'fn',
  'x',
])
/** Fields that contain fields. */
const wrappers: ReadonlySet<string> = new Set([
  'institution-wrap',
  'addr-line',
  'address',
  'resource-wrap',
  'publisher',
  'conference',
  'string-conf',
])

/**
 * The text of an element whose fields may have punctuation between them or not: the source's own text stays, and fields without anything in
 * between are separated by a comma. Elements named in `left` are left out.
 */
export function composedRun(element: XmlElement, context: ReadContext, left: readonly string[] = []): Inline[] {
  const run: Inline[] = []
  let afterField = false
  let blank = ''
  let before = ''
  for (const child of flatten(element.children, left)) {
    if (typeof child === 'string' && !hasText([child])) {
      blank = child
      before = ''
      continue
    }
    const isField = typeof child !== 'string' && !formatting.has(child.name)
    const plain = isField && plainElements.has(child.name)
    const printed = trimField(context.readInline(plain ? child.children : [child]), isField)
    if (printed.length === 0) continue
    const isGlued = isField && /[\p{L}\p{N}]$/u.test(before)
    if (run.length > 0 && isField && (afterField || isGlued)) run.push(text(', '))
    else if (run.length > 0 && blank) run.push(text(' '))
    run.push(...printed)
    afterField = isField
    before = typeof child === 'string' ? child : ''
    blank = ''
  }
  return trimRun(run)
}

function trimField(printed: Inline[], isField: boolean): Inline[] {
  return isField ? trimRun(printed) : printed
}

function flatten(nodes: readonly XmlNode[], left: readonly string[]): XmlNode[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return [node]
    if (left.includes(node.name)) return []
    const holdsFields = wrappers.has(node.name) && elementChildren(node).some(child => !formatting.has(child.name))
    return holdsFields ? flatten(node.children, left) : [node]
  })
}
