import type { Timestamp } from './column.ts'

/** The tables that belong to no module. */
export interface CoreTables {
  installation_secret: InstallationSecretTable
}

interface InstallationSecretTable {
  name: string
  value: string
  made_at: Timestamp
}
