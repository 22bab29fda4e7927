/** The failures that a page can have, each with its status; the root error boundary shows the screen for it (reading.md section 8). */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ParticipantRole } from '../../../core/access/participant-roles.ts'
import { describeHttpError, HttpError, isHttpError } from '../../../core/http/http-error.ts'
import type { Found } from '../domain/found.ts'
import { pageRequestContext } from './context.ts'

export const pageNotFound = () => data(null, { status: 404 })
/** The log alone says which draft was requested (specification, accounts.md section 2). */
export function previewNotFound({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { platform, noteMissing } = context.get(pageRequestContext)
  noteMissing(`${platform.key}: there is nothing to preview at ${new URL(request.url).pathname.replace(/\.data$/, '').slice(0, 200)}.`)
  return pageNotFound()
}
export const notAuthorised = () => data(null, { status: 403 })
/** The user has a role for it and takes part in it; the page says so. */
export const conflictOfInterest = (participantRole: ParticipantRole) => data({ conflict: participantRole }, { status: 403 })
/** Sessions cannot be read while the database is unreachable. */
export const unavailable = () => screenFor(new HttpError('DATABASE_UNAVAILABLE', 'Who asks cannot be told.'))

/** The item that was found, or the failure or redirect to throw. */
export function foundOrThrow<Item>(found: Found<Item>): Item {
  switch (found.kind) {
    case 'found':
      return found.item
    case 'redirect':
      // Temporary, because a later volume may have the same number, and browsers cache a permanent redirect.
      throw redirect(found.path, 302)
    case 'several':
      throw data({ choices: found.choices }, { status: 300 })
    case 'missing':
      throw pageNotFound()
  }
}

/** The error page for an error of a loader or action, with its status; an unexpected error is returned unchanged. */
function failureOf(error: unknown): unknown {
  return isHttpError(error) ? screenFor(error) : error
}

function screenFor(error: Error) {
  const { status, retryAfter } = describeHttpError(error)
  return data(null, { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }) })
}

const isForm = (type: string): boolean => /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)

/** Wraps an action so that a body that is no form, or a malformed one, is answered with 415 or 400. */
export function takingForms<Arguments extends { request: Request }>(act: (given: Arguments) => unknown): (given: Arguments) => unknown {
  return given => {
    const { request } = given
    const read = request.formData.bind(request)
    request.formData = async () => {
      if (!isForm(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })
      return await read().catch((error: unknown) => {
        throw request.signal.aborted ? error : data(null, { status: 400 })
      })
    }
    return act(given)
  }
}

/** Wraps a loader or action so that its HTTP errors become error pages. */
export function mappingErrors<Arguments extends unknown[]>(
  handle: (...given: Arguments) => unknown,
): (...given: Arguments) => Promise<unknown> {
  return async (...given) => {
    try {
      return await handle(...given)
    } catch (error) {
      throw failureOf(error)
    }
  }
}
