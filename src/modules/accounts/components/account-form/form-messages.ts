/** Translates the rules of the domain and the answers of the server. */
import type { EntryRule } from '../../../../core/forms/entries.ts'
import type { FieldRules, FormAnswer } from '../../../../ui/form-state.ts'
import type { Text } from '../../../sites/text/text.tsx'

/** A validation error, by the key of its message. */
export interface ValidationError {
  key: string
  values: Readonly<Record<string, string | number>>
}
export type ValidationErrors = Readonly<Record<string, ValidationError | undefined>>
export type Labels = Readonly<Record<string, string>>

export function translateRules(rules: Readonly<Record<string, EntryRule>>, text: Text): FieldRules {
  const worded = Object.entries(rules).map(([field, rule]) => {
    const ruleWithMessages: FieldRules[string] = (entry, entries) => {
      const invalid = rule(entry, entries)
      return invalid && text.translateKey(invalid.key, invalid.values)
    }
    return [field, ruleWithMessages] as const
  })
  return Object.fromEntries(worded)
}

/** @param message of the form as a whole */
export function translateAnswer(errors: ValidationErrors, message: string | null, labels: Labels, text: Text): FormAnswer {
  const worded: Record<string, string> = {}
  for (const [field, invalid] of Object.entries(errors)) {
    if (invalid !== undefined) worded[shownAt(field)] = text.translateKey(invalid.key, { ...invalid.values, label: labels[field] ?? '' })
  }
  return { errors: worded, messages: message === null ? [] : [message] }
}

/** An error of a hidden field is shown at the visible field that it belongs to. */
const shownAt = (field: string): string => (field === 'institutionRor' ? 'institution' : field)
