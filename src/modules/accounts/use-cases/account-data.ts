/**
 * Other modules keep something about accounts too. They stand above this one, so each implements its part and src/main/account-data.ts
 * lists them.
 */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import type { AccountId, GatewayId } from '../../../core/ids/shared-ids.ts'
import { deleteAccountRow, findAccountById, type KnownBy } from '../data/account-record.ts'
import type { OwnGateway } from '../domain/own-gateway.ts'

export interface AccountIdentity {
  id: AccountId
  email: string
}

/** A part says what one module keeps about an account, and what happens to it. */
export interface AccountData {
  /**
   * The tables that refer to an account or an email address, each with the key of the download that has its rows; null: the table holds no
   * personal data. A test compares them with the database, so that none is forgotten.
   */
  tables: Readonly<Record<string, string | null>>
  /** These keys of the download of everything that is stored about an account, without secrets and without personal data of others. */
  export?(db: Kysely<Schema>, account: AccountIdentity): Promise<Readonly<Record<string, unknown>>>
  /** Removes the name from what stays published after the account is deleted; within the transaction of the deletion. */
  anonymise?(setting: AnonymisationSetting, account: AccountIdentity & KnownBy): Promise<void>
  /** Deletes what does not go with the account's row, such as what is stored under its email address alone; in the same transaction. */
  remove?(db: Kysely<Schema>, account: AccountIdentity): Promise<void>
  /** Hands what is stored under an email address to the account that has it now; in the transaction that gives it the address. */
  claimEmail?(db: Kysely<Schema>, accountId: AccountId): Promise<void>
}

export interface AnonymisationSetting {
  kysely: Transaction<Schema>
  files: Pick<FileStore, 'read' | 'put'>
  /** Replaces the name. */
  anonymised: string
}

/** The gateways that users belong to. */
export interface AccountGateways {
  /** Gateways are listed on every platform, by name. */
  list(db: Kysely<Schema>, accountId: AccountId): Promise<OwnGateway[]>
  /** The list has all gateways of a platform. `browsable`: the site's lists have it. @param platform its key */
  listAll(db: Kysely<Schema>, platform: string): Promise<{ id: number; name: string; browsable: boolean }[]>
  /** Replaces the user's gateways on this platform; those on other platforms stay. @param platform its key */
  store(db: Kysely<Schema>, accountId: AccountId, platform: string, ids: readonly GatewayId[]): Promise<void>
  /** The list has those of all accounts, by platform and slug. */
  listToExport(db: Kysely<Schema>): Promise<{ accountId: AccountId; platform: string; url: string }[]>
  /** Adds those that exist here; the export may name some that do not. */
  restore(db: Kysely<Schema>, accountId: AccountId, gateways: readonly Pick<OwnGateway, 'platform' | 'url'>[]): Promise<void>
}

/** The choice in the forms of an account whether its user gets alerts of everything new on the site. */
export interface TocAlerts {
  areWanted(db: Kysely<Schema>, accountId: AccountId): Promise<boolean>
  store(db: Kysely<Schema>, accountId: AccountId, wanted: boolean): Promise<void>
  /** The ids of all accounts that want them. */
  listWanting(db: Kysely<Schema>): Promise<number[]>
}

export interface AccountParts {
  /** The parts are in the order of the download's keys. */
  data: readonly AccountData[]
  gateways: AccountGateways
  tocAlerts: TocAlerts
}

/** Use-cases that change or show an account with its parts need this. */
export interface PartsDependencies {
  kysely: Kysely<Schema>
  accountParts: AccountParts
}

/** The account has got or confirmed its email address: called in that transaction. */
export async function claimEmail({ data }: AccountParts, db: Kysely<Schema>, accountId: AccountId): Promise<void> {
  for (const part of data) await part.claimEmail?.(db, accountId)
}

/** Removes the name of a deleted account from what it published. */
export async function anonymiseAccount(
  { data }: AccountParts,
  setting: AnonymisationSetting,
  account: AccountIdentity & KnownBy,
): Promise<void> {
  for (const part of data) await part.anonymise?.(setting, account)
}

/** Removes the account with everything that belongs to it alone. What it published stays. */
export async function removeAccount({ data }: AccountParts, db: Kysely<Schema>, account: AccountIdentity): Promise<void> {
  for (const part of data) await part.remove?.(db, account)
  await deleteAccountRow(db, account.id)
}

/** Everything that is stored about one user, for that user. Null where the account does not exist. */
export async function exportAccount({ data }: AccountParts, db: Kysely<Schema>, accountId: AccountId): Promise<AccountExport | null> {
  const account = await findAccountById(db, accountId)
  if (account === undefined) return null
  const exported: AccountExport = {}
  for (const part of data) Object.assign(exported, await part.export?.(db, account))
  return exported
}
export type AccountExport = Record<string, unknown>
