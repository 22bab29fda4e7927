/** What this module itself keeps about an account. */
import { deleteEmails, exportEmails } from '../data/account-emails.ts'
import { exportDetails, exportSignIns } from '../data/account-export.ts'
import type { AccountData, TocAlerts } from './account-data.ts'

export const createAccountDetails = (tocAlerts: TocAlerts): AccountData => ({
  tables: { account: 'account', account_demographics: 'demographics' },
  export: async (db, { id }) => await exportDetails(db, id, await tocAlerts.areWanted(db, id)),
})

export const accountSignIns: AccountData = {
  tables: {
    session: 'sessions',
    account_identity: 'identities',
    passkey: 'passkeys',
    organisation_suggestion: 'suggestedOrganisations',
    ticket: 'openLinks',
    role_change: 'roleChanges',
  },
  export: async (db, { id }) => await exportSignIns(db, id),
}

export const accountEmails: AccountData = {
  tables: { mail: 'letters' },
  export: async (db, { email }) => await exportEmails(db, email),
  remove: async (db, { email }) => await deleteEmails(db, email),
}
