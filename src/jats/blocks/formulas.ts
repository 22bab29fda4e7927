import type { BlockHandler } from '../handlers.ts'
import { readFormula } from '../math/read-formula.ts'
import { attribute, childrenExcept } from '../xml/read.ts'
import { paragraphOf, readLabel } from './read-float.ts'

export const readDisplayFormula: BlockHandler = (element, context) => {
  const formula = readFormula(childrenExcept(element, 'label', 'alt-text', 'long-desc'), true, context)
  const label = readLabel(element, context)
  const { mathml, tex, graphic, text } = formula
  if (!mathml && !tex && !graphic && text.length === 0) {
    context.warn('invalid-value', element, '<disp-formula> is empty.')
    return paragraphOf(label)
  }
  return [{ kind: 'display-formula', id: attribute(element, 'id'), label, formula }]
}
