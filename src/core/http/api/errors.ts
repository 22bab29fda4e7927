/** The body of every failed API call (specification, reading.md section 7), and the errors of routes. */

import type { FastifyError } from 'fastify'
import { z } from 'zod'
import { maxId } from '../../ids/id.ts'
import { HttpError } from '../http-error.ts'

export const errorsSchema = z
  .object({
    errors: z.array(
      z.object({
        field: z.string().optional().describe('The parameter that is wrong.'),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'Errors', examples: [{ errors: [{ field: 'id', message: `must be a whole number from 1 to ${maxId}` }] }] })
export type ErrorsBody = z.infer<typeof errorsSchema>

/** The 400 response of a route. */
export const invalidParameter = { 400: errorsSchema.describe('A parameter is wrong; the errors name it.') }
export const notFound = { 404: errorsSchema.describe('The platform has nothing with this id.') }
export const draftsRefused = {
  403: errorsSchema.describe(
    'Drafts were asked for by somebody who has no role for them, has not given a second factor, or takes part in the one that was asked for.',
  ),
}

/** The platform has nothing of this name: it may never have been, or be another platform's. */
export const notFoundError = (what: string) => new HttpError('NOT_FOUND', `There is no ${what}.`)

export const searchNotReadyError = () =>
  new HttpError('SEARCH_NOT_READY', 'The search index is being made, and nothing can be searched until then. Try again in a while.')

/** The validation errors of a request's parameters, each once; null for errors of another kind. */
export function describeInvalidParameters(error: Partial<Pick<FastifyError, 'validation'>>): ErrorsBody | null {
  if (error.validation === undefined) return null
  const described = error.validation.map(({ instancePath, message = 'is wrong' }) => {
    const [field] = instancePath.split('/').filter(Boolean)
    return field === undefined ? { message } : { field, message }
  })
  return {
    errors: described.filter((one, at) => described.findIndex(same => same.field === one.field && same.message === one.message) === at),
  }
}

export const draftsRefusedError = () =>
  new HttpError('FORBIDDEN', 'Drafts are for the editorial staff alone: leave out publishedOnly=false.')

/** The request came from a page of another site. */
export const crossSiteError = () => new HttpError('FORBIDDEN', 'This call is for the pages of this site.')

/** @param waitSeconds until the next call is allowed */
export const rateLimitedError = (waitSeconds: number) =>
  new HttpError('RATE_LIMITED', 'There were too many calls from this address. Try again later.', { retryAfter: waitSeconds })
