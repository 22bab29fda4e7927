/** The roles of accounts, for administrators. Callers have checked the access table before. */
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { listGatewaysOfSite } from '../../data/membership.ts'
import type { MembershipOutcome } from '../../domain/membership-outcome.ts'
import type { PartsDependencies } from '../account-data.ts'
import { changeAccountRoles, type RoleChangeOutcome, type RoleChangeRequest } from './change-account-roles.ts'
import { giveMembership, type MembershipToGive, type MembershipToTake, takeMembership } from './change-memberships.ts'
import { type AccountWithRoles, findAccountWithRoles } from './find-account-with-roles.ts'
import { type AccountPage, type AccountSearch, searchAccounts } from './search-accounts.ts'

export interface Roles {
  list(requested: AccountSearch): Promise<AccountPage>
  find(accountId: AccountId): Promise<AccountWithRoles | null>
  change(requested: RoleChangeRequest): Promise<RoleChangeOutcome>
  /** The gateways of a site that memberships can be limited to, by name. @param platform its key */
  gateways(platform: string): Promise<{ url: string; name: string }[]>
  giveMembership(requested: MembershipToGive): Promise<MembershipOutcome>
  takeMembership(requested: MembershipToTake): Promise<MembershipOutcome>
}

export const createRoles = (dependencies: PartsDependencies): Roles => ({
  list: requested => searchAccounts(dependencies.kysely, requested),
  find: accountId => findAccountWithRoles(dependencies, accountId),
  change: requested => changeAccountRoles(dependencies.kysely, requested),
  gateways: platform => listGatewaysOfSite(dependencies.kysely, platform),
  giveMembership: requested => giveMembership(dependencies.kysely, requested),
  takeMembership: requested => takeMembership(dependencies.kysely, requested),
})
