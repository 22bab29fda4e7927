import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { browseAddress, parseBrowseAddress } from '../../domain/search/browse-address.ts'
import { focusResults } from './use-results-focus.ts'

/** Of the one form of the screen, so that controls elsewhere on it can belong to it. */
export const browseFormId = 'browse-form'

/**
 * The canonical address of what the form asks for: page, size and feed are none of the library's fields, so they are as at first
 * (reading.md section 5).
 * @param show the size of page to keep; null for the usual one
 */
export function addressOfFields(fields: FormData, base: string | null, show: string | null): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') parameters.append(name, value)
  if (show !== null) parameters.set('show', show)
  return browseAddress(parseBrowseAddress([], parameters), base)
}

const sizeOf = (address: string): string | null => new URL(address, 'http://localhost').searchParams.get('show')

interface Screen {
  /** What it shows. */
  address: string
  /** Where it is a tab of a gateway: the path of that. */
  base: string | null
}

/**
 * The form of the screen. Without a script the browser sends it and the server puts the address right; with one, the address is made here
 * and only the page's data are fetched.
 */
export function useBrowseForm({ address, base }: Screen) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const leadsToResults = useRef(false)
  useFieldsInStep(form, address, navigationType === 'POP')
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the next results are there; until then there is nothing new to read.
  useEffect(() => {
    if (leadsToResults.current) focusResults()
    leadsToResults.current = false
  }, [address])
  // What was ticked or chosen before the script came is applied now.
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(wasChosen)) form.current?.requestSubmit()
  }, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem('all')
    // An empty box does nothing (reading.md section 2.2); a button or a tick elsewhere does what it says.
    if (box instanceof HTMLInputElement && box.value.trim() === '' && isFromSearchBox(event.nativeEvent, box)) return box.focus()
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    // What is applied at once has no button: it refines the list that is there, in pages of the same size.
    const next = addressOfFields(new FormData(event.currentTarget), base, submitter === null ? sizeOf(address) : null)
    leadsToResults.current = next !== address && isToApply(submitter)
    if (isToApply(submitter)) closeFilters(event.currentTarget)
    if (next !== address) void navigate(next, { preventScrollReset: true })
    else if (isToApply(submitter)) focusResults()
  }
  /** A tick or a choice is applied at once; what is typed waits for Enter or a button. */
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLElement && event.target.dataset.applies !== undefined) event.currentTarget.requestSubmit()
  }
  // No browser fills in what another visit to the screen had.
  return { ref: form, id: browseFormId, autoComplete: 'off', onSubmit, onChange }
}

const isToApply = (submitter: HTMLElement | null): boolean => submitter?.dataset.applyFilters !== undefined

/** Where they lie over or before the results, as on a phone; where they stand beside them, this shows nothing. */
function closeFilters(form: HTMLFormElement): void {
  form.querySelector('[data-filters]')?.removeAttribute('open')
}

/** Whether a field that is applied at once says something else than the page did. */
function wasChosen(field: Element): boolean {
  if (!(field instanceof HTMLElement) || field.dataset.applies === undefined) return false
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
  return field instanceof HTMLSelectElement && field.value !== field.dataset.value
}

/** Enter in any field of a form presses its first button, which is that of the search box. */
function isFromSearchBox(event: Event, box: HTMLInputElement): boolean {
  if (!(event instanceof SubmitEvent) || event.submitter === null) return false
  const isSearchButton = event.submitter.closest('[data-search-box]') === box.closest('[data-search-box]')
  const { activeElement } = document
  return isSearchButton && (activeElement === box || activeElement === event.submitter)
}

/**
 * Fields keep their own values, so that nothing typed before the script came is lost, and no field loses the focus. When another
 * address is shown, they show what that says.
 */
function useFieldsInStep(form: React.RefObject<HTMLFormElement | null>, address: string, isReturn: boolean): void {
  const shown = useRef(address)
  const setFields = useCallback(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.defaultChecked
      else if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? ''
      // What is being typed while results come in goes on.
      else if (field instanceof HTMLInputElement && (isReturn || field !== document.activeElement)) field.value = field.defaultValue
    }
  }, [form, isReturn])
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    setFields()
  }, [address, setFields])
}
