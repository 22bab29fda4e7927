import { whileAnswering } from '../../../../core/database/answering.ts'
import { HttpError } from '../../../../core/http/http-error.ts'

/** How long an answer is believed, in milliseconds: an import shows within this time. */
const believed = 500
/** How long a database may take to answer, in milliseconds, before readers are shown what was read before. */
const timeout = 2000

/**
 * Asks for a revision of the library at most once in a while, however often it is called. The answer rejects while the database cannot be
 * reached.
 */
export function watchRevision(find: () => Promise<string>, now: () => number = Date.now): () => Promise<string> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<string> = Promise.resolve('')
  return () => {
    if (now() - asked >= believed) {
      asked = now()
      answer = withinTimeout(whileAnswering(find, timeout))
    }
    return answer
  }
}

async function withinTimeout<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new HttpError('DATABASE_UNAVAILABLE', 'The database takes too long to answer.')), timeout)
  return await Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
}
