import type { ReadBlock } from '../block-reader.ts'
import { attributeOf, textOf } from '../html-tree.ts'

/** `<div data-block="hero-banner" data-title="…">A sentence.</div>` */
export const readHeroBanner: ReadBlock<'hero-banner'> = element => ({
  kind: 'hero-banner',
  title: attributeOf(element, 'data-title'),
  text: textOf(element) || null,
})
