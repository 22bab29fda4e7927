/** What may be an image of the media library: its type, its limits, its name, and what is said where one is refused. */
import { normaliseLine } from '../../../../core/text/normalise-line.ts'

/** By content, with the ending that its name gets. */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const
export type ImageType = keyof typeof imageTypes
export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageTypes, type)

/** As the attribute `accept` has it. */
export const acceptedImages = Object.keys(imageTypes).join(',')

const mebibyte = 1024 * 1024
export const imageLimits = {
  /** Of one file. */
  bytes: 32 * mebibyte,
  /** Of one upload, with all its files. */
  uploadBytes: 96 * mebibyte,
  files: 20,
  /** All frames of an animation together: a small file can unpack to an image larger than memory. */
  pixels: 80_000_000,
  altLength: 300,
} as const

/** Why a file is refused. `name` is what it is called where it comes from. */
export type ImageProblem =
  | { kind: 'too-large'; name: string; most: number }
  | { kind: 'too-many-pixels'; name: string; most: number }
  | { kind: 'empty'; name: string }
  | { kind: 'drawing'; name: string }
  | { kind: 'wrong-type'; name: string }
  | { kind: 'unreadable'; name: string }

const extension = /\.[A-Za-z0-9]{1,5}$/
const maxStemLength = 100

/** What a file is called as far as it may be told: without folders, of which some browsers send the whole way, and what no name may hold. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  return normaliseLine(last.normalize('NFC').replace(/[<>:"|?*]/g, '')).replace(/^\.+/, '')
}

/** The name under which an image is kept: with the ending of its own type, whatever it came with. */
export function imageName(given: string, type: ImageType): string {
  const stem = plainName(given).replace(extension, '')
  return `${Array.from(stem).slice(0, maxStemLength).join('').trim() || 'picture'}.${imageTypes[type]}`
}

/** What an image shows, for those who do not see it; or that it shows nothing that has to be known. */
export interface AltEntry {
  alt: string
  isDecorative: boolean
}

export type AltProblem = 'missing' | 'too-long' | 'decorative-with-text'

/** Who leaves the text out has to say that nothing is lost by it. */
export function altProblem({ alt, isDecorative }: AltEntry): AltProblem | null {
  const text = normaliseLine(alt)
  if (isDecorative) return text === '' ? null : 'decorative-with-text'
  if (text === '') return 'missing'
  return text.length > imageLimits.altLength ? 'too-long' : null
}
