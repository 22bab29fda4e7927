import type { Media } from '../../data/site-content.ts'
import type { PagePicture } from '../../domain/site-pages/parts.ts'

/** A picture by its id in the content system, or by the address that it is or was served at; null where there is none. */
export type PictureOf = (named: string) => PagePicture | null

export function pictureFinder(media: readonly Media[]): PictureOf {
  const pictures = media.map(each => ({ media: each, picture: pagePicture(each) }))
  const known = new Map([
    // A picture that stands at an address goes before one that stood there.
    ...pictures.flatMap(({ media: { formerUrls }, picture }) => formerUrls.map(url => [url, picture] as const)),
    ...pictures.flatMap(({ media: { id, url }, picture }) => [[String(id), picture] as const, [url, picture] as const]),
  ])
  return named => known.get(named) ?? null
}

function pagePicture({ url, width, height, alt, sizes }: Media): PagePicture | null {
  if (!width || !height) return null
  // The thumbnail is cut, and of what moves it is a still.
  const { thumbnail: _, ...whole } = sizes
  const smaller = Object.values(whole).flatMap(form => (form.width === null ? [] : { url: form.url, width: form.width }))
  return { url, width, height, alt, ...(smaller.length > 0 && { smaller }) }
}
