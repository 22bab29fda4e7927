/** The history of who gave and took which roles. */

import { type Kysely, sql } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { RoleChange } from '../domain/role-changes.ts'

/**
 * Locks the roles of these accounts and of every super editor until the transaction ends, so that two super editors who remove each other's
 * role at the same time do not both succeed. Rows that refer to the accounts may be stored meanwhile: whoever stores one may hold what this
 * transaction waits for next.
 */
export async function lockRoles(db: Kysely<Schema>, accountIds: readonly AccountId[]): Promise<Map<number, Role[]>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'roles'])
    .where(eb => eb.or([eb('id', 'in', [...accountIds]), sql<boolean>`'ROLE_SUPER_EDITOR' = any(roles)`]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ id, roles }) => [id, roles]))
}

export async function storeRoles(db: Kysely<Schema>, accountId: AccountId, roles: readonly Role[]): Promise<void> {
  await db
    .updateTable('account')
    .set({ roles: [...roles] })
    .where('id', '=', accountId)
    .execute()
}

/** @param by null: on the command line */
export async function noteRoleChanges(
  db: Kysely<Schema>,
  accountId: AccountId,
  by: AccountId | null,
  changes: readonly RoleChange[],
): Promise<void> {
  if (changes.length === 0) return
  const who = { account_id: accountId, by_account_id: by, by_command_line: by === null }
  await db
    .insertInto('role_change')
    .values(changes.map(({ kind, role }) => ({ ...who, role, change: kind })))
    .execute()
}

export interface RecordedRoleChange extends RoleChange {
  id: number
  changedAt: Date
  by: { kind: 'command-line' } | { kind: 'account'; name: string; email: string } | { kind: 'gone' }
}

/** Lists the role changes of one account, newest first. */
export async function listRoleChanges(db: Kysely<Schema>, accountId: AccountId, max: number): Promise<RecordedRoleChange[]> {
  const rows = await db
    .selectFrom('role_change')
    .leftJoin('account as changer', 'changer.id', 'role_change.by_account_id')
    .where('role_change.account_id', '=', accountId)
    .select([
      'role_change.id',
      'role',
      'change',
      'changed_at as changedAt',
      'by_command_line as byCommandLine',
      'changer.email',
      sql<string | null>`trim(changer.first_name || ' ' || changer.last_name)`.as('name'),
    ])
    .orderBy('role_change.id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ id, role, change: kind, changedAt, byCommandLine, email, name }) => ({
    ...{ id, role, kind, changedAt },
    by: byCommandLine ? { kind: 'command-line' } : email === null ? { kind: 'gone' } : { kind: 'account', name: name ?? '', email },
  }))
}
