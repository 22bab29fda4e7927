/** Forms whose fields depend on each other: their entries and validation. */
import { normaliseLine } from '../text/normalise-line.ts'
import type { FormMessage } from './message-keys.ts'

/** The entries of a form as a browser sends them: none for an unticked box, several for a list with several chosen. */
export type Entries = Readonly<Record<string, readonly string[]>>

/** The texts of a form, without its files. @param maxLength characters beyond which a text is cut off */
export function textEntries(form: Iterable<[name: string, entry: FormDataEntryValue]>, maxLength = Number.POSITIVE_INFINITY): Entries {
  const entries = new Map<string, string[]>()
  for (const [name, entry] of form) {
    if (typeof entry === 'string') entries.set(name, [...(entries.get(name) ?? []), entry.slice(0, maxLength)])
  }
  return Object.fromEntries(entries)
}

/** Validates an entry among the others; null where it is valid. */
export type EntryRule = (entry: string, entries: Entries) => FormMessage | null

export type FieldMessages<Field extends string> = Partial<Record<Field, FormMessage>>

/** The first entry of a field; empty where it has none. */
export const entryOf = (entries: Entries, field: string): string => (Object.hasOwn(entries, field) ? (entries[field]?.[0] ?? '') : '')

/** All entries of a field; none where it has none. */
export const entriesOf = (entries: Entries, field: string): readonly string[] =>
  Object.hasOwn(entries, field) ? (entries[field] ?? []) : []

export const isTicked = (entries: Entries, field: string): boolean => entryOf(entries, field) !== ''

/** Returns the errors in the order of the fields. */
export function findEntryErrors<Field extends string>(
  fields: readonly Field[],
  rules: Readonly<Record<Field, EntryRule>>,
  entries: Entries,
): FieldMessages<Field> {
  const found: FieldMessages<Field> = {}
  for (const field of fields) {
    const invalid = rules[field](entryOf(entries, field), entries)
    if (invalid) found[field] = invalid
  }
  return found
}

export const isFaultless = (messages: FieldMessages<string>): boolean => Object.keys(messages).length === 0

/** Normalises the lines of entries. @param asTyped fields that are not changed, such as passwords */
export const normaliseEntries = (entries: Entries, asTyped: readonly string[]): Entries =>
  Object.fromEntries(Object.entries(entries).map(([field, all]) => [field, asTyped.includes(field) ? all : all.map(normaliseLine)]))
