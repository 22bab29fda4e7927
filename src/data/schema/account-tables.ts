import type { Role } from '../../domain/accounts/roles.ts'
import type { Defaulted, Id, Timestamp } from './column.ts'

export interface AccountTables {
  account: AccountTable
}

interface AccountTable {
  id: Id
  email: string
  first_name: string
  last_name: string
  password_hash: string
  roles: Defaulted<Role[]>
  created_at: Timestamp
}
