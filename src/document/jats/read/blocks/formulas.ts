import type { Formula } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import { readFormula } from '../math/read-formula.ts'
import { attribute, childrenExcept, childrenNamed } from '../xml/read.ts'
import { paragraphOf, readFloat } from './read-float.ts'

/** Elements that JATS allows in a formula beside its forms; they are shown below it. */
const facts = ['abstract', 'trans-abstract', 'kwd-group', 'subj-group', 'caption']
const head = ['label', 'alt-text', 'long-desc', 'object-id', 'attrib', 'permissions', 'copyright-statement']

export const readDisplayFormula: BlockHandler = (element, context) => {
  const { float } = readFloat({ ...element, children: childrenExcept(element, ...facts) }, context)
  const formula = readFormula(childrenExcept(element, ...head, ...facts), true, context)
  const { mathml, tex, graphic, text } = formula
  const below = [
    ...context.readBlocks(childrenNamed(element, ...facts)),
    ...(float.attribution?.statements ?? []).flatMap(paragraphOf),
    ...(float.attribution?.licence?.text ?? []),
  ]
  if (!mathml && !tex && !graphic && text.length === 0) {
    context.warn('invalid-value', element, '<disp-formula> is empty.')
    return [...paragraphOf(float.label), ...below]
  }
  describeFormula(formula, [float.alt, float.longDescription].filter(words => words !== null).join(' '))
  return [{ kind: 'display-formula', id: attribute(element, 'id'), label: float.label, formula }, ...below]
}

/** Sets the source's alternative text of a formula on the form that has a field for it. */
function describeFormula({ mathml, graphic }: Formula, words: string): void {
  if (words === '') return
  if (mathml) mathml.attributes = { ...mathml.attributes, alttext: words }
  if (graphic) graphic.alt ??= words
}
