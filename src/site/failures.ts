/** The failures that a page can have, each with its status; the root error boundary shows the screen for it (reading.md section 8). */
import { data, redirect } from 'react-router'
import type { Found } from '../use-cases/reading/reading.ts'

export const pageNotFound = () => data(null, { status: 404 })
export const notAuthorised = () => data(null, { status: 403 })
export const unavailable = () => data(null, { status: 503, headers: { 'Retry-After': '30' } })

/** The item that was found, or the failure or redirect to throw. */
export function foundOrThrow<Item>(found: Found<Item>): Item {
  switch (found.kind) {
    case 'found':
      return found.item
    case 'elsewhere':
      throw redirect(found.path, 301)
    case 'missing':
      throw pageNotFound()
  }
}
