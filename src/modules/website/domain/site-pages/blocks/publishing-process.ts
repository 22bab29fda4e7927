import { flagOf, oneOf, type ReadBlock } from '../block-reader.ts'
import { attributeOf } from '../html-tree.ts'
import { processTypes } from '../parts.ts'

/** `<div data-block="publishing-process" data-type="articles">`; types that are not among the four show nothing. */
export const readPublishingProcess: ReadBlock<'publishing-process'> = (element, { warn }) => {
  const type = oneOf(element, 'data-type', processTypes)
  if (type === null) {
    warn(`There is no publishing process “${attributeOf(element, 'data-type') ?? ''}”: it is one of ${processTypes.join(', ')}.`)
    return null
  }
  return {
    kind: 'publishing-process',
    type,
    suppressTitle: flagOf(element, 'data-suppress-title'),
    showAsteriskOnPreprint: flagOf(element, 'data-show-asterisk-on-preprint'),
  }
}
