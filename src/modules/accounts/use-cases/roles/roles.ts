/** The roles of accounts, for administrators. Callers have checked the access table before. */
import type { PartsDependencies } from '../account-data.ts'
import { changeAccountRoles, type RoleChangeOutcome, type RoleChangeRequest } from './change-account-roles.ts'
import { type AccountWithRoles, findAccountWithRoles } from './find-account-with-roles.ts'
import { type AccountPage, type AccountSearch, searchAccounts } from './search-accounts.ts'

export interface Roles {
  list(requested: AccountSearch): Promise<AccountPage>
  find(accountId: number): Promise<AccountWithRoles | null>
  change(requested: RoleChangeRequest): Promise<RoleChangeOutcome>
}

export const createRoles = (dependencies: PartsDependencies): Roles => ({
  list: requested => searchAccounts(dependencies.kysely, requested),
  find: accountId => findAccountWithRoles(dependencies, accountId),
  change: requested => changeAccountRoles(dependencies.kysely, requested),
})
