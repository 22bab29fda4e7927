import type { Block, Inline } from '../../node.ts'
import type { ReadContext } from './read-context.ts'
import type { XmlElement } from './xml/node.ts'

/** Reads one kind of element, and passes unknown children to the context. */
export type InlineHandler = (element: XmlElement, context: ReadContext) => Inline[]
export type BlockHandler = (element: XmlElement, context: ReadContext) => Block[]
