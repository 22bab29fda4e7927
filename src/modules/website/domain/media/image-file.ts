/** The rules for images of the media library: types, limits, names and error messages. */
import { normaliseLine } from '../../../../core/text/normalise-line.ts'

/** Accepted media types, which are detected from the content, with their file extensions. */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const
export type ImageType = keyof typeof imageTypes
export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageTypes, type)

/** The value of the attribute `accept`. */
export const acceptedImages = Object.keys(imageTypes).join(',')

const mebibyte = 1024 * 1024
export const imageLimits = {
  /** Bytes of one file. */
  bytes: 32 * mebibyte,
  /** Bytes of one upload with all its files. */
  uploadBytes: 96 * mebibyte,
  files: 20,
  /** Pixels of all frames of an animation together: a small file can unpack to an image larger than memory. */
  pixels: 80_000_000,
  altLength: 300,
} as const

/** Failures of the upload itself, whatever was uploaded. */
export const uploadFailures = ['upload-gone', 'too-many', 'infected', 'unscannable', 'scanner-away'] as const
export type UploadFailure = (typeof uploadFailures)[number]

/** @param code of a refused upload (src/modules/uploads/domain/upload-purpose.ts) */
export function problemOfUpload(code: string, name: string): MediaProblem {
  if (code === 'too-large') return { kind: code, name, most: imageLimits.bytes }
  if (code === 'empty' || code === 'drawing' || code === 'wrong-type') return { kind: code, name }
  return { kind: uploadFailures.find(failure => failure === code) ?? 'upload-gone', name }
}

/** The reason why a file is rejected. `name` is its original name. */
export type ImageProblem =
  | { kind: 'too-large'; name: string; most: number }
  | { kind: 'too-many-pixels'; name: string; most: number }
  | { kind: 'empty'; name: string }
  | { kind: 'drawing'; name: string }
  | { kind: 'wrong-type'; name: string }
  | { kind: 'unreadable'; name: string }

/** The reason why an uploaded file does not get into the library. */
export type MediaProblem = ImageProblem | { kind: UploadFailure; name: string }

const extension = /\.[A-Za-z0-9]{1,5}$/
const maxStemLength = 100

/** The file name for messages: without folders, since some browsers send the whole path, and without forbidden characters. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  return normaliseLine(last.normalize('NFC').replace(/[<>:"|?*]/g, '')).replace(/^\.+/, '')
}

/** The name under which an image is stored, with the extension of its actual type. */
export function imageName(given: string, type: ImageType): string {
  const stem = plainName(given).replace(extension, '')
  return `${Array.from(stem).slice(0, maxStemLength).join('').trim() || 'picture'}.${imageTypes[type]}`
}

/** The alternative text of an image, or that it is decorative. */
export interface AltEntry {
  alt: string
  isDecorative: boolean
}

export const altProblems = ['missing', 'too-long', 'decorative-with-text'] as const
export type AltProblem = (typeof altProblems)[number]

/** An empty text is only allowed if the image is marked as decorative. */
export function altProblem({ alt, isDecorative }: AltEntry): AltProblem | null {
  const text = normaliseLine(alt)
  if (isDecorative) return text === '' ? null : 'decorative-with-text'
  if (text === '') return 'missing'
  return text.length > imageLimits.altLength ? 'too-long' : null
}
