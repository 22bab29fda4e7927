import { isHttpError } from '../http/http-error.ts'

/** SQLSTATE: class 08 are connection exceptions; the others a server that is starting, stopping or full. */
const serverAway = /^(08...|57P0[1235]|53300)$/
const networkFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
])
/** The messages of node-postgres's errors without a code. */
const poolFailures =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end)/

/** Whether an error means that the database is unreachable, so that the same query may succeed later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ((isHttpError(error) && error.code === 'DATABASE_UNAVAILABLE') || poolFailures.test(error.message)) return true
  // A client that ended its request is no matter of the database.
  if (error.message === 'aborted') return false
  // A host name with several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return networkFailures.has(code) || serverAway.test(code)
}
