/** Converts images for the typesetter: to a format that it supports, no larger than print needs. */
import sharp, { type Sharp } from 'sharp'
import { maxPixels } from '../import/image.ts'

export interface ImageForPaper {
  content: Uint8Array
  suffix: 'png' | 'jpg' | 'svg'
  /** Pixels. */
  width: number
  height: number
}

/** An image as wide as the text then has 270 dots per inch. */
const maxPixelsWide = 1600
/** A JPEG up to this size is used unchanged. */
const plainBytes = 600_000
/** A PNG larger than this is a photograph, which takes a tenth as JPEG. */
const photographBytes = 900_000

/**
 * @param redraw also converts drawings to pixels: for a file in which the typesetter cannot set something
 * @returns null where the file is not an image
 */
export async function imageForPaper(bytes: Buffer, mimeType: string, redraw = false): Promise<ImageForPaper | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels })
    const { width, height, format, orientation = 1, space } = await image.metadata()
    if (format === 'svg' && !redraw && mimeType === 'image/svg+xml') return { content: bytes, suffix: 'svg', width, height }
    const isPlain = orientation === 1 && (space === 'srgb' || space === 'b-w') && width <= maxPixelsWide
    if (format === 'jpeg' && isPlain && bytes.length <= plainBytes && !redraw) return { content: bytes, suffix: 'jpg', width, height }
    const drawn = format === 'svg' ? sharp(bytes, { density: 200, limitInputPixels: maxPixels }) : image
    return await redrawn(drawn.rotate().resize({ width: maxPixelsWide, withoutEnlargement: true }), format === 'jpeg')
  } catch {
    return null
  }
}

async function redrawn(image: Sharp, isPhotograph: boolean): Promise<ImageForPaper> {
  if (!isPhotograph) {
    const { data, info } = await image.clone().toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
    if (data.length <= photographBytes) return { content: data, suffix: 'png', width: info.width, height: info.height }
  }
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, suffix: 'jpg', width: info.width, height: info.height }
}
