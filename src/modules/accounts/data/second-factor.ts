/** Authenticator apps, recovery codes, and the sessions that have given one of them. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Role } from '../../../core/access/roles.ts'
import { appendChanges } from '../../../core/change-log/append-changes.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { hashOfSecret } from '../../../core/database/secret-hash.ts'
import type { AccountId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { AuthenticatorId } from '../domain/ids.ts'

export interface NewAuthenticator {
  accountId: AccountId
  name: string
  sealedKey: Buffer
  /** The time step of the code that confirmed it. */
  step: number
}

export async function addAuthenticator(db: Kysely<Schema>, { accountId, name, sealedKey, step }: NewAuthenticator): Promise<void> {
  await db.insertInto('authenticator').values({ account_id: accountId, name, sealed_key: sealedKey, last_step: step }).execute()
}

export interface ListedAuthenticator {
  id: number
  name: string
  createdAt: Date
  usedAt: Date | null
}

/** The oldest first. */
export const listAuthenticators = (db: Kysely<Schema>, accountId: AccountId): Promise<ListedAuthenticator[]> =>
  db
    .selectFrom('authenticator')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .orderBy('id')
    .execute()

export const listSealedKeys = (db: Kysely<Schema>, accountId: AccountId): Promise<{ id: AuthenticatorId; sealedKey: Buffer }[]> =>
  db.selectFrom('authenticator').where('account_id', '=', accountId).select(['id', 'sealed_key as sealedKey']).orderBy('id').execute()

/** @returns false where a code of this step or of a later one was accepted before: of two calls with one code, one gets it */
export async function noteAuthenticatorUse(db: Kysely<Schema>, id: AuthenticatorId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ last_step: step, used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns its name; undefined where the account had no such one */
export async function removeAuthenticator(db: Kysely<Schema>, accountId: AccountId, id: AuthenticatorId): Promise<string | undefined> {
  const row = await db
    .deleteFrom('authenticator')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function countRecoveryCodes(db: Kysely<Schema>, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('account_id', '=', accountId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** @param codes as `readCode` returns them */
export async function replaceRecoveryCodes(db: Kysely<Schema>, accountId: AccountId, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  if (codes.length === 0) return
  await db
    .insertInto('recovery_code')
    .values(codes.map(code => ({ account_id: accountId, hash: hashOfSecret(code) })))
    .execute()
}

/** @returns whether the account had it */
export async function consumeRecoveryCode(db: Kysely<Schema>, accountId: AccountId, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('hash', '=', hashOfSecret(code))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface OwnFactors {
  authenticators: number
  passkeys: number
  roles: Role[]
  /** The memberships are those on all sites. */
  memberships: { role: Role }[]
}

export async function findOwnFactors(db: Kysely<Schema>, accountId: AccountId): Promise<OwnFactors> {
  const row = await db
    .selectFrom('account')
    .where('account.id', '=', accountId)
    .select(eb => [
      'account.roles',
      jsonArrayFrom(eb.selectFrom('membership').whereRef('account_id', '=', 'account.id').select('role')).as('memberships'),
      eb
        .selectFrom('authenticator')
        .whereRef('account_id', '=', 'account.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('authenticators'),
      eb.selectFrom('passkey').whereRef('account_id', '=', 'account.id').select(sql<number>`count(*)::integer`.as('count')).as('passkeys'),
    ])
    .executeTakeFirst()
  const { authenticators, passkeys, roles = [], memberships = [] } = row ?? {}
  return { authenticators: authenticators ?? 0, passkeys: passkeys ?? 0, roles, memberships }
}

/** Seconds since the session gave a factor; null where it has given none. */
export async function findSecondsSinceFactor(db: Kysely<Schema>, sessionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(sql<number | null>`extract(epoch from now() - factor_at)::integer`.as('since'))
    .executeTakeFirst()
  return row?.since ?? null
}

/** The session has given a factor just now, and so has its user authenticated. */
export async function noteFactorGiven(db: Kysely<Schema>, sessionId: number): Promise<void> {
  await db.updateTable('session').set({ factor_at: sql<Date>`now()`, proven_at: sql<Date>`now()` }).where('id', '=', sessionId).execute()
}

/** All sessions of the account lose their factor. */
export async function forgetFactorGiven(db: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await db.updateTable('session').set({ factor_at: null }).where('account_id', '=', accountId).execute()
}

/** Removes everything that is a factor. @returns whether there was any */
export async function removeAllFactors(db: Kysely<Schema>, accountId: AccountId): Promise<boolean> {
  const removed = []
  for (const table of ['authenticator', 'passkey', 'recovery_code'] as const)
    removed.push(await db.deleteFrom(table).where('account_id', '=', accountId).executeTakeFirstOrThrow())
  await forgetFactorGiven(db, accountId)
  return removed.some(({ numDeletedRows }) => numDeletedRows > 0n)
}

/** @param platform its key */
export async function isFactorRequired(db: Kysely<Schema>, platform: string): Promise<boolean> {
  const row = await db.selectFrom('platform').where('key', '=', platform).select('requires_second_factor as isRequired').executeTakeFirst()
  return row?.isRequired ?? false
}

/** @returns whether that changed anything */
export async function storeFactorRequired(db: Kysely<Schema>, platformId: SiteId, isRequired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('platform')
    .set({ requires_second_factor: isRequired })
    .where('id', '=', platformId)
    .where('requires_second_factor', '!=', isRequired)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type FactorChange =
  | { kind: 'second-factor-added' | 'second-factor-removed' | 'second-factor-reset' | 'recovery-codes-made'; accountId: AccountId }
  | { kind: 'second-factor-required' | 'second-factor-not-required'; platformId: SiteId }

/** @param by null: on the command line */
export async function noteFactorChange(trx: Kysely<Schema>, change: FactorChange, by: AccountId | null): Promise<void> {
  await appendChanges(trx, [
    {
      kind: `accounts.${change.kind}`,
      platformId: 'platformId' in change ? change.platformId : null,
      subject: 'accountId' in change ? `account:${change.accountId}` : null,
      visibility: 'staff',
      actorId: by,
    },
  ])
}
