import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { deleteOldAutosaves } from '../../../core/revisions/autosave.ts'
import { sweepAttempts } from '../data/attempt.ts'
import { sweepOneTimeTokens } from '../data/one-time-token.ts'
import { sweepSessions } from '../data/session.ts'
import { deleteExpiredAnswers } from '../data/stored-answer.ts'

/** Deletes expired data: network addresses are not stored for longer than needed. */
export async function sweepAccounts(kysely: Kysely<Schema>): Promise<void> {
  await sweepSessions(kysely)
  await sweepOneTimeTokens(kysely)
  await sweepAttempts(kysely)
  await deleteExpiredAnswers(kysely)
  await deleteOldAutosaves(kysely)
}
