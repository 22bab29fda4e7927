import type { Media } from '../../data/site-content.ts'
import type { PageImage } from '../../domain/site-pages/parts.ts'

/** Finds an image by its id in the CMS, or by its current or a former URL; null where there is none. */
export type ImageOf = (named: string) => PageImage | null

export function imageFinder(media: readonly Media[]): ImageOf {
  const images = media.map(each => ({ media: each, picture: pageImage(each) }))
  const known = new Map([
    // Current URLs take precedence over former ones.
    ...images.flatMap(({ media: { formerUrls }, picture }) => formerUrls.map(url => [url, picture] as const)),
    ...images.flatMap(({ media: { id, url }, picture }) => [[String(id), picture] as const, [url, picture] as const]),
  ])
  return named => known.get(named) ?? null
}

function pageImage({ url, width, height, alt, sizes }: Media): PageImage | null {
  if (!width || !height) return null
  // The thumbnail is cropped, and shows only one frame of an animation.
  const { thumbnail: _, ...whole } = sizes
  const smaller = Object.values(whole).flatMap(form => (form.width === null ? [] : { url: form.url, width: form.width }))
  return { url, width, height, alt, ...(smaller.length > 0 && { smaller }) }
}
