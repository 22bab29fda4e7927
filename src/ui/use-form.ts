import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  type FieldErrors,
  type FieldRules,
  type FormAnswer,
  type FormEntries,
  type FormState,
  findErrors,
  formState,
  hasErrors,
  initialFormState,
} from './form-state.ts'
import { gather } from './gather-names.ts'
import { guardPresses, watchPresses } from './press-guard.ts'
import { reportRefusal } from './report-refusal.ts'
import { useHydrated } from './use-hydrated.ts'

/** This is the time from the last key press to the check, in milliseconds (specification, accounts.md section 5). */
export const validationDelay = 300

interface FormOptions {
  /** Rules are found by the name of the field, in the order of the fields. */
  rules: FieldRules
  /** Finds the errors of the form as a whole, in the order of its fields: for forms that have a schema instead of rules by field. */
  validate?: ((entries: FormEntries) => FieldErrors) | undefined
  /**
   * The server's answer to the last submit, as the action returned it. A new object counts as a new answer, so it must not be created while
   * rendering.
   */
  answer?: FormAnswer | undefined
  /** Called when the form is submitted without errors. It can still be cancelled (`preventDefault`). */
  onSubmit?: ComponentProps<'form'>['onSubmit']
}

/** The state of a form, and the props that connect a native form to it; `Form` takes both. */
export interface FormControl {
  id: string
  state: FormState
  /** Takes the focus when a submit failed or was rejected. */
  summary: RefObject<HTMLElement | null>
  /** Validates fields that a script changed without an event, such as a solved captcha. */
  check(...names: string[]): void
  /** Checks a field as `check` does, and removes the server's error of it. */
  renew(name: string): void
  formProps: Pick<ComponentProps<'form'>, 'id' | 'ref' | 'noValidate' | 'onChange' | 'onBlur' | 'onSubmit'>
}

/**
 * The validation of every form (specification, accounts.md sections 4 and 5): fields are validated 300 ms after a change and
 * on blur; while there are errors, nothing is sent. The fields are uncontrolled, and Enter submits as in any native form.
 * A control may report an error itself (`setCustomValidity`), which counts like a rule.
 */
export function useForm({ rules, validate, answer, onSubmit }: FormOptions): FormControl {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [state, dispatch] = useReducer(formState, answer, initialFormState)
  const hydrated = useHydrated()

  const validation = useRef({ rules, validate })
  useEffect(() => {
    validation.current = { rules, validate }
  })
  // Rules may depend on the button that sends the form. Until another one is pressed, fields are validated for the last one.
  const button = useRef<HTMLElement | null>(null)
  const [check] = useState(() => (names: readonly string[]) => {
    if (form.current) dispatch({ type: 'checked', names, found: allErrors(form.current, button.current, validation.current) })
  })
  const [renew] = useState(() => (name: string) => {
    dispatch({ type: 'changed', name })
    check([name])
  })
  const [presses] = useState(() => guardPresses(check))
  const [changed] = useState(() => gather(presses.add, validationDelay))
  useEffect(() => changed.clear, [changed])
  useEffect(() => watchPresses(presses), [presses])

  useEffect(() => {
    if (!answer || !form.current) return
    const found = allErrors(form.current, button.current, validation.current)
    dispatch({ type: 'answered', answer, names: controlsOf(form.current).map(control => control.name), found })
  }, [answer])
  useEffect(() => {
    if (state.refusals > 0) summary.current?.focus()
  }, [state.refusals])

  return {
    id,
    state,
    summary,
    check: (...names) => check(names),
    renew,
    formProps: {
      id,
      ref: form,
      // Without JavaScript, only the browser's own checks precede the server's.
      noValidate: hydrated,
      onChange(event: ChangeEvent<HTMLFormElement>) {
        const name = nameOf(event.target)
        if (name === null) return
        dispatch({ type: 'changed', name })
        changed.add(name)
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const name = nameOf(event.target)
        if (name === null) return
        changed.remove(name)
        presses.add([name])
      },
      onSubmit(event) {
        changed.clear()
        // A button that deletes, or goes back to what was, needs no valid entries.
        if (isWithoutValidation(event.nativeEvent)) return onSubmit?.(event)
        button.current = submitterOf(event.nativeEvent)
        const sent = { type: 'sent', found: allErrors(event.currentTarget, button.current, { rules, validate }) } as const
        dispatch(sent)
        if (!hasErrors(formState(state, sent))) return onSubmit?.(event)
        event.preventDefault()
        reportRefusal(event.currentTarget)
      },
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl).filter(control => control.name !== '')
const submitterOf = (event: Event): HTMLElement | null => (event instanceof SubmitEvent ? event.submitter : null)
function isWithoutValidation(event: Event): boolean {
  const submitter = submitterOf(event)
  return submitter instanceof HTMLButtonElement && submitter.formNoValidate
}
const nameOf = (element: EventTarget): string | null => (isControl(element) && element.name !== '' ? element.name : null)

function allErrors(
  form: HTMLFormElement,
  button: HTMLElement | null,
  { rules, validate }: Pick<FormOptions, 'rules' | 'validate'>,
): FieldErrors {
  const entries = entriesOf(form, button)
  const found: Record<string, string> = { ...findErrors(rules, entries), ...validate?.(entries) }
  for (const control of controlsOf(form)) if (control.validity.customError) found[control.name] ??= control.validationMessage
  return found
}

/** @param button whose entry is among them, if it is still one of the form */
function entriesOf(form: HTMLFormElement, button: HTMLElement | null): FormEntries {
  const entries: Record<string, string[]> = {}
  for (const [name, entry] of new FormData(form, button !== null && form.contains(button) ? button : null)) {
    const entriesOfName = entries[name] ?? []
    entriesOfName.push(typeof entry === 'string' ? entry : entry.name)
    entries[name] = entriesOfName
  }
  return entries
}
