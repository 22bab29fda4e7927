import { type SizedImage, sourcesOf } from '../domain/media/sized-image.ts'

type LibraryImageProps = {
  picture: SizedImage
  alt: string
  /** On the first screen, it is asked for at once. */
  isFirst?: boolean
  className?: string | undefined
  'data-size'?: number
} & Place

type Place =
  /** How wide it is shown at most, in CSS pixels, and on screens of which width on; on narrower ones it is as wide as the screen. */
  | { widest: number; from?: number; square?: undefined }
  /** It fills a square of so many CSS pixels. */
  | { square: number }

/** An image of the media library in the size that the browser needs. */
export function LibraryImage({ picture, alt, isFirst = false, className, 'data-size': size, ...place }: LibraryImageProps) {
  const { url, width, height } = picture
  const { square } = place
  // A landscape that fills a square is wider than the square.
  const sources =
    place.square === undefined
      ? sourcesOf(picture, place.widest, place.from)
      : sourcesOf(picture, Math.ceil(place.square * Math.max(1, width / height)))
  return (
    <img
      className={className}
      data-size={size}
      {...(sources && { srcSet: sources.srcset, sizes: sources.sizes })}
      src={url}
      width={square ?? width}
      height={square ?? height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
