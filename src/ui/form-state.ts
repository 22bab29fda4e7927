/**
 * The state of a form's validation (specification, accounts.md sections 4 "Forms" and 5), without clock, DOM or framework.
 * A field's error shows once the field has been checked: after a pause in typing, when it loses focus, or on submit. While one shows, the
 * form is not sent. A server error of a field stays until that field changes; one of the form as a whole
 * prevents no further submit.
 */

/** Messages by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>

/** The entries of a field as a browser sends them: none for an unticked box, several for a list with several chosen. */
export type FormEntries = Readonly<Record<string, readonly string[]>>

/**
 * Validates an entry and returns a message in the reader's language; null where it is valid. `entry` is the first of the field's entries,
 * or empty.
 */
export type FieldRule = (entry: string, entries: FormEntries) => string | null
export type FieldRules = Readonly<Record<string, FieldRule>>

/** The server's answer to a form that it rejected. */
export interface FormAnswer {
  errors?: FieldErrors
  /** Messages about the form as a whole. */
  messages?: readonly string[]
}

export interface FormState {
  /** Rules that checked fields break. */
  broken: FieldErrors
  /** The errors that the server reported. */
  refused: FieldErrors
  messages: readonly string[]
  checked: readonly string[]
  /** The fields that the error summary names: those that were invalid at the last submit. */
  summarised: readonly string[]
  /** This counts how often a submit failed or was rejected: each time the summary takes the focus. */
  refusals: number
}

export type FormEvent =
  | { type: 'changed'; name: string }
  /** `found` are all present errors of the form. */
  | { type: 'checked'; names: readonly string[]; found: FieldErrors }
  | { type: 'sent'; found: FieldErrors }
  /**
   * `names` are the form's fields: an error of any other becomes one of the form as a whole. Null while they are unknown. `found` are the
   * present errors: what the form's rules say too goes when they no longer say so, also where another field was changed.
   */
  | { type: 'answered'; answer: FormAnswer; names: readonly string[] | null; found?: FieldErrors }

/** The form as the server sends it, with what it has to say of an earlier try. */
export function initialFormState(answer: FormAnswer | undefined): FormState {
  const state = { broken: {}, refused: {}, messages: [], checked: [], summarised: [], refusals: 0 }
  return answer ? { ...formState(state, { type: 'answered', answer, names: null }), refusals: 0 } : state
}

export const findErrors = (rules: FieldRules, entries: FormEntries): FieldErrors => {
  const found: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const message = rule(entries[name]?.[0] ?? '', entries)
    if (message !== null) found[name] = message
  }
  return found
}

export function formState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return event.name in state.refused ? { ...state, refused: without(state.refused, event.name) } : state
    case 'checked': {
      const checked = union(state.checked, event.names)
      return { ...state, checked, broken: only(event.found, checked) }
    }
    case 'sent': {
      const next = { ...state, broken: event.found, checked: union(state.checked, Object.keys(event.found)) }
      const invalid = Object.keys(shownErrors(next))
      return invalid.length > 0 ? { ...next, summarised: invalid, refusals: state.refusals + 1 } : { ...next, messages: [], summarised: [] }
    }
    case 'answered': {
      const { errors = {}, messages = [] } = event.answer
      const known = Object.keys(errors).filter(name => event.names?.includes(name) ?? true)
      const { found = {} } = event
      const ruled = known.filter(name => found[name] === errors[name])
      const strays = Object.entries(errors).flatMap(([name, message]) => (known.includes(name) ? [] : [message]))
      const next = {
        ...state,
        refused: only(
          errors,
          known.filter(name => !ruled.includes(name)),
        ),
        broken: { ...state.broken, ...only(found, ruled) },
        checked: union(state.checked, ruled),
        messages: [...messages, ...strays],
      }
      const invalid = Object.keys(shownErrors(next))
      return { ...next, summarised: invalid, refusals: state.refusals + (invalid.length + next.messages.length > 0 ? 1 : 0) }
    }
  }
}

/** The error that each field shows: the rule that it violates takes precedence over the server's. */
export const shownErrors = (state: FormState): FieldErrors => ({ ...state.refused, ...state.broken })

/** While this is true, the submit button is disabled and nothing is sent. */
export const hasErrors = (state: FormState): boolean => Object.keys(shownErrors(state)).length > 0

/** The lines of the summary: the errors that remain, and the server's messages about the form as a whole. */
export function summary(state: FormState): { messages: readonly string[]; fields: readonly { name: string; message: string }[] } {
  const errors = shownErrors(state)
  const fields = state.summarised.flatMap(name => {
    const message = errors[name]
    return message === undefined ? [] : [{ name, message }]
  })
  return { messages: state.messages, fields }
}

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])]
const only = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))
const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name))
