import type { InlineHandler } from '../handlers.ts'
import { joinRuns } from '../inline-runs.ts'
import { elementChildren } from '../xml/read.ts'

/** Reads an element without a style of its own: its text; where it contains only elements, spaces separate their words. */
export const readPlainElement: InlineHandler = (element, context) => {
  const isMixed = element.children.some(child => typeof child === 'string' && /\S/.test(child))
  if (isMixed) return context.readInline(element.children)
  return joinRuns(
    elementChildren(element).map(child => context.readInline([child])),
    ' ',
  )
}
