/** What this module stores about one user, for that user. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'

export async function exportStatusChanges(db: Kysely<Schema>, accountId: number) {
  return {
    statusChanges: await db
      .selectFrom('version_status_change')
      .where('by_account_id', '=', accountId)
      .select(['version_id as versionId', 'from_status as from', 'to_status as to', 'reason', 'changed_at as changedAt'])
      .orderBy('id')
      .execute(),
  }
}
