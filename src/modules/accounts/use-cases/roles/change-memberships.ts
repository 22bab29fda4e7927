import type { Kysely, Transaction } from 'kysely'
import { membershipRoles } from '../../../../core/access/memberships.ts'
import type { Role } from '../../../../core/access/roles.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { addMembership, findGatewayOfSite, noteMembershipChange, removeMembership } from '../../data/membership.ts'
import { lockRoles } from '../../data/role-change.ts'
import type { MembershipId } from '../../domain/ids.ts'
import type { MembershipOutcome } from '../../domain/membership-outcome.ts'
import { mayChangeRoles } from '../../domain/role-changes.ts'

interface MembershipChanger {
  accountId: AccountId
  /** Id of the account that makes the change; null: the command line. */
  by: AccountId | null
}

export interface MembershipToGive extends MembershipChanger {
  role: Role
  /** The key of the site. */
  platform: string
  /** The slug of one of its gateways; null: the whole site. */
  gateway: string | null
}

/** Holds from the account's next request on: memberships are read with each. */
export const giveMembership = (kysely: Kysely<Schema>, { accountId, by, role, platform, gateway }: MembershipToGive) =>
  changing(kysely, { accountId, by }, async trx => {
    const platformId = await findPlatformId(trx, platform)
    if (!membershipRoles.includes(role)) return { kind: 'refused', reason: 'not-limited' }
    const gatewayId = gateway === null ? null : await findGatewayOfSite(trx, platform, gateway)
    if (gateway !== null && gatewayId === null) return { kind: 'refused', reason: 'no-such-gateway' }
    if (!(await addMembership(trx, { accountId, role, platform, gatewayId }))) return { kind: 'unchanged' }
    await noteMembershipChange(trx, { kind: 'given', accountId, role, platformId, gatewayId, by })
    return { kind: 'changed' }
  })

export interface MembershipToTake extends MembershipChanger {
  membershipId: MembershipId
}

/** Ends with the account's next request. */
export const takeMembership = (kysely: Kysely<Schema>, { accountId, by, membershipId }: MembershipToTake) =>
  changing(kysely, { accountId, by }, async trx => {
    const taken = await removeMembership(trx, accountId, membershipId)
    if (taken === undefined) return { kind: 'missing' }
    await noteMembershipChange(trx, { kind: 'taken', accountId, by, ...taken })
    return { kind: 'changed' }
  })

/** The roles are locked, so that who loses the right to give them at the same moment gives none any more. */
async function changing(
  kysely: Kysely<Schema>,
  { accountId, by }: MembershipChanger,
  change: (trx: Transaction<Schema>) => Promise<MembershipOutcome>,
): Promise<MembershipOutcome> {
  return await kysely.transaction().execute(async trx => {
    const known = await lockRoles(trx, by === null ? [accountId] : [accountId, by])
    if (!known.has(accountId)) return { kind: 'missing' }
    if (by !== null && !mayChangeRoles(known.get(by) ?? [])) return { kind: 'refused', reason: 'not-allowed' }
    return await change(trx)
  })
}
