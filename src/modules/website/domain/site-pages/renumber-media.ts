/** Updates the ids of images in texts after a restore. */
import type { MediaId } from '../ids.ts'
import { elementsNamed, type HtmlElement, parseHtmlWithPlaces } from './html-tree.ts'

/** New ids of images by their old ones. */
export type MediaIds = ReadonlyMap<number, MediaId>

/** Attributes in which blocks refer to images (domain/site-pages/blocks); a URL in `src` is no id, and stays. */
const attributes = ['data-media-id', 'data-image-id', 'src'] as const
const mayName = /(?:data-media-id|data-image-id|src)\s*=\s*["']?\s*\d/i

/** Changes nothing but the ids, so that the text stays as its author wrote it. */
export function renumberMedia(html: string, ids: MediaIds): string {
  if (!mayName.test(html) || ids.entries().every(([before, now]) => before === now)) return html
  const places = elementsNamed(parseHtmlWithPlaces(html)).flatMap(element => placesIn(element, ids))
  let renumbered = html
  // Replaces from the end, so that earlier positions stay valid.
  for (const { start, end, text } of places.toSorted((one, other) => other.start - one.start))
    renumbered = renumbered.slice(0, start) + text + renumbered.slice(end)
  return renumbered
}

function placesIn({ attrs, sourceCodeLocation }: HtmlElement, ids: MediaIds): { start: number; end: number; text: string }[] {
  return attributes.flatMap(name => {
    const value = attrs.find(attribute => attribute.name === name)?.value.trim() ?? ''
    const id = /^[1-9]\d{0,9}$/.test(value) ? ids.get(Number(value)) : undefined
    const place = sourceCodeLocation?.attrs?.[name]
    return id === undefined || place === undefined ? [] : [{ start: place.startOffset, end: place.endOffset, text: `${name}="${id}"` }]
  })
}
