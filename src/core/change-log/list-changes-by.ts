import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { AccountId } from '../ids/shared-ids.ts'

/** What an account has changed, the oldest first. */
export async function listChangesBy(
  db: Kysely<Schema>,
  accountId: AccountId,
): Promise<{ kind: string; subject: string | null; at: Date }[]> {
  return await db.selectFrom('change_log').where('actor_id', '=', accountId).select(['kind', 'subject', 'at']).orderBy('id').execute()
}
