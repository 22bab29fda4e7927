import type { ReadBlock } from '../block-reader.ts'
import { attributeOf, elementsNamed, textOf } from '../html-tree.ts'

/** `<div data-block="statistics">`, or with numbers of its own: `<dl><dt>Articles</dt><dd>1200</dd></dl>`. */
export const readStatistics: ReadBlock<'statistics'> = (element, { warn }) => {
  const labels = elementsNamed(element, 'dt').map(textOf)
  const counts = elementsNamed(element, 'dd').map(textOf)
  const stats = labels.flatMap((label, index) => {
    const text = counts[index]?.replace(/[,.\s]/g, '') ?? ''
    if (label !== '' && /^\d{1,15}$/.test(text)) return [{ label, count: Number(text) }]
    warn(`“${label}” has no number.`)
    return []
  })
  const lastUpdated = attributeOf(element, 'data-last-updated')
  return { kind: 'statistics', title: attributeOf(element, 'data-title'), own: stats.length === 0 ? null : { stats, lastUpdated } }
}
