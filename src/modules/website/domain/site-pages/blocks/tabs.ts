import { idFromWords } from '../../../../../core/text/id-from-words.ts'
import { type ReadBlock, titledItem } from '../block-reader.ts'
import { attributeOf, childElements } from '../html-tree.ts'

/** `<div data-block="tabs" data-title="…"><section id="costs" data-title="Costs">…</section></div>` */
export const readTabs: ReadBlock<'tabs'> = (element, { parts, warn, idFor }) => {
  const items = childElements(element).flatMap(item => {
    const { title, rest } = titledItem(item)
    if (title === null) {
      warn('A tab without a title is left out: it needs data-title, or a heading at its beginning.')
      return []
    }
    return [{ id: idFor(attributeOf(item, 'id') ?? idFromWords(title)), title, parts: parts(rest) }]
  })
  return items.length === 0 ? 'as text' : { kind: 'tabs', label: attributeOf(element, 'data-title'), items }
}
