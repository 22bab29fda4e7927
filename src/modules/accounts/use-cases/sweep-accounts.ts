import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { sweepAttempts } from '../data/attempt.ts'
import { deleteExpiredOneTimeTokens } from '../data/one-time-token.ts'
import { sweepSessions } from '../data/session.ts'

/** Deletes expired data: network addresses are not stored for longer than needed. */
export async function sweepAccounts(kysely: Kysely<Schema>): Promise<void> {
  await sweepSessions(kysely)
  await deleteExpiredOneTimeTokens(kysely)
  await sweepAttempts(kysely)
}
