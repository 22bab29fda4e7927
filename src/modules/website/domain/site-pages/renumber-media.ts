/** Text that names images of the media library by numbers, where they have other numbers now. */
import { elementsNamed, type HtmlElement, parseHtmlWithPlaces } from './html-tree.ts'

/** Numbers of images by those that they had before. */
export type MediaIds = ReadonlyMap<number, number>

/** As the blocks name an image (domain/site-pages/blocks); an address in `src` is no number, and stays. */
const attributes = ['data-media-id', 'data-image-id', 'src'] as const
const mayName = /(?:data-media-id|data-image-id|src)\s*=\s*["']?\s*\d/i

/** Nothing but the numbers is changed, so that text goes on to be what its author wrote. */
export function renumberMedia(html: string, ids: MediaIds): string {
  if (!mayName.test(html) || ids.entries().every(([before, now]) => before === now)) return html
  const places = elementsNamed(parseHtmlWithPlaces(html)).flatMap(element => placesIn(element, ids))
  let renumbered = html
  // From the end on, so that the places before stay where they are.
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
