import type { Inline } from '../../domain/document/node.ts'
import type { InlineHandler } from '../handlers.ts'
import { text } from '../inline-runs.ts'

/** A citation that stands in a paragraph. Where the source leaves out the punctuation, spaces keep its words apart. */
export const readCitationInText: InlineHandler = (element, context) => {
  const children: Inline[] = []
  const isBare = element.children.every(child => typeof child !== 'string' || child.trim() === '')
  for (const child of element.children) {
    if (isBare && children.length > 0) children.push(text(' '))
    children.push(...context.readInline([child]))
  }
  return [{ kind: 'marked', as: 'citation', id: element.attributes.id ?? null, language: null, children }]
}
