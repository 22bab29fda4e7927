/** Reads forms with images; errors are message keys of `media-library`. */

import { messageKeys } from '../../../../../core/text/message-keys.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { parseUploadEntry, type UploadEntry } from '../../../../uploads/domain/upload-entry.ts'
import { type AltEntry, imageLimits, type MediaProblem, problemOfUpload, uploadFailures } from '../../../domain/media/image-file.ts'

export const problemKeys = messageKeys('media-problem', [
  'too-large',
  'too-many-pixels',
  'empty',
  'drawing',
  'wrong-type',
  'unreadable',
  ...uploadFailures,
])

export interface GivenImage extends AltEntry {
  file: UploadEntry
}

/** Rows of the upload form that works without JavaScript. */
export const plainRows = 3

/** Ignores rows without a file. */
export function imagesIn(form: FormData): GivenImage[] {
  return Array.from({ length: plainRows }, (_, row) => row).flatMap(row => {
    const file = parseUploadEntry(form.get(`file-${row}`))
    return file === null ? [] : [{ file, ...altIn(form, `-${row}`) }]
  })
}

export function altIn(form: FormData, end = ''): AltEntry {
  const alt = form.get(`alt${end}`)
  return { alt: typeof alt === 'string' ? alt : '', isDecorative: form.has(`decorative${end}`) }
}

/** @param code of a refused upload */
export const errorOfUpload = (code: string, name: string): ValidationError => errorOfImage(problemOfUpload(code, name))

export const errorOfImage = ({ kind, name }: MediaProblem): ValidationError => ({
  // An upload that is not the account's has no name here.
  key: kind === 'upload-gone' && name === '' ? 'media-problem-upload-unknown' : problemKeys[kind],
  values: imageValues(name),
})

/** Values for any error message. */
export const imageValues = (name: string) => ({
  name,
  megabytes: imageLimits.bytes / (1024 * 1024),
  megapixels: imageLimits.pixels / 1_000_000,
})
