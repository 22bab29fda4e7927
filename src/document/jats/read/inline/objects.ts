import type { Inline } from '../../../node.ts'
import { readGraphic } from '../blocks/read-graphic.ts'
import type { InlineHandler } from '../handlers.ts'
import { readFormula } from '../math/read-formula.ts'
import { attribute, childrenExcept, childrenNamed, elementChildren, rawText } from '../xml/read.ts'

export const readInlineGraphic: InlineHandler = (element, context) => {
  const graphic = readGraphic(element, context)
  return graphic ? [{ kind: 'inline-graphic', graphic }] : context.readInline(element.children)
}

export const readInlineFormula: InlineHandler = (element, context) => {
  const formula = readFormula(element.children, false, context)
  const { mathml, tex, graphic, text } = formula
  if (!mathml && !tex && !graphic && text.length === 0) return []
  const id = attribute(element, 'id')
  return [{ kind: 'inline-formula', id, formula }]
}

/** Reads `mml:math` and `tex-math` in the text without a wrapper. */
export const readPlainFormula: InlineHandler = (element, context) => {
  const formula = readFormula([element], attribute(element, 'display') === 'block', context)
  if (!formula.mathml && !formula.tex) return []
  return [{ kind: 'inline-formula', id: attribute(element, 'id'), formula }]
}

/** Reads inline forms of one thing: a formula, an image in several formats, or text. */
export const readInlineAlternatives: InlineHandler = (element, context) => {
  const parts = elementChildren(element)
  const isFormula = parts.some(
    part => part.name === 'mml:math' || part.name === 'tex-math' || part.name === 'math' || part.name === 'mml:span',
  )
  if (isFormula) return readInlineFormula(element, context)
  const run = context.readInline(parts)
  const images = run.filter(node => node.kind === 'inline-graphic')
  const [first, ...others] = images
  first?.graphic.alternatives.push(...others.map(other => other.graphic.href))
  return run.filter(node => node.kind !== 'inline-graphic' || node === first)
}

export const readInlineCode: InlineHandler = element => {
  const code = rawText(element)
  return code === ''
    ? []
    : [{ kind: 'inline-code', language: attribute(element, 'language') ?? attribute(element, 'code-type'), text: code }]
}

/** Reads an `fn` in running text: its text is placed where it is called. */
export const readInlineNote: InlineHandler = (element, context) => {
  const label = childrenNamed(element, 'label').map(rawText).join(' ').trim()
  const note: Inline = {
    kind: 'inline-note',
    id: attribute(element, 'id'),
    label: label || null,
    children: context.readBlocks(childrenExcept(element, 'label')),
  }
  return [note]
}
