import type { FastifyError } from 'fastify'
import { SearchNotReadyError } from './api/errors.ts'
import { isUnreachable } from './data/unreachable.ts'
import { AccountGoneError } from './use-cases/accounts/details/my-details.ts'
import { OriginUnknownError } from './use-cases/accounts/letters.ts'
import { TooManySignInsError } from './use-cases/accounts/passwords.ts'
import { FreshSignInNeededError } from './use-cases/accounts/sessions/fresh-sign-in.ts'
import { LibraryUnreachableError } from './use-cases/reading/reading.ts'

export interface Failure {
  status: number
  message: string
  /** Seconds, for the header Retry-After. */
  retryAfter?: number
}

/** What went wrong is for the log; who asked is told no more than that. */
export function describeFailure(error: Error & Partial<Pick<FastifyError, 'statusCode'>>): Failure {
  if (isUnreachable(error) || error instanceof LibraryUnreachableError)
    return { status: 503, message: 'The library cannot be reached. Try again in a while.', retryAfter: 30 }
  if (error instanceof SearchNotReadyError) return { status: 503, message: error.message, retryAfter: 30 }
  if (error instanceof TooManySignInsError)
    return { status: 429, message: 'More people are signing in than can be served at once. Try again in a few seconds.', retryAfter: 10 }
  if (error instanceof OriginUnknownError) return { status: 400, message: error.message }
  if (error instanceof FreshSignInNeededError) return { status: 401, message: error.message }
  if (error instanceof AccountGoneError) return { status: 401, message: 'The account is not there any more.' }
  const { statusCode: status = 500 } = error
  if (status >= 400 && status < 500) return { status, message: error.message }
  return { status: 500, message: 'Something went wrong.' }
}
