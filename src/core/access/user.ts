import type { AccountId } from '../ids/shared-ids.ts'
import type { Membership } from './memberships.ts'
import type { Role } from './roles.ts'

/** A signed-in user, as far as access rules and menus need. */
export interface SignedIn {
  kind: 'signed-in'
  accountId: AccountId
  sessionId: number
  /** The full name, such as Ada Roof. */
  name: string
  email: string
  /** The roles that the account has everywhere, as far as they count on this site. */
  roles: readonly Role[]
  /** The same, as far as they count for what all sites share. */
  installationRoles: readonly Role[]
  /** The roles that it has on this site alone, or for gateways of it, as far as they count. */
  memberships: readonly Membership[]
  /** What does not count because the session has not given a second factor (docs/decisions/0122); null: everything counts. */
  withheld: WithheldRoles | null
}

/** What an account has beside what counts. */
export interface WithheldRoles {
  /** Everything that counts once the factor is given. */
  roles: readonly Role[]
  memberships: readonly Membership[]
  /** Whether the account has a factor to give; otherwise it has to set one up. */
  hasFactor: boolean
  /** Roles are withheld on this site, and not only for what all sites share. */
  isHere: boolean
}

/** The user of a request. */
export type User = { kind: 'anonymous' } | SignedIn

export const anonymous: User = { kind: 'anonymous' }
