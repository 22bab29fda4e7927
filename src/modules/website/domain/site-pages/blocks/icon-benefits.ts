import { flagOf, oneOf, type ReadBlock, titledItem } from '../block-reader.ts'
import { childElements } from '../html-tree.ts'
import { benefitIcons } from '../parts.ts'

/** `<div data-block="icon-benefits"><section data-icon="icon-openscience"><h3>…</h3>…</section></div>` */
export const readIconBenefits: ReadBlock<'icon-benefits'> = (element, { html, warn }) => {
  const items = childElements(element).flatMap(item => {
    const icon = oneOf(item, 'data-icon', benefitIcons)
    const { title, rest } = titledItem(item)
    if (icon !== null && title !== null) return [{ icon, title, html: html(rest) }]
    warn(`A benefit needs a title, and data-icon with one of ${benefitIcons.join(', ')}.`)
    return []
  })
  return items.length === 0 ? 'as text' : { kind: 'icon-benefits', suppressTitles: flagOf(element, 'data-suppress-titles'), items }
}
