import temml from 'temml'
import type { MathElement } from '../../../node.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { readMathml } from './read-mathml.ts'

/** Longer ones are data in disguise, and slow to typeset. */
const maxTexLength = 50_000

/** Removes the document around TeX and its delimiters: publishers send whole documents with one formula. */
export function stripTexDelimiters(source: string): string {
  let tex = source.trim()
  const body = /\\begin\s*\{document\}([\s\S]*?)\\end\s*\{document\}/.exec(tex)
  if (body) tex = body[1] ?? ''
  tex = tex.replace(/\\(?:documentclass|usepackage)\s*(?:\[[^\]]*\])?\s*\{[^}]*\}/g, '')
  tex = tex.replace(/\\setlength\s*\{?\\\w+\}?\s*\{[^}]*\}/g, '').trim()
  for (const delimiters of [/^\$\$([\s\S]*)\$\$$/, /^\$([^$]*)\$$/, /^\\\[([\s\S]*)\\\]$/, /^\\\(([\s\S]*)\\\)$/]) {
    const inner = delimiters.exec(tex)?.[1]
    if (inner !== undefined) tex = inner.trim()
  }
  return tex.replace(/^\\begin\{(equation|displaymath|math)\*?\}([\s\S]*)\\end\{\1\*?\}$/, '$2').trim()
}

/** Converts TeX to MathML; null, with a warning, where it cannot be parsed. */
export function mathmlOfTex(tex: string, display: boolean, element: XmlElement, context: ReadContext): MathElement | null {
  try {
    if (tex.length > maxTexLength) throw new Error(`It has more than ${maxTexLength} characters.`)
    const markup = temml.renderToString(convertible(tex), {
      displayMode: display,
      throwOnError: true,
      xml: true,
      trust: false,
      maxExpand: 1000,
    })
    const { root } = parseXml(new TextEncoder().encode(markup))
    return readMathml(withAlignment(root), context).mathml
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason'
    context.warn('invalid-value', element, `TeX could not be converted to MathML and is shown as it is: ${reason}`)
    return null
  }
}

/**
 * Removes what the converter does not support: numbers and anchors of equations are in JATS (`label`, `id`), and `eqnarray` becomes an
 * array of three columns.
 */
function convertible(tex: string): string {
  return tex
    .replace(/\\label\s*\{[^}]*\}/g, '')
    .replace(/\\(?:nonumber|notag)\b/g, '')
    .replace(/\\begin\{eqnarray\*?\}/g, '\\begin{array}{rcl}')
    .replace(/\\end\{eqnarray\*?\}/g, '\\end{array}')
}

/** The converter writes the alignment of columns as classes; MathML has an attribute for it. */
function withAlignment(element: XmlElement): XmlElement {
  const align = /\btml-(left|right|center)\b/.exec(element.attributes.class ?? '')?.[1]
  const children = element.children
    .filter(child => typeof child === 'string' || !/\btml-eqn\b/.test(child.attributes.class ?? ''))
    .map(child => (typeof child === 'string' ? child : withAlignment(child)))
  const attributes = align && element.name.endsWith('mtd') ? { ...element.attributes, columnalign: align } : element.attributes
  return { ...element, attributes, children }
}
