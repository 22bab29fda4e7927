import type { Generated } from 'kysely'
import type { Timestamp } from './column.ts'

/** The tables that belong to no module. */
export interface CoreTables {
  installation_secret: InstallationSecretTable
  lease: LeaseTable
}

interface InstallationSecretTable {
  name: string
  value: string
  made_at: Timestamp
}

interface LeaseTable {
  name: string
  fence: Generated<number>
  expires_at: Timestamp
}
