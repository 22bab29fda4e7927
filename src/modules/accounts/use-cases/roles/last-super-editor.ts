import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { lockRoles } from '../../data/role-change.ts'

/** Whether this account is the only super editor. Locks all roles until the transaction ends. @param trx a transaction's */
export async function isLastSuperEditor(trx: Kysely<Schema>, accountId: AccountId): Promise<boolean> {
  const known = await lockRoles(trx, [accountId])
  const superEditors = [...known].filter(([, roles]) => roles.includes('ROLE_SUPER_EDITOR')).map(([id]) => id)
  return superEditors.length === 1 && superEditors[0] === accountId
}
