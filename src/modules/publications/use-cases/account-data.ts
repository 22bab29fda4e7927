/** This module keeps the following about an account. */
import type { AccountData } from '../../accounts/index.ts'
import { exportReportsWritten, exportStatusChanges } from '../data/account-export.ts'
import { anonymiseReports } from './anonymise-reports.ts'

export const editorialAccountData: AccountData = {
  tables: { version_status_change: 'statusChanges' },
  export: async (db, { id }) => await exportStatusChanges(db, id),
}

export const publishedAccountData: AccountData = {
  // Authors as their articles name them: part of the publication, and public.
  tables: { author: null, referee: 'reportsWritten' },
  export: async (db, { id }) => await exportReportsWritten(db, id),
  anonymise: ({ kysely, files }, holder) => anonymiseReports({ kysely, files }, holder),
}
