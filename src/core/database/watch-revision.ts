import { HttpError } from '../http/http-error.ts'
import { whileAnswering } from './answering.ts'

/** Milliseconds for which a result is cached: an import becomes visible within this time. */
export const revisionMaxAge = 500
/** Milliseconds that the database may take before readers see cached pages. */
const timeout = 2000

/**
 * Queries the database's revision at most once per period, however often it is called. The result rejects while the database cannot be
 * reached.
 * @param maxAge milliseconds; 0: each call queries it
 */
export function watchRevision(find: () => Promise<string>, maxAge: number, now: () => number = Date.now): () => Promise<string> {
  let requested = Number.NEGATIVE_INFINITY
  let answer: Promise<string> = Promise.resolve('')
  return () => {
    if (now() - requested >= maxAge) {
      requested = now()
      answer = withinTimeout(whileAnswering(find, timeout))
    }
    return answer
  }
}

async function withinTimeout<Answer>(requested: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new HttpError('DATABASE_UNAVAILABLE', 'The database takes too long to answer.')), timeout)
  return await Promise.race([requested, late.promise]).finally(() => clearTimeout(timer))
}
