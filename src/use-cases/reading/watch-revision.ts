import type { Kysely } from 'kysely'
import { findRevision } from '../../data/revision.ts'
import type { Schema } from '../../data/schema.ts'

/** How long an answer is believed, in milliseconds: an import shows within this time. */
const believed = 500

/** Asks the database for the library's revision at most once in a while, however often it is called. The answer rejects while the database cannot be reached. */
export function watchRevision(kysely: Kysely<Schema>, now: () => number = Date.now): () => Promise<string> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<string> = Promise.resolve('')
  return () => {
    if (now() - asked >= believed) {
      asked = now()
      answer = findRevision(kysely)
    }
    return answer
  }
}
