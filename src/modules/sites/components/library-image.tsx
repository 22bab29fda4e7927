import { type SizedImage, sourcesOf } from '../domain/sized-image.ts'

type LibraryImageProps = {
  picture: SizedImage
  alt: string
  /** Whether the image is visible without scrolling, and is therefore loaded eagerly. */
  isFirst?: boolean
  className?: string | undefined
  'data-size'?: number
} & Place

type Place =
  /** The maximum width in CSS pixels, and the minimum width of screens on which it applies; on narrower ones the image fills the screen. */
  | { widest: number; from?: number; square?: undefined }
  /** The side of the square that the image fills, in CSS pixels. */
  | { square: number }

/** Shows an image of the media library in the size that the browser needs. */
export function LibraryImage({ picture, alt, isFirst = false, className, 'data-size': size, ...place }: LibraryImageProps) {
  const { url, width, height } = picture
  const { square } = place
  // A landscape image that fills a square is cut, so it must be wider than the square.
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
