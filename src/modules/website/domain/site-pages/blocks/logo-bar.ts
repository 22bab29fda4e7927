import { hrefOf, type ReadBlock } from '../block-reader.ts'
import { attributeOf, elementsNamed } from '../html-tree.ts'

/** `<div data-block="logo-bar"><a href="https://…"><img data-media-id="7" alt="The Slate Trust"></a></div>` */
export const readLogoBar: ReadBlock<'logo-bar'> = (element, { picture, warn }) => {
  const linked = new Map(elementsNamed(element, 'a').flatMap(link => elementsNamed(link, 'img').map(image => [image, link] as const)))
  const logos = elementsNamed(element, 'img').flatMap(image => {
    const found = picture(attributeOf(image, 'data-media-id') ?? attributeOf(image, 'src') ?? '', attributeOf(image, 'alt'))
    const link = linked.get(image)
    if (found !== null && found.alt !== '') return [{ name: found.alt, picture: found, href: link ? hrefOf(link, 'href') : null }]
    warn('A logo needs a picture that there is, and a text that says whose it is.')
    return []
  })
  return logos.length === 0 ? 'as text' : { kind: 'logo-bar', title: attributeOf(element, 'data-title'), logos }
}
