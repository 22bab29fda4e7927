/** What may be a picture of the media library: its type, its limits, its name, and what is said where one is refused. */
import { tidyLine } from '../text/tidy-line.ts'

/** By content, with the ending that its name gets. */
export const pictureTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const
export type PictureType = keyof typeof pictureTypes
export const isPictureType = (type: string): type is PictureType => Object.hasOwn(pictureTypes, type)

/** As the attribute `accept` has it. */
export const acceptedPictures = Object.keys(pictureTypes).join(',')

const mebibyte = 1024 * 1024
export const pictureLimits = {
  /** Of one file. */
  bytes: 32 * mebibyte,
  /** Of one upload, with all its files. */
  uploadBytes: 96 * mebibyte,
  files: 20,
  /** All frames of an animation together: a small file can unpack to a picture larger than memory. */
  pixels: 80_000_000,
  altLength: 300,
} as const

/** Why a file is refused. `name` is what it is called where it comes from. */
export type PictureProblem =
  | { kind: 'too-large'; name: string; most: number }
  | { kind: 'too-many-pixels'; name: string; most: number }
  | { kind: 'empty'; name: string }
  | { kind: 'drawing'; name: string }
  | { kind: 'wrong-type'; name: string }
  | { kind: 'unreadable'; name: string }

const extension = /\.[A-Za-z0-9]{1,5}$/
const longestStem = 100

/** What a file is called as far as it may be told: without folders, of which some browsers send the whole way, and what no name may hold. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  return tidyLine(last.normalize('NFC').replace(/[<>:"|?*]/g, '')).replace(/^\.+/, '')
}

/** The name under which a picture is kept: with the ending of its own type, whatever it came with. */
export function pictureName(given: string, type: PictureType): string {
  const stem = plainName(given).replace(extension, '')
  return `${Array.from(stem).slice(0, longestStem).join('').trim() || 'picture'}.${pictureTypes[type]}`
}

/** What a picture shows, for those who do not see it; or that it shows nothing that has to be known. */
export interface AltEntry {
  alt: string
  isDecorative: boolean
}

export type AltProblem = 'missing' | 'too-long' | 'decorative-with-text'

/** Who leaves the text out has to say that nothing is lost by it. */
export function wrongAlt({ alt, isDecorative }: AltEntry): AltProblem | null {
  const text = tidyLine(alt)
  if (isDecorative) return text === '' ? null : 'decorative-with-text'
  if (text === '') return 'missing'
  return text.length > pictureLimits.altLength ? 'too-long' : null
}
