import type { InlineHandler } from '../handlers.ts'
import { attribute } from '../xml/read.ts'
import { readSeparateWords } from './separate-words.ts'

/** A citation that stands in a paragraph. Where the source leaves out the punctuation, spaces keep its words apart. */
export const readCitationInText: InlineHandler = (element, context) => [
  { kind: 'marked', as: 'citation', id: attribute(element, 'id'), language: null, children: readSeparateWords(element.children, context) },
]
