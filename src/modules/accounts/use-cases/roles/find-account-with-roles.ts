import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { findListedAccount, type ListedAccount } from '../../data/account-list.ts'
import { type ListedMembership, listMemberships } from '../../data/membership.ts'
import { listRoleChanges, type RecordedRoleChange } from '../../data/role-change.ts'
import type { PartsDependencies } from '../account-data.ts'

export interface AccountWithRoles extends ListedAccount {
  /** Names of the gateways that its holder belongs to. */
  gateways: string[]
  memberships: ListedMembership[]
  /** Newest first. */
  changes: RecordedRoleChange[]
}

const maxChanges = 50

export async function findAccountWithRoles(
  { kysely, accountParts }: PartsDependencies,
  accountId: AccountId,
): Promise<AccountWithRoles | null> {
  const account = await findListedAccount(kysely, accountId)
  if (account === undefined) return null
  const gateways = (await accountParts.gateways.list(kysely, accountId)).map(({ name }) => name)
  const memberships = await listMemberships(kysely, accountId)
  return { ...account, gateways, memberships, changes: await listRoleChanges(kysely, accountId, maxChanges) }
}
