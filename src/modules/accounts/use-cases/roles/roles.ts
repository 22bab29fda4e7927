/** The roles of accounts, for administrators. Callers have checked the access table before. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { changeAccountRoles, type RoleChangeAsked, type RoleChangeOutcome } from './change-account-roles.ts'
import { type AccountWithRoles, findAccountWithRoles } from './find-account-with-roles.ts'
import { type AccountPage, type AccountSearch, searchAccounts } from './search-accounts.ts'

export interface Roles {
  list(asked: AccountSearch): Promise<AccountPage>
  find(accountId: number): Promise<AccountWithRoles | null>
  change(asked: RoleChangeAsked): Promise<RoleChangeOutcome>
}

export const createRoles = ({ kysely }: { kysely: Kysely<Schema> }): Roles => ({
  list: asked => searchAccounts(kysely, asked),
  find: accountId => findAccountWithRoles(kysely, accountId),
  change: asked => changeAccountRoles(kysely, asked),
})
