import type { Kysely } from 'kysely'
import type { Role } from '../../../../core/access/roles.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { lockRoles, noteRoleChanges, storeRoles } from '../../data/role-change.ts'
import { changeRoles, type RoleChange, type RoleChanger } from '../../domain/role-changes.ts'
import type { RoleRefusal } from '../../domain/role-refusals.ts'

export interface RoleChangeRequest {
  accountId: AccountId
  /** Id of the account that makes the change; null: the command line. */
  by: AccountId | null
  changes: readonly RoleChange[]
}

export type RoleChangeOutcome =
  | { kind: 'changed'; roles: Role[]; changes: RoleChange[] }
  | { kind: 'missing' }
  | { kind: 'refused'; reason: RoleRefusal }

/** Holds from the account's next request on: roles are read with each. */
export async function changeAccountRoles(
  kysely: Kysely<Schema>,
  { accountId, by, changes }: RoleChangeRequest,
): Promise<RoleChangeOutcome> {
  return await kysely.transaction().execute(async trx => {
    const known = await lockRoles(trx, by === null ? [accountId] : [accountId, by])
    const roles = known.get(accountId)
    if (roles === undefined) return { kind: 'missing' }
    const changer: RoleChanger =
      by === null ? { kind: 'command-line' } : { kind: 'account', roles: known.get(by) ?? [], isSignedInAccount: by === accountId }
    const superEditors = [...known.values()].filter(each => each.includes('ROLE_SUPER_EDITOR')).length
    const outcome = changeRoles({ by: changer, roles, superEditors }, changes)
    if (outcome.kind === 'changed' && outcome.changes.length > 0) {
      await storeRoles(trx, accountId, outcome.roles)
      await noteRoleChanges(trx, accountId, by, outcome.changes)
    }
    return outcome
  })
}
