/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Accounts } from '../use-cases/accounts.ts'
import type { Organisations } from '../use-cases/organisations/organisations.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface AccountsServices {
  accounts: Accounts
  /** The organisations that institutions are picked from. */
  organisations: Organisations
}
export const accountsContext = createContext<AccountsServices>()
