/** Renders formulas in the first form that browsers can show: MathML, image, TeX, running text. */
import { attributes, escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { DisplayFormula, Formula, FormulaGroup, InlineFormula } from '../node.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { renderCaption } from './float.ts'
import { renderFormulaImage } from './image.ts'
import { isEmpty } from './inline.ts'
import { renderMath } from './math.ts'

function renderFormula(formula: Formula, display: 'block' | 'inline', context: RenderContext): SafeHtml {
  const text = isEmpty(formula.text) ? noHtml : context.inlines(formula.text)
  if (formula.mathml !== null) {
    // Some sources set part of a formula as MathML and the rest as ordinary text beside it.
    return html`${renderMath(formula.mathml, display, formula.tex)}${text}`
  }
  if (formula.graphic !== null) return html`${renderFormulaImage(formula.graphic, formula.tex, context)}${text}`
  if (formula.tex !== null) return html`<code class="tex">${escapeHtml(formula.tex)}</code>${text}`
  return text
}

export function renderInlineFormula(node: InlineFormula, context: RenderContext): SafeHtml {
  return html`<span${attributes({ id: context.id(node), class: 'inline-formula' })}>${renderFormula(node.formula, 'inline', context)}</span>`
}

export function renderDisplayFormula(node: DisplayFormula, context: RenderContext): SafeHtml {
  const label = isEmpty(node.label) ? noHtml : html`<span class="formula-label">${context.inlines(node.label)}</span>`
  return html`<div${attributes({ id: context.id(node), class: 'display-formula' })}><div${formulaBox(node, context)}>${renderFormula(node.formula, 'block', context)}</div>${label}</div>`
}

/** The box scrolls where the formula is wider than the screen, so the keyboard must reach it; it is also copied from there. */
function formulaBox(node: DisplayFormula, context: RenderContext): SafeHtml {
  const name = [context.labels.formula, titleText(node.label)].filter(part => part !== '').join(' ')
  // A formula has no language; text beside it is in the article's.
  const language = isEmpty(node.formula.text) ? context.labelLanguage() : null
  return attributes({ class: 'formula', role: 'group', tabindex: 0, 'aria-label': name, ...language })
}

export function renderFormulaGroup(node: FormulaGroup, context: RenderContext): SafeHtml {
  return html`<div${attributes({ id: context.id(node), class: 'formula-group' })}>${renderCaption(node.label, node.caption, context)}${context.blocks(node.children)}</div>`
}
