/**
 * Prepares an uploaded file for the media library: it is identified by its content, rotated upright, stripped of metadata, and encoded in
 * the sizes that pages need, at once or later. It is always re-encoded, so that neither the location of the camera nor a hidden second file is published.
 */
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { StoredFile } from '../../../publications/index.ts'
import type { MediaToStore } from '../../data/site-media.ts'
import { type ImageProblem, type ImageType, imageLimits, imageName, isImageType, plainName } from '../../domain/media/image-file.ts'
import { fitInto, maxSide, smallerForms } from '../../domain/media/smaller-forms.ts'

export interface GivenFile {
  name: string
  content: Uint8Array
}

export type PreparedImage = { kind: 'prepared'; picture: MediaToStore } | { kind: 'refused'; problem: ImageProblem }

type Files = Pick<FileStore, 'put'>

/** The image comes with all of its sizes. When this resolves, the files are in the store, but no row refers to them yet. */
export const prepareImage = (files: Files, given: GivenFile): Promise<PreparedImage> => prepare(files, given, makeSizes)

/** The image comes in its own size alone, which takes a fraction of the time: a job makes the smaller ones. */
export const prepareWholeImage = (files: Files, given: GivenFile): Promise<PreparedImage> => prepare(files, given, async () => new Map())

/**
 * The smaller sizes of an image that was prepared before. @param content of its file
 * @throws Error where it cannot be read, which its preparation has found out before
 */
export async function sizesOf(files: Files, content: Uint8Array): Promise<ReadonlyMap<string, StoredFile>> {
  const type = (await fileTypeFromBuffer(content))?.mime ?? ''
  const measured = await measure(content)
  if (!isImageType(type) || measured === null) throw new Error(`The stored image is none, but of the type “${type}”`)
  return await makeSizes(files, { content, type, measured })
}

async function prepare(files: Files, { name, content }: GivenFile, sizesFor: typeof makeSizes): Promise<PreparedImage> {
  const called = plainName(name) || 'picture'
  const refuse = (problem: ImageProblem): PreparedImage => ({ kind: 'refused', problem })
  if (content.length === 0) return refuse({ kind: 'empty', name: called })
  if (content.length > imageLimits.bytes) return refuse({ kind: 'too-large', name: called, most: imageLimits.bytes })
  const type = (await fileTypeFromBuffer(content))?.mime ?? ''
  if (isDrawing(content, type)) return refuse({ kind: 'drawing', name: called })
  if (!isImageType(type)) return refuse({ kind: 'wrong-type', name: called })
  const measured = await measure(content)
  if (measured === null) return refuse({ kind: 'unreadable', name: called })
  if (measured.pixels > imageLimits.pixels) return refuse({ kind: 'too-many-pixels', name: called, most: imageLimits.pixels })
  try {
    const image = { content, type, measured }
    const file = await storeWhole(files, image)
    return { kind: 'prepared', picture: { name: imageName(name, type), file, sizes: await sizesFor(files, image) } }
  } catch (error) {
    if (isOfFile(error)) return refuse({ kind: 'unreadable', name: called })
    throw error
  }
}

/** libvips reports invalid images by errors without a code; a full disk has one. */
const isOfFile = (error: unknown): boolean => error instanceof Error && !('code' in error)

/** SVG has no signature, because it is text. */
function isDrawing(content: Uint8Array, type: string): boolean {
  if (type !== '' && type !== 'application/xml') return false
  return /<(?:\w+:)?svg[\s>]/i.test(Buffer.from(content.subarray(0, 4096)).toString('utf8'))
}

interface Measured {
  /** The displayed size, after rotation. */
  width: number
  height: number
  pixels: number
  isAnimated: boolean
}

/** Reads only the file's header; nothing is decoded yet. */
async function measure(content: Uint8Array): Promise<Measured | null> {
  try {
    const { width, height, pages = 1, orientation = 1 } = await sharp(content, { limitInputPixels: false }).metadata()
    const isTurned = orientation >= 5
    const shown = isTurned ? { width: height, height: width } : { width, height }
    return { ...shown, pixels: width * height * pages, isAnimated: pages > 1 }
  } catch {
    return null
  }
}

interface MeasuredImage {
  content: Uint8Array
  type: ImageType
  measured: Measured
}

const open = (content: Uint8Array, animated: boolean): Sharp =>
  // Truncated files are rejected; minor violations of the standard, as by some cameras, are not.
  sharp(content, { animated, failOn: 'error', limitInputPixels: imageLimits.pixels + 1 }).autoOrient()

const storeEncoded = async (files: Files, { content, facts }: Encoded): Promise<StoredFile> => ({ ...(await files.put(content)), ...facts })

async function storeWhole(files: Files, { content, type, measured }: MeasuredImage): Promise<StoredFile> {
  const retained = fitInto(measured, { width: maxSide, height: maxSide })
  return await storeEncoded(files, await encode(open(content, measured.isAnimated).resize({ ...retained, fit: 'fill' }), type, retained))
}

async function makeSizes(files: Files, { content, type, measured }: MeasuredImage): Promise<ReadonlyMap<string, StoredFile>> {
  const sizes = new Map<string, StoredFile>()
  for (const form of smallerForms(measured)) {
    // A smaller version of an animation would be a still, which the browser may choose in its place.
    if (measured.isAnimated && !form.isCut) continue
    const { width, height } = form
    const resized = open(content, false).resize({ width, height, fit: form.isCut ? 'cover' : 'fill' })
    sizes.set(form.name, await storeEncoded(files, await smallest(resized, type, form)))
  }
  return sizes
}

interface Encoded {
  content: Buffer
  facts: Pick<StoredFile, 'mimeType' | 'width' | 'height'>
}
interface Size {
  width: number
  height: number
}

/** Without `keepMetadata`, sharp keeps only the pixels, converted to sRGB. */
const encoders: Readonly<Record<ImageType, (image: Sharp) => Sharp>> = {
  'image/jpeg': image => image.jpeg({ quality: 88 }),
  'image/png': image => image.png({ compressionLevel: 9 }),
  'image/webp': image => image.webp({ quality: 88 }),
  'image/avif': image => image.avif({ quality: 65, effort: 2 }),
  'image/gif': image => image.gif({ effort: 3 }),
}

async function encode(image: Sharp, mimeType: ImageType, { width, height }: Size): Promise<Encoded> {
  return { content: await encoders[mimeType](image).toBuffer(), facts: { mimeType, width, height } }
}

/** Encodes the image in its own type or as WebP, whichever is smaller. Drawings keep their sharp edges in near-lossless WebP. */
async function smallest(image: Sharp, type: ImageType, size: Size): Promise<Encoded> {
  const own = await encode(image.clone(), type, size)
  if (type === 'image/webp' || type === 'image/avif') return own
  const isDrawn = type === 'image/png' || type === 'image/gif'
  const content = await image.webp(isDrawn ? { nearLossless: true, quality: 60 } : { quality: 82 }).toBuffer()
  return content.length < own.content.length ? { content, facts: { ...size, mimeType: 'image/webp' } } : own
}
