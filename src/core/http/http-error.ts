/** The failures that requests are answered with, and the one table from their code to a status. */

/** Seconds after which to try again what cannot be reached or is not ready. */
export const outageRetryAfter = 30

interface Kind {
  status: number
  /** Seconds, for the header Retry-After. */
  retryAfter?: number
  /** The message for clients, in place of the error's own, which is for the log. */
  message?: string
}

const kinds = {
  INVALID: { status: 400 },
  /** The installation does not know the site's own URL, which mailed links and passkeys need. */
  ORIGIN_UNKNOWN: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  /** The account was removed while its session was in use. */
  ACCOUNT_REMOVED: { status: 401 },
  /** The session is not fresh enough for this action (docs/decisions/0040). */
  FRESH_SIGN_IN_REQUIRED: { status: 401 },
  FORBIDDEN: { status: 403 },
  NOT_FOUND: { status: 404 },
  CONFLICT: { status: 409 },
  RATE_LIMITED: { status: 429 },
  /** More password hashes are being computed than this machine can handle. */
  SIGN_IN_BUSY: { status: 429, retryAfter: 10 },
  DATABASE_UNAVAILABLE: { status: 503, retryAfter: outageRetryAfter, message: 'The library cannot be reached. Try again in a while.' },
  /** The first search index of an installation is still being built. */
  SEARCH_NOT_READY: { status: 503, retryAfter: outageRetryAfter },
} as const satisfies Record<string, Kind>
export type HttpErrorCode = keyof typeof kinds

export interface HttpErrorOptions extends ErrorOptions {
  /** Seconds, for the header Retry-After, where they are not the same for every error of the code. */
  retryAfter?: number
}

export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: HttpErrorCode
  /** Fastify reads it where an error reaches no handler of ours. */
  readonly statusCode: number
  readonly retryAfter: number | undefined
  constructor(code: HttpErrorCode, message: string, { retryAfter, ...options }: HttpErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.retryAfter = retryAfter
    this.statusCode = kinds[code].status
  }
}

/** By code, not by class: the server and the site's bundle each have their own copy of this module. */
export const isHttpError = (error: unknown): error is Error & Pick<HttpError, 'code' | 'retryAfter'> =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && Object.hasOwn(kinds, error.code) && 'statusCode' in error

export interface DescribedError {
  status: number
  message: string
  /** Seconds, for the header Retry-After. */
  retryAfter?: number
}

/** The status and message for a client: an unexpected error reveals only that it occurred. */
export function describeHttpError(error: unknown): DescribedError {
  if (isHttpError(error)) {
    const { status, message = error.message, retryAfter: ofKind }: Kind = kinds[error.code]
    const retryAfter = error.retryAfter ?? ofKind
    return { status, message, ...(retryAfter !== undefined && { retryAfter }) }
  }
  // Errors of Fastify and its plugins.
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
    return { status: error.statusCode, message: error.message }
  return { status: 500, message: 'Something went wrong...' }
}
