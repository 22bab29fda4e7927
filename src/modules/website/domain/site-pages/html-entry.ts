import type { FieldError } from '../../../../core/forms/message-keys.ts'

/** Counts characters as they were sent, with both of a line's end: of what has more, the server reads only the beginning. */
export const htmlRule =
  (maxLength: number) =>
  (entry: string): FieldError | null =>
    entry.length > maxLength ? { key: 'field-too-long', values: { maxLength } } : null

/** The text of an editor, which leaves an empty paragraph where there is none; null for no text. */
export const htmlOf = (entry: string): string | null => (/^\s*(?:<p>\s*<\/p>\s*)?$/.test(entry) ? null : entry)
