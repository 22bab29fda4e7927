/** Requests a preview of the form's values from the server. */
import { invalidList } from './invalid-list.ts'

export type PreviewAnswer =
  | { kind: 'picture'; html: string }
  /** The translated errors of the form. */
  | { kind: 'wrong'; said: string[] }
  /** The user is no longer signed in or lacks the permission; the form is too large; the server does not respond. */
  | { kind: 'refused' | 'large' | 'away' }

const timeout = 20_000

/** Rejects when it is aborted. */
export async function requestPreview(path: string, form: FormData, given: AbortSignal): Promise<PreviewAnswer> {
  let response: Response
  let html: string
  try {
    const signal = AbortSignal.any([given, AbortSignal.timeout(timeout)])
    // A redirect to the sign-in page is a response too.
    response = await fetch(path, { method: 'POST', body: form, redirect: 'manual', headers: { Accept: 'text/html' }, signal })
    html = await response.text()
  } catch (error) {
    if (given.aborted) throw error
    return { kind: 'away' }
  }
  if (response.type === 'opaqueredirect' || response.status === 401 || response.status === 403) return { kind: 'refused' }
  if (response.status === 413) return { kind: 'large' }
  if (response.status === 422) return { kind: 'wrong', said: invalidIn(html) }
  return response.ok ? { kind: 'picture', html } : { kind: 'away' }
}

const invalidIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`#${invalidList} > li`)].map(({ textContent }) => textContent)
