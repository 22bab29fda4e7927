/** The export and import of accounts with what other modules keep about them that is part of an account's entry. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { addExportedAccounts, listAccountsToExport, type RestoredAccount } from '../data/account-transfer.ts'
import type { ExportedAccount } from '../domain/exported-account.ts'
import { type AccountParts, claimEmail } from './account-data.ts'

export type { RestoredAccount }

/** Lists all accounts for an export, ordered by email address. */
export async function listAccounts({ gateways, tocAlerts }: AccountParts, db: Kysely<Schema>): Promise<ExportedAccount[]> {
  return await listAccountsToExport(db, {
    gateways: await gateways.listToExport(db),
    wantingTocAlerts: new Set(await tocAlerts.listWanting(db)),
  })
}

/**
 * An existing account with the same email address is not changed.
 * @returns the accounts that are new
 */
export async function restoreAccounts(
  parts: AccountParts,
  db: Kysely<Schema>,
  accounts: readonly ExportedAccount[],
): Promise<RestoredAccount[]> {
  const restored = await addExportedAccounts(db, accounts)
  for (const { id, account } of restored) {
    await claimEmail(parts, db, id)
    await parts.gateways.restore(db, id, account.gateways)
  }
  return restored
}

/** Runs after what the alerts follow is restored. An export without a platform means an alert of the account's own platform. */
export async function restoreTocAlerts(
  { tocAlerts }: AccountParts,
  db: Kysely<Schema>,
  restored: readonly RestoredAccount[],
): Promise<void> {
  for (const { id, account } of restored) await tocAlerts.store(db, id, account.receiveTocAlerts)
}
