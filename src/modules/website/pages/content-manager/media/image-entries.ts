/** What forms with images bring, and how they are told what is wrong with them: by keys of the words `media-library`. */

import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { type AltEntry, altProblem, type ImageProblem, imageLimits } from '../../../domain/media/image-file.ts'

export interface GivenImage extends AltEntry {
  file: File
}

/** How many images the form takes that works without scripts. */
export const plainRows = 3

/** Rows without a file are none. */
export function imagesIn(form: FormData): GivenImage[] {
  return Array.from({ length: plainRows }, (_, row) => row).flatMap(row => {
    const file = fileIn(form, `file-${row}`)
    return file === null ? [] : [{ file, ...altIn(form, `-${row}`) }]
  })
}

/** A field that nobody chose a file in sends one without a name. */
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

/** What stands in the words of any problem. */
export const imageValues = (name: string) => ({
  name,
  megabytes: imageLimits.bytes / (1024 * 1024),
  megapixels: imageLimits.pixels / 1_000_000,
})
