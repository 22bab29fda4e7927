import type { Media } from '../../data/site-content.ts'
import type { PagePicture } from '../../domain/site-pages/parts.ts'

/** A picture by its id in the content system, or by the address that it is served at; null where there is none. */
export type PictureOf = (named: string) => PagePicture | null

export function pictureFinder(media: readonly Media[]): PictureOf {
  const known = new Map(
    media.flatMap(({ id, url, width, height, alt }) => {
      const picture = width && height ? { url, width, height, alt } : null
      return [[String(id), picture] as const, [url, picture] as const]
    }),
  )
  return named => known.get(named) ?? null
}
