import { flagOf, numberOf, oneOf, type ReadBlock } from '../block-reader.ts'
import { attributeOf, elementsNamed, isElement, textOf } from '../html-tree.ts'
import { horizontalPositions, minHeights, verticalPositions } from '../parts.ts'

const maxSpacing = 9

/**
 * `<figure data-block="image" data-media-id="7" data-full-coverage="true" data-min-height="300">Caption</figure>`; its own `img` names the
 * image where there is no id (specification, accounts.md section 3 “Image block data attributes”).
 */
export const readImage: ReadBlock<'image'> = (element, { html, picture, warn }) => {
  const [own] = elementsNamed(element, 'img')
  const named = attributeOf(element, 'data-media-id') ?? (own && attributeOf(own, 'src')) ?? ''
  const found = picture(named, attributeOf(element, 'data-alt') ?? (own && attributeOf(own, 'alt')) ?? null)
  if (found === null) {
    warn(`There is no picture “${named}”.`)
    return 'as text'
  }
  const caption = element.childNodes.filter(node => !(isElement(node) && node.tagName === 'img'))
  const minHeight = numberOf(element, 'data-min-height', 0)
  return {
    kind: 'image',
    picture: found,
    caption: caption.every(node => textOf(node) === '') ? null : html(caption),
    isHero: flagOf(element, 'data-is-hero'),
    fullCoverage: flagOf(element, 'data-full-coverage'),
    minHeight: minHeights.findLast(height => height <= minHeight) ?? 0,
    horizontal: oneOf(element, 'data-horizontal-position', horizontalPositions) ?? 'center',
    vertical: oneOf(element, 'data-vertical-position', verticalPositions) ?? 'center',
    spacing: Math.min(maxSpacing, numberOf(element, 'data-spacing-units', 0)),
  }
}
