/** The identities at other providers that are linked to an account, and its other sign-in methods. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { SignInMethods } from '../domain/sign-in-methods.ts'

export interface Identity {
  provider: string
  /** The provider's identifier of the user, which it never gives to anybody else. */
  subject: string
  /** The name of the identity that the holder sees. */
  label: string
}

export interface LinkedIdentity extends Identity {
  linkedAt: Date
}

export async function findAccountOfIdentity(
  db: Kysely<Schema>,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<AccountId | null> {
  const row = await db
    .selectFrom('account_identity')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** @returns false where an account has it already */
export async function addIdentity(db: Kysely<Schema>, accountId: AccountId, { provider, subject, label }: Identity): Promise<boolean> {
  const row = await db
    .insertInto('account_identity')
    .values({ provider, subject, label, account_id: accountId })
    .onConflict(conflict => conflict.columns(['provider', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export const listIdentities = (db: Kysely<Schema>, accountId: AccountId): Promise<LinkedIdentity[]> =>
  db
    .selectFrom('account_identity')
    .where('account_id', '=', accountId)
    .select(['provider', 'subject', 'label', 'linked_at as linkedAt'])
    .orderBy('linked_at')
    .orderBy('provider')
    .execute()

export async function hasIdentity(db: Kysely<Schema>, accountId: AccountId, provider: string): Promise<boolean> {
  return (await listIdentities(db, accountId)).some(each => each.provider === provider)
}

/** @returns whether there was one */
export async function removeIdentity(db: Kysely<Schema>, accountId: AccountId, provider: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Locks the account, so that concurrent changes to its sign-in methods run one after the other. In a transaction. */
export async function lockAccount(trx: Kysely<Schema>, accountId: AccountId): Promise<boolean> {
  const row = await trx.selectFrom('account').where('id', '=', accountId).select('id').forUpdate().executeTakeFirst()
  return row !== undefined
}

export async function countSignInMethods(db: Kysely<Schema>, accountId: AccountId): Promise<SignInMethods> {
  const row = await db
    .selectFrom('account')
    .where('account.id', '=', accountId)
    .select(eb => [
      sql<boolean>`password_hash is not null`.as('password'),
      eb
        .selectFrom('account_identity')
        .whereRef('account_id', '=', 'account.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('identities'),
      eb.selectFrom('passkey').whereRef('account_id', '=', 'account.id').select(sql<number>`count(*)::integer`.as('count')).as('passkeys'),
    ])
    .executeTakeFirst()
  return { password: row?.password ?? false, identities: row?.identities ?? 0, passkeys: row?.passkeys ?? 0 }
}

/** @param orcid confirmed by ORCID's own sign-in; null removes it */
export async function storeOrcid(db: Kysely<Schema>, accountId: AccountId, orcid: string | null): Promise<void> {
  await db.updateTable('account').set({ orcid }).where('id', '=', accountId).execute()
}

export async function storeResearcherId(db: Kysely<Schema>, accountId: AccountId, researcherId: string | null): Promise<void> {
  await db.updateTable('account').set({ researcher_id: researcherId }).where('id', '=', accountId).execute()
}
