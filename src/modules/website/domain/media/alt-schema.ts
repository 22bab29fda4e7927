/** The schema of the form of an image's alternative text is used in the browser and on the server. */
import { anyText, groupOf } from '../../../../core/forms/schema-errors.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { type AltEntry, altProblem, altProblems, imageLimits } from './image-file.ts'

export const altKeys = messageKeys('media-alt', altProblems)

export const altSchema = groupOf(
  { alt: anyText(), decorative: anyText() },
  { alt: ({ alt, decorative }) => altError({ alt, isDecorative: decorative !== '' }) },
)

export function altError(entry: AltEntry) {
  const problem = altProblem(entry)
  return problem && { key: altKeys[problem], values: { most: imageLimits.altLength } }
}
