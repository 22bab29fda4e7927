import type { Kysely } from 'kysely'
import { findListedAccount, type ListedAccount } from '../../../data/account-list.ts'
import { listRoleChanges, type NotedRoleChange } from '../../../data/role-change.ts'
import type { Schema } from '../../../data/schema.ts'

export interface AccountWithRoles extends ListedAccount {
  /** Newest first. */
  changes: NotedRoleChange[]
}

const mostChanges = 50

export async function findAccountWithRoles(kysely: Kysely<Schema>, accountId: number): Promise<AccountWithRoles | null> {
  const account = await findListedAccount(kysely, accountId)
  return account === undefined ? null : { ...account, changes: await listRoleChanges(kysely, accountId, mostChanges) }
}
