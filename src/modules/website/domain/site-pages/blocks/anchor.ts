import { idFromWords } from '../../../../../core/text/id-from-words.ts'
import type { ReadBlock } from '../block-reader.ts'
import { attributeOf, textOf } from '../html-tree.ts'

/** Parses `<h2 data-block="anchor" id="charges">Charges</h2>`: a heading that the page's menu can link to. */
export const readAnchor: ReadBlock<'anchor'> = (element, { idFor, warn }) => {
  const text = textOf(element)
  const wanted = attributeOf(element, 'id') ?? attributeOf(element, 'data-ref-id') ?? idFromWords(text)
  if (wanted === '') {
    warn('An anchor needs an id or a text.')
    return 'as text'
  }
  return { kind: 'anchor', id: idFor(wanted), text }
}
