import { idFromWords } from '../../../../../core/text/id-from-words.ts'
import { flagOf, type ReadBlock, titledItem } from '../block-reader.ts'
import { attributeOf, childElements } from '../html-tree.ts'

/** `<div data-block="accordions"><details id="fees"><summary>What does it cost?</summary>…</details></div>` */
export const readAccordions: ReadBlock<'accordions'> = (element, { parts, warn, idFor }) => {
  const items = childElements(element).flatMap(item => {
    const { title, rest } = titledItem(item)
    if (title === null) {
      warn('A section without a title is left out: it needs a summary or a heading at its beginning, or data-title.')
      return []
    }
    const open = item.attrs.some(({ name }) => name === 'open') || flagOf(item, 'data-open')
    return [{ id: idFor(attributeOf(item, 'id') ?? idFromWords(title)), title, open, parts: parts(rest) }]
  })
  if (items.length === 0) return 'as text'
  const expandAll = attributeOf(element, 'data-expand-all') === null || flagOf(element, 'data-expand-all')
  return { kind: 'accordions', expandAll, items }
}
