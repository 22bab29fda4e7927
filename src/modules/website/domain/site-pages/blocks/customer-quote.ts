import { oneOf, type ReadBlock } from '../block-reader.ts'
import { attributeOf, textOf } from '../html-tree.ts'

/** `<blockquote data-block="customer-quote" data-name="…" data-job-title="…" data-image-id="7" data-display-mode="simple">…</blockquote>` */
export const readCustomerQuote: ReadBlock<'customer-quote'> = (element, { html, picture, warn }) => {
  const name = attributeOf(element, 'data-name')
  if (name === null || textOf(element) === '') {
    warn('A quotation needs data-name and what was said.')
    return null
  }
  const image = attributeOf(element, 'data-image-id')
  return {
    kind: 'customer-quote',
    mode: oneOf(element, 'data-display-mode', ['standard', 'simple']) ?? 'standard',
    name,
    jobTitle: attributeOf(element, 'data-job-title'),
    html: html(element.childNodes),
    picture: image === null ? null : picture(image, null),
  }
}
