import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { browsePath, parseBrowsePath } from '../../../domain/search/browse-path.ts'
import { focusResults } from '../results/use-results-focus.ts'

/** The id of the page's only form, for controls outside of its element. */
export const browseFormId = 'browse-form'

/**
 * The canonical URL of the form's values. Page, size and feed are not fields of the form, so they have their defaults (reading.md section
 * 5).
 * @param show the page size to keep; null for the default
 */
export function pathOfFields(fields: FormData, base: string | null, show: string | null): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') parameters.append(name, value)
  if (show !== null) parameters.set('show', show)
  return browsePath(parseBrowsePath([], parameters), base)
}

const sizeOf = (path: string): string | null => new URL(path, 'http://localhost').searchParams.get('show')

interface Screen {
  /** The URL of the page that is shown. */
  path: string
  /** The path of the gateway's tab that the page is in. */
  base: string | null
}

/**
 * Handles the form of the page. Without JavaScript the browser submits it and the server redirects to the canonical URL; with it, the URL
 * is built here and only the page's data are fetched.
 */
export function useBrowseForm({ path, base }: Screen) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const leadsToResults = useRef(false)
  useFieldsInStep(form, path, navigationType === 'POP')
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the next results are there; until then there is nothing new to read.
  useEffect(() => {
    if (leadsToResults.current) focusResults()
    leadsToResults.current = false
  }, [path])
  // Applies the fields that the reader changed before the script ran.
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(wasChosen)) form.current?.requestSubmit()
  }, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem('all')
    // An empty search box does nothing (reading.md section 2.2); buttons and fields elsewhere still work.
    if (box instanceof HTMLInputElement && box.value.trim() === '' && isFromSearchBox(event.nativeEvent, box)) return box.focus()
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    // A field that is applied at once refines the current list, so the page size stays.
    const next = pathOfFields(new FormData(event.currentTarget), base, submitter === null ? sizeOf(path) : null)
    leadsToResults.current = next !== path && isToApply(submitter)
    if (isToApply(submitter)) closeFilters(event.currentTarget)
    if (next !== path) void navigate(next, { preventScrollReset: true })
    else if (isToApply(submitter)) focusResults()
  }
  /** Checkboxes and selects are applied at once; text fields wait for Enter or a button. */
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLElement && event.target.dataset.applies !== undefined) event.currentTarget.requestSubmit()
  }
  // Keeps browsers from restoring the values of an earlier visit.
  return { ref: form, id: browseFormId, autoComplete: 'off', onSubmit, onChange }
}

const isToApply = (submitter: HTMLElement | null): boolean => submitter?.dataset.applyFilters !== undefined

/** Closes the filters where they cover or precede the results, as on a phone; beside the results this has no visible effect. */
function closeFilters(form: HTMLFormElement): void {
  form.querySelector('[data-filters]')?.removeAttribute('open')
}

/** Whether a field that is applied at once differs from the server's value. */
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
 * The fields are uncontrolled, so that text typed before the script runs is not lost, and no field loses the focus. When the URL changes,
 * they are set to its values.
 */
function useFieldsInStep(form: React.RefObject<HTMLFormElement | null>, path: string, isReturn: boolean): void {
  const shown = useRef(path)
  const setFields = useCallback(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.defaultChecked
      else if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? ''
      // Text that is being typed stays while results arrive.
      else if (field instanceof HTMLInputElement && (isReturn || field !== document.activeElement)) field.value = field.defaultValue
    }
  }, [form, isReturn])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    setFields()
  }, [path, setFields])
}
