import type { Block } from '../../node.ts'
import type { ReadContext } from './read-context.ts'
import type { XmlElement } from './xml/node.ts'
import { childrenNamed, elementChildren } from './xml/read.ts'

const floatNames = ['floats-group', 'floats-wrap']
const handledSeparately = new Set(['front', 'front-stub', 'body', 'back', 'sub-article', 'response', 'processing-meta', ...floatNames])

/**
 * Reads the text of an `article`, `sub-article` or `response`, without its front matter and its sub-articles. Elements that JATS does not
 * allow there go to the body.
 */
export function readParts(article: XmlElement, context: ReadContext): { body: Block[]; back: Block[]; floats: Block[] } {
  const read = (...names: string[]) => childrenNamed(article, ...names).flatMap(part => context.readBlocks(part.children))
  const strays = elementChildren(article).filter(child => !handledSeparately.has(child.name))
  return { body: [...read('body'), ...context.readBlocks(strays)], back: read('back'), floats: read(...floatNames) }
}
