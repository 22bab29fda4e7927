/** Writes formulas in the first form that paper can show: MathML, image, TeX, running text. */
import type { DisplayFormula, Formula } from '../node.ts'
import { inlineText, mathText } from '../text.ts'
import { always, call, literal, none, noTypst, sequence, type Typst } from './code.ts'
import type { TypstContext } from './context.ts'
import { findImage, writeImage } from './image.ts'
import { writeMath } from './math.ts'

/** The alternative text of a formula: its description, its TeX, or its characters in a line. */
function spokenFormula(formula: Formula, context: TypstContext): string {
  const { mathml, tex, graphic } = formula
  const said = [mathml?.attributes.alttext, tex, graphic?.alt, mathml && mathText(mathml), inlineText(formula.text)]
  return said.find(words => words?.trim())?.trim() ?? context.labels.formula
}

export function writeInlineFormula(formula: Formula, context: TypstContext): Typst {
  const text = context.inlines(formula.text)
  const alt = literal(spokenFormula(formula, context))
  if (formula.mathml !== null) return sequence([call('math.equation', [writeMath(formula.mathml)], { alt }), text])
  const picture = formula.graphic && findImage(formula.graphic, context)
  if (picture) return sequence([call('formula-picture', [], { path: literal(picture.path), alt, height: picture.height }), text])
  return sequence([formula.tex === null ? noTypst : call('raw', [literal(formula.tex)]), text])
}

export function writeDisplayFormula(node: DisplayFormula, context: TypstContext): Typst {
  const { formula } = node
  const label = context.inlines(node.label)
  const text = context.inlines(formula.text)
  const place = context.place(node)
  const numbering = label === noTypst ? none : always(label)
  const alt = literal(spokenFormula(formula, context))
  if (formula.mathml !== null) {
    const rest = text === noTypst ? noTypst : call('par', [text])
    return sequence([call('display-formula', [sequence([writeMath(formula.mathml)])], { alt, numbering, place }), rest])
  }
  const picture = formula.graphic === null ? noTypst : writeImage(formula.graphic, context, { alt: spokenFormula(formula, context) })
  const tex = formula.tex === null || picture !== noTypst ? noTypst : call('raw', [literal(formula.tex)], { block: true })
  const shown = sequence([picture, tex, text])
  return call('shown-formula', [sequence([place, shown])], { label })
}
