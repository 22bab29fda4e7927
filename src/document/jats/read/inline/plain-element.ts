import type { InlineHandler } from '../handlers.ts'
import { joinRuns } from '../inline-runs.ts'
import { elementChildren } from '../xml/read.ts'

/** An element without a look of its own: its text; where it holds only elements, spaces keep their words apart. */
export const readPlainElement: InlineHandler = (element, context) => {
  const isMixed = element.children.some(child => typeof child === 'string' && /\S/.test(child))
  if (isMixed) return context.readInline(element.children)
  return joinRuns(
    elementChildren(element).map(child => context.readInline([child])),
    ' ',
  )
}
