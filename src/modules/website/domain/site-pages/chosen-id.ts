import type { FieldError } from '../../../../core/forms/message-keys.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'

/** A list from which nothing has to be chosen, and whose values are ids. Whether there is such a one, only the database knows. */
export const chosenIdRule = (entry: string): FieldError | null =>
  entry === '' || parseId(entry) !== null ? null : { key: 'content-choice-wrong', values: {} }
