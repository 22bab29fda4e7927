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
import { useHydrated } from './use-hydrated.ts'

/** From the last key press to the check, in milliseconds (specification, accounts.md section 5). */
export const validationDelay = 300

interface FormOptions {
  /** By the name of the field, in the order of the fields. */
  rules: FieldRules
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
export function useForm({ rules, answer, onSubmit }: FormOptions): FormControl {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [state, dispatch] = useReducer(formState, answer, initialFormState)
  const hydrated = useHydrated()

  const rulesNow = useRef(rules)
  useEffect(() => {
    rulesNow.current = rules
  })
  const [check] = useState(() => (names: readonly string[]) => {
    if (form.current) dispatch({ type: 'checked', names, found: allErrors(form.current, rulesNow.current) })
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
    if (answer && form.current) dispatch({ type: 'answered', answer, names: controlsOf(form.current).map(control => control.name) })
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
        const sent = { type: 'sent', found: allErrors(event.currentTarget, rules) } as const
        dispatch(sent)
        if (hasErrors(formState(state, sent))) event.preventDefault()
        else onSubmit?.(event)
      },
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl).filter(control => control.name !== '')
const nameOf = (element: EventTarget): string | null => (isControl(element) && element.name !== '' ? element.name : null)

function allErrors(form: HTMLFormElement, rules: FieldRules): FieldErrors {
  const found: Record<string, string> = { ...findErrors(rules, entriesOf(form)) }
  for (const control of controlsOf(form)) if (control.validity.customError) found[control.name] ??= control.validationMessage
  return found
}

function entriesOf(form: HTMLFormElement): FormEntries {
  const entries: Record<string, string[]> = {}
  for (const [name, entry] of new FormData(form)) {
    const entriesOfName = entries[name] ?? []
    entriesOfName.push(typeof entry === 'string' ? entry : entry.name)
    entries[name] = entriesOfName
  }
  return entries
}
