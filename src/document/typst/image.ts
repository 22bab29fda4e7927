/** Writes images as large as their resolution and the page allow. */
import type { Graphic } from '../node.ts'
import { titleText } from '../text.ts'
import { call, literal, noTypst, points, sequence, type Typst, words } from './code.ts'
import type { TypesetImage, TypstContext } from './context.ts'
import { fileName } from './file-name.ts'

/** The width of the text in points, between the template's margins on A4. */
export const textWidth = 433
/** Leaves room for a caption below the largest image. */
const maxHeight = 520
/** One pixel of an image in points: 150 dots per inch. */
const pixel = 72 / 150

export function findImage(graphic: Graphic, context: TypstContext): TypesetImage | null {
  for (const href of [graphic.href, ...graphic.alternatives]) {
    const picture = context.setting.picture(href)
    if (picture !== null) return picture
  }
  return null
}

/** @param named the name for an image without a description, because PDF/UA requires one */
export function writeImage(graphic: Graphic, context: TypstContext, named: { alt: string | null }): Typst {
  const alt = [graphic.alt, named.alt, titleText(graphic.label)].find(text => text?.trim())?.trim() ?? context.labels.picture
  const picture = findImage(graphic, context)
  if (picture === null) return writeMissing(graphic.href, alt, context)
  const scale = Math.min(textWidth, picture.width * pixel) / picture.width
  const width = picture.width * Math.min(scale, maxHeight / picture.height)
  return call('image', [literal(picture.path)], { width: points(width), alt: literal(alt) })
}

export function writeInlineImage(graphic: Graphic, context: TypstContext): Typst {
  const picture = findImage(graphic, context)
  const alt = graphic.alt?.trim() || titleText(graphic.label) || context.labels.picture
  const place = context.place(graphic)
  if (picture === null) return sequence([place, words(alt)])
  const height = Math.min(Math.max(picture.height * pixel, 8), 60)
  return sequence([place, call('inline-picture', [], { path: literal(picture.path), alt: literal(alt), height: points(height) })])
}

const linked = (url: string | null, name: Typst, context: TypstContext): Typst => (url === null ? name : context.link(url, name))

/** An image that is missing, or that paper cannot show, is named and linked. */
export function writeMissing(href: string, alt: string | null, context: TypstContext): Typst {
  const file = context.setting.file(href)
  const name = words(fileName(href))
  const shown = file === null ? sequence([words(`${context.labels.missingFile} `), name]) : linked(file.url, name, context)
  return call('missing', [shown, alt === null ? noTypst : words(alt)])
}
