/**
 * Prepares images for a page: measures them, so that nothing moves while they load, and converts them to widths and formats that browsers
 * show.
 */
import sharp from 'sharp'
import { shownTypes } from '../../../../document/html/displayed-file.ts'

interface ImageSize {
  width: number | null
  height: number | null
}

/** Larger images are not decoded: a small file can unpack to an image larger than memory. */
export const maxPixels = 200_000_000
/** An image is held in memory while it is processed. */
const maxBytes = 512 * 1024 * 1024
const convertible = new Set(['image/tiff', 'image/bmp', 'image/heic', 'image/jp2', 'image/jxl'])
/** Widths of the smaller forms in pixels; the text column is 704 wide, and screens have at most twice the density. */
const widths = [720, 1440]
const largestConverted = 2400

/** Both are null where the file is not a readable image. */
export async function measureImage(mimeType: string, bytes: number, read: () => Promise<Uint8Array>): Promise<ImageSize> {
  const isImage = shownTypes.has(mimeType) || convertible.has(mimeType)
  if (!isImage || bytes > maxBytes) return { width: null, height: null }
  try {
    const { width, height, orientation = 1 } = await sharp(await read(), { limitInputPixels: maxPixels }).metadata()
    // Cameras mark an image as turned by a quarter, which swaps width and height.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return { width: null, height: null }
  }
}

export interface ImageVariant {
  width: number
  height: number
  content: Buffer
}

/**
 * The smaller forms of an image, narrowest first; for a format that browsers do not show, the last has the full size. Empty for drawings
 * and animations, and for files that cannot be decoded.
 */
export async function imageVariants(mimeType: string, width: number | null, read: () => Promise<Uint8Array>): Promise<ImageVariant[]> {
  const convert = convertible.has(mimeType)
  if (width === null || (!convert && !['image/jpeg', 'image/png', 'image/webp'].includes(mimeType))) return []
  const wanted = widths.filter(each => each < width * 0.9)
  if (convert) wanted.push(Math.min(width, largestConverted))
  if (wanted.length === 0) return []
  try {
    const source = await read()
    return await Promise.all(
      wanted.map(async each => {
        const { data, info } = await sharp(source, { limitInputPixels: maxPixels })
          .rotate()
          .resize({ width: each, withoutEnlargement: true })
          .webp({ quality: 82 })
          .toBuffer({ resolveWithObject: true })
        return { width: info.width, height: info.height, content: data }
      }),
    )
  } catch {
    return []
  }
}
