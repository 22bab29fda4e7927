/** Reads forms with images; errors are message keys of `media-library`. */

import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { type AltEntry, altProblem, type ImageProblem, imageLimits } from '../../../domain/media/image-file.ts'

export interface GivenImage extends AltEntry {
  file: File
}

/** Rows of the upload form that works without JavaScript. */
export const plainRows = 3

/** Ignores rows without a file. */
export function imagesIn(form: FormData): GivenImage[] {
  return Array.from({ length: plainRows }, (_, row) => row).flatMap(row => {
    const file = fileIn(form, `file-${row}`)
    return file === null ? [] : [{ file, ...altIn(form, `-${row}`) }]
  })
}

/** A file field that is left empty submits a file without a name. */
export function fileIn(form: FormData, name: string): File | null {
  const entry = form.get(name)
  return entry instanceof File && (entry.name !== '' || entry.size > 0) ? entry : null
}

export function altIn(form: FormData, end = ''): AltEntry {
  const alt = form.get(`alt${end}`)
  return { alt: typeof alt === 'string' ? alt : '', isDecorative: form.has(`decorative${end}`) }
}

export function altError(entry: AltEntry): ValidationError | null {
  const problem = altProblem(entry)
  return problem && { key: `media-alt-${problem}`, values: { most: imageLimits.altLength } }
}

export const errorOfImage = ({ kind, name }: ImageProblem): ValidationError => ({ key: `media-problem-${kind}`, values: imageValues(name) })

/** Values for any error message. */
export const imageValues = (name: string) => ({
  name,
  megabytes: imageLimits.bytes / (1024 * 1024),
  megapixels: imageLimits.pixels / 1_000_000,
})
