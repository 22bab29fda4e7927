import { type ReadBlock, titledItem } from '../block-reader.ts'
import { attributeOf, childElements } from '../html-tree.ts'

/** `<div data-block="info-rows"><section data-media-id="7"><h3>…</h3>…</section></div>` */
export const readInfoRows: ReadBlock<'info-rows'> = (element, { parts, picture }) => {
  const rows = childElements(element).map(row => {
    const { title, rest } = titledItem(row)
    const named = attributeOf(row, 'data-media-id')
    return { title, picture: named === null ? null : picture(named, null), parts: parts(rest) }
  })
  return rows.length === 0 ? 'as text' : { kind: 'info-rows', rows }
}
