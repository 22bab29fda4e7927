/** Asks the server what the form would look like to readers. */
import { invalidList } from './wrong-list.ts'

export type PreviewAnswer =
  | { kind: 'picture'; html: string }
  /** In words: what is wrong in the form. */
  | { kind: 'wrong'; said: string[] }
  /** Nobody is signed in any more, or nobody who may. */
  | { kind: 'refused' | 'large' | 'away' }

const timeout = 20_000

/** Rejects where it is given up. */
export async function requestPreview(address: string, form: FormData, given: AbortSignal): Promise<PreviewAnswer> {
  let response: Response
  let html: string
  try {
    const signal = AbortSignal.any([given, AbortSignal.timeout(timeout)])
    // To be led to the sign-in is an answer too.
    response = await fetch(address, { method: 'POST', body: form, redirect: 'manual', headers: { Accept: 'text/html' }, signal })
    html = await response.text()
  } catch (error) {
    if (given.aborted) throw error
    return { kind: 'away' }
  }
  if (response.type === 'opaqueredirect' || response.status === 401 || response.status === 403) return { kind: 'refused' }
  if (response.status === 413) return { kind: 'large' }
  if (response.status === 422) return { kind: 'wrong', said: wrongIn(html) }
  return response.ok ? { kind: 'picture', html } : { kind: 'away' }
}

const wrongIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`#${invalidList} > li`)].map(({ textContent }) => textContent)
