/** The failures that requests are answered with, and the one table from their code to a status. */

/** Seconds after which to try again what cannot be reached or is not ready. */
export const outageRetryAfter = 30

interface Kind {
  status: number
  /** The title names such failures: the same for every occurrence (RFC 9457, section 3.1.3). */
  title: string
  /** The meaning is for the documentation of the API: when it is answered, and what the client can do. */
  meaning: string
  /** Seconds, for the header Retry-After. */
  retryAfter?: number
  /** The message for clients, in place of the error's own, which is for the log. */
  message?: string
}

/** The first kind of a status also stands for failures of that status that have no code. */
const kinds = {
  INVALID: {
    status: 400,
    title: 'The request is not valid',
    meaning: 'A parameter, a field or the form of the request is wrong; `errors` says what.',
  },
  /** The installation does not know the site's own URL, which mailed links and passkeys need. */
  ORIGIN_UNKNOWN: {
    status: 400,
    title: 'The address of the site is not known',
    meaning: 'Links in emails and passkeys need the address of this site, which its operator has not configured.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    title: 'The idempotency key is not valid',
    meaning: 'The header Idempotency-Key is no string of 1 to 255 printable ASCII characters. Nothing was done.',
  },
  UNAUTHENTICATED: {
    status: 401,
    title: 'Nobody is signed in',
    meaning: 'The call needs a session or a token, and has none or one that has ended.',
  },
  /** The account was removed while its session was in use. */
  ACCOUNT_REMOVED: {
    status: 401,
    title: 'The account was deleted',
    meaning: 'The account of the session was deleted while the call was answered.',
  },
  /** The session is not fresh enough for this action (docs/decisions/0040). */
  FRESH_SIGN_IN_REQUIRED: {
    status: 401,
    title: 'The sign-in is too old',
    meaning: 'The call changes how the account is signed in to: its user signs in again first.',
  },
  FORBIDDEN: {
    status: 403,
    title: 'Not allowed',
    meaning: 'The account may not do this, or the request came from a page of another site.',
  },
  /** The account has the role, and the session has not given the second factor that it needs (docs/decisions/0122). */
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    title: 'A second factor is needed',
    meaning:
      'The role of the account counts once the session has given a second factor: POST /api/sessions/second-factor, or /my/second-factor.',
  },
  NOT_FOUND: { status: 404, title: 'Not found', meaning: 'This site has no such thing, or no such call.' },
  NOT_ACCEPTABLE: { status: 406, title: 'No such format', meaning: 'There is no format that the header Accept allows.' },
  CONFLICT: {
    status: 409,
    title: 'The state does not allow it',
    meaning: 'What the call would change is in a state that does not allow it; the message says which.',
  },
  IDEMPOTENT_CALL_RUNNING: {
    status: 409,
    title: 'The call is still running',
    meaning: 'A call with the same Idempotency-Key has begun and has no answer yet. Send it again after Retry-After.',
  },
  IDEMPOTENT_ANSWER_NOT_KEPT: {
    status: 409,
    title: 'The call was done, and its answer is not kept',
    meaning: 'A call with the same Idempotency-Key was done, and its answer was too large to be kept. It is not done again.',
  },
  IDEMPOTENT_ANSWER_LOST: {
    status: 409,
    title: 'The call has changed something, and its answer is lost',
    meaning:
      'A call with the same Idempotency-Key has changed something, and failed or lost its server before its answer was stored. It is not done again: read what it was to change, and send what is missing with a new key.',
  },
  BODY_TOO_LARGE: { status: 413, title: 'The body is too large', meaning: 'The body has more bytes than the call takes.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'The body has a type that is not taken',
    meaning: 'The call takes bodies of other content types; its description names them.',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, title: 'No such range', meaning: 'The file ends before the range that was asked for.' },
  UNPROCESSABLE_CONTENT: {
    status: 422,
    title: 'The content cannot be processed',
    meaning: 'The request can be read, and what it says cannot be done; the message says why.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'The idempotency key was used for another request',
    meaning: 'The Idempotency-Key was sent with another body or query before. Nothing was done: send a new key.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Too many calls',
    meaning: 'The address or the account called too often; Retry-After says when the next call is allowed.',
  },
  /** More password hashes are being computed than this machine can handle. */
  SIGN_IN_BUSY: {
    status: 429,
    title: 'Too many people are signing in',
    meaning: 'The server checks as many passwords as it can; Retry-After says when to try again.',
    retryAfter: 10,
  },
  UNEXPECTED: { status: 500, title: 'Something went wrong', meaning: 'A failure of the server, which its log describes.' },
  UNAVAILABLE: {
    status: 503,
    title: 'Not available now',
    meaning: 'The server is stopping, or a service that it asks does not answer. Try again later.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    title: 'The library cannot be reached',
    meaning: 'The database does not answer; Retry-After says when to try again.',
    retryAfter: outageRetryAfter,
    message: 'The library cannot be reached. Try again in a while.',
  },
  /** The first search index of an installation is still being built. */
  SEARCH_NOT_READY: {
    status: 503,
    title: 'The search index is not ready',
    meaning: 'The search index is being made; Retry-After says when to try again.',
    retryAfter: outageRetryAfter,
  },
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

function isCode(text: string): text is HttpErrorCode {
  return Object.hasOwn(kinds, text)
}

/** The general kind of a status; null where it has none. */
export const codeOfStatus = (status: number): HttpErrorCode | null => httpErrorKinds.find(kind => kind.status === status)?.code ?? null

/** Errors are recognised by code, not by class: the server and the site's bundle each have their own copy of this module. */
export const isHttpError = (error: unknown): error is Error & Pick<HttpError, 'code' | 'retryAfter'> =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && isCode(error.code) && 'statusCode' in error

export interface HttpErrorKind extends Pick<Kind, 'status' | 'title' | 'meaning'> {
  code: HttpErrorCode
}

/** The list has all kinds of failures, by status. */
export const httpErrorKinds: readonly HttpErrorKind[] = Object.keys(kinds)
  .filter(code => isCode(code))
  .map(code => ({ code, ...kinds[code] }))

export interface DescribedError {
  status: number
  /** Null: the failure of this status has no kind of its own. */
  code: HttpErrorCode | null
  message: string
  /** Seconds, for the header Retry-After. */
  retryAfter?: number
}

/** The status and message for a client: an unexpected error reveals only that it occurred. */
export function describeHttpError(error: unknown): DescribedError {
  if (isHttpError(error)) {
    const { status, message = error.message, retryAfter: ofKind }: Kind = kinds[error.code]
    const retryAfter = error.retryAfter ?? ofKind
    return { status, code: error.code, message, ...(retryAfter !== undefined && { retryAfter }) }
  }
  // Errors of Fastify and its plugins.
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
    return { status: error.statusCode, code: codeOfStatus(error.statusCode), message: error.message }
  return { status: 500, code: 'UNEXPECTED', message: 'Something went wrong...' }
}
