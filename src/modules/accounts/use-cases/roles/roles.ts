/** The roles of accounts, for administrators. Callers have checked the access table before. */
import type { PartsDependencies } from '../account-data.ts'
import { changeAccountRoles, type RoleChangeAsked, type RoleChangeOutcome } from './change-account-roles.ts'
import { type AccountWithRoles, findAccountWithRoles } from './find-account-with-roles.ts'
import { type AccountPage, type AccountSearch, searchAccounts } from './search-accounts.ts'

export interface Roles {
  list(asked: AccountSearch): Promise<AccountPage>
  find(accountId: number): Promise<AccountWithRoles | null>
  change(asked: RoleChangeAsked): Promise<RoleChangeOutcome>
}

export const createRoles = (dependencies: PartsDependencies): Roles => ({
  list: asked => searchAccounts(dependencies.kysely, asked),
  find: accountId => findAccountWithRoles(dependencies, accountId),
  change: asked => changeAccountRoles(dependencies.kysely, asked),
})
