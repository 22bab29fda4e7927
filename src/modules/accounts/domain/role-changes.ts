/** Rules for changing roles, which the specification leaves open (accounts.md section 6), and against locking everybody out. */
import { rolesMay } from '../../../core/access/access.ts'
import type { Role } from '../../../core/access/roles.ts'
import type { RoleRefusal } from './role-refusals.ts'

export interface RoleChange {
  kind: 'give' | 'take'
  role: Role
}

/** A user of the command line controls the installation anyway. */
export type RoleChanger = { kind: 'command-line' } | { kind: 'account'; roles: readonly Role[]; isSignedInAccount: boolean }

export interface RoleFacts {
  by: RoleChanger
  /** The account's present roles. */
  roles: readonly Role[]
  /** Accounts of the installation that are super editors, this one among them where it is. */
  superEditors: number
}

/** Roles are checked without the features of a site, because accounts belong to the whole installation. */
const noFeatures = { prescreening: { enabled: false } }

export const mayChangeRoles = (held: readonly Role[]): boolean => rolesMay(held, 'give roles', noFeatures)

/** Applies all of the changes or none. @returns the roles afterwards, and those of the changes that have an effect */
export function changeRoles(
  { by, roles, superEditors }: RoleFacts,
  changes: readonly RoleChange[],
): { kind: 'changed'; roles: Role[]; changes: RoleChange[] } | { kind: 'refused'; reason: RoleRefusal } {
  const refused = (reason: RoleRefusal) => ({ kind: 'refused', reason }) as const
  if (by.kind === 'account' && !mayChangeRoles(by.roles)) return refused('not-allowed')
  const has = new Set(roles)
  const effective: RoleChange[] = []
  for (const change of changes) {
    const { kind, role } = change
    if (kind === 'take' && role === 'ROLE_USER') return refused('everybody-has-it')
    if (has.has(role) === (kind === 'give')) continue
    if (kind === 'take' && role === 'ROLE_SUPER_EDITOR') {
      if (superEditors <= 1) return refused('last-super-editor')
      if (by.kind === 'account' && by.isSignedInAccount) return refused('own-super-editor')
    }
    if (kind === 'give') has.add(role)
    else has.delete(role)
    effective.push(change)
  }
  return { kind: 'changed', roles: [...has], changes: effective }
}
