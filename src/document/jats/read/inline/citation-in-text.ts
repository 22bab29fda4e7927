import type { InlineHandler } from '../handlers.ts'
import { attribute } from '../xml/read.ts'
import { readSeparateWords } from './separate-words.ts'

/** Reads a citation in a paragraph. Where the source leaves out punctuation, spaces separate its words. */
export const readCitationInText: InlineHandler = (element, context) => [
  { kind: 'marked', as: 'citation', id: attribute(element, 'id'), language: null, children: readSeparateWords(element.children, context) },
]
