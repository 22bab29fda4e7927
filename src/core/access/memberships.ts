import type { GatewayId } from '../ids/shared-ids.ts'
import { type Role, staffRoles } from './roles.ts'

/** A role that an account has on one site alone, or for one of its gateways (workflow.md section 1 “desk membership”). */
export interface Membership {
  role: Role
  /** The key of the site. */
  site: string
  /** Null: the whole site. */
  gatewayId: GatewayId | null
}

/**
 * The roles that can be limited to a site or a gateway. Super editors look after the whole installation; users and reviewers have their
 * roles everywhere.
 */
export const membershipRoles: readonly Role[] = [...staffRoles.filter(role => role !== 'ROLE_SUPER_EDITOR'), 'ROLE_EDITORIAL_BOARD']
