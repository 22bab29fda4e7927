/** This module itself keeps this about an account, and exports the change log and autosaved texts, which belong to no module. */
import { listChangesBy } from '../../../core/change-log/list-changes-by.ts'
import { listAutosavesOf } from '../../../core/revisions/autosave.ts'
import { deleteEmails, exportEmails } from '../data/account-emails.ts'
import { exportDetails, exportSignIns } from '../data/account-export.ts'
import { deleteLinksTo } from '../data/mailed-link.ts'
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
    authenticator: 'authenticators',
    recovery_code: 'recoveryCodes',
    organisation_suggestion: 'suggestedOrganisations',
    ticket: 'openLinks',
    membership: 'memberships',
    role_change: 'roleChanges',
    // Hashes, and answers that only the sender of the key can open.
    idempotency_key: null,
  },
  export: async (db, { id }) => await exportSignIns(db, id),
  // Links that confirm an address belong to no account yet.
  remove: async (db, { email }) => await deleteLinksTo(db, email),
}

export const accountChanges: AccountData = {
  // The log of an account that is deleted loses its name by the foreign key.
  tables: { change_log: 'changes' },
  export: async (db, { id }) => ({ changes: await listChangesBy(db, id) }),
}

export const accountTexts: AccountData = {
  tables: { autosaved_text: 'autosavedTexts' },
  export: async (db, { id }) => ({ autosavedTexts: await listAutosavesOf(db, id) }),
}

export const accountEmails: AccountData = {
  tables: { mail: 'letters' },
  export: async (db, { email }) => await exportEmails(db, email),
  remove: async (db, { email }) => await deleteEmails(db, email),
}
