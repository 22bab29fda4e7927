/** What a schema of a form says, for tables of cases. */
import type * as z from 'zod/mini'
import type { Entries } from '../../src/core/forms/entries.ts'
import { validateForm } from '../../src/core/forms/schema-errors.ts'

/** The names and messages of what is wrong, in the order in which the summary names them; empty where the form is valid. */
export function keysOfErrors(schema: z.ZodMiniType<unknown>, entered: Readonly<Record<string, string | readonly string[]>>): string[] {
  const entries: Entries = Object.fromEntries(
    Object.entries(entered).map(([name, entry]) => [name, typeof entry === 'string' ? [entry] : entry]),
  )
  const outcome = validateForm(schema, entries)
  return outcome.kind === 'valid' ? [] : Object.entries(outcome.errors).map(([name, error]) => `${name}: ${error?.key}`)
}
