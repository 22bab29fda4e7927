import type { Formula, Inline, MathElement } from '../../../node.ts'
import { readGraphic } from '../blocks/read-graphic.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { elementChildren, rawText, textOf } from '../xml/read.ts'
import { readMathml } from './read-mathml.ts'
import { mathmlOfTex, stripTexDelimiters } from './tex.ts'

const graphicNames = new Set(['graphic', 'inline-graphic'])
const texNames = new Set(['tex-math'])
const mathNames = new Set(['mml:math', 'math', 'mml:semantics', 'mml:mrow'])
/** Wrappers around the forms of one formula. KaTeX's markup wraps its MathML in spans and repeats it as HTML. */
const wrapperNames = new Set(['alternatives', 'mml:span', 'span'])

/**
 * Reads a formula with each of its forms among `nodes`. Where they contain more than the forms of one formula (two formulas, text around
 * one), the whole is running text that contains each formula.
 */
export function readFormula(nodes: readonly XmlNode[], display: boolean, context: ReadContext): Formula {
  const forms = formsOf(nodes)
  if (forms === null) return { mathml: null, tex: null, graphic: null, text: context.readInline(nodes) }
  const { math, tex: texElement, graphics, text } = forms
  const read = math ? readMathml(math.name === 'mml:math' || math.name === 'math' ? math : { ...math, children: [math] }, context) : null
  const tex = texElement ? stripTexDelimiters(rawText(texElement)) || null : null
  let mathml: MathElement | null = read && !isEmpty(read.mathml) ? read.mathml : null
  if (!mathml && tex && texElement) mathml = mathmlOfTex(tex, display, texElement, context)
  const [graphic, ...alternatives] = graphics.map(element => readGraphic(element, context)).filter(found => found !== null)
  if (graphic) graphic.alternatives.push(...alternatives.map(alternative => alternative.href))
  const running: Inline[] = text ? context.readInline(text.children) : []
  return { mathml, tex: tex ?? read?.tex ?? null, graphic: graphic ?? null, text: running }
}

interface Forms {
  math: XmlElement | null
  tex: XmlElement | null
  graphics: XmlElement[]
  /** Holds the `textual-form`. */
  text: XmlElement | null
}

/** The forms of one formula; null where `nodes` are anything else. */
function formsOf(nodes: readonly XmlNode[]): Forms | null {
  const forms: Forms = { math: null, tex: null, graphics: [], text: null }
  let separate = 0
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (/\S/.test(node)) return null
      continue
    }
    if (node.name === 'alternatives') separate++
    if (!collect(node, forms)) return null
  }
  const found = (forms.math ? 1 : 0) + (forms.tex ? 1 : 0) + forms.graphics.length + (forms.text ? 1 : 0)
  return separate > 1 || found === 0 ? null : forms
}

function collect(node: XmlElement, forms: Forms): boolean {
  if (mathNames.has(node.name)) {
    if (forms.math) return false
    forms.math = node
  } else if (texNames.has(node.name)) {
    if (forms.tex) return false
    forms.tex = node
  } else if (node.name === 'textual-form' && !forms.text) {
    forms.text = node
  } else if (graphicNames.has(node.name)) {
    forms.graphics.push(node)
  } else if (wrapperNames.has(node.name)) {
    if (isKatexHtml(node)) return true
    if (node.children.some(child => typeof child === 'string' && /\S/.test(child))) return false
    return elementChildren(node).every(child => collect(child, forms))
  } else if (!isBlank(node)) return false
  return true
}

function isKatexHtml(node: XmlElement): boolean {
  return node.attributes.class === 'katex-html' && node.attributes['aria-hidden'] === 'true'
}

function isBlank(node: XmlElement): boolean {
  return textOf(node) === '' && elementChildren(node).length === 0 && Object.keys(node.attributes).length === 0
}

function isEmpty(math: MathElement): boolean {
  return math.children.length === 0
}
