/** An action does this with a form that has a schema. */
import type * as z from 'zod/mini'
import { type Entries, entryOf } from '../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../core/forms/message-keys.ts'
import { applyRowIntent, readRowIntent } from '../../../core/forms/repeated-entries.ts'
import { validateForm } from '../../../core/forms/schema-errors.ts'
import { readEntries } from './form-entries.ts'

export type SchemaForm<Value> =
  | { kind: 'valid'; value: Value; entries: Entries }
  /** The form is shown again with its errors (status 422). */
  | { kind: 'invalid'; errors: FieldErrors; entries: Entries }
  /** A button changed the rows of a group without JavaScript: the form is shown again with them. */
  | { kind: 'rows'; entries: Entries }

/** Entries beyond are cut off: 200 rows of ten fields. */
const maxEntries = 2000

/** Reads a form that was sent. @param maxLength characters of one entry */
export const readSchemaForm = <Value>(form: FormData, schema: z.ZodMiniType<Value>, { maxLength = 4000 } = {}): SchemaForm<Value> =>
  schemaFormOf(readEntries(form, maxLength, maxEntries), schema)

/** This is for an action that has read the entries to know which of its forms was sent. */
export function schemaFormOf<Value>(all: Entries, schema: z.ZodMiniType<Value>): SchemaForm<Value> {
  const intent = readRowIntent(entryOf(all, 'intent'))
  const { intent: _, ...entries } = all
  if (intent !== null) return { kind: 'rows', entries: applyRowIntent(entries, intent) }
  return { ...validateForm(schema, entries), entries }
}
