import { type Kysely, sql } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  /** Null where the account has other sign-in methods only. */
  passwordHash: string | null
  /** Null until its holder has confirmed the address. */
  emailVerifiedAt?: Date | null
  roles: readonly Role[]
}

/** Returns the new account's id; null where the email address, in any case, has an account. */
export async function addAccount(db: Kysely<Schema>, account: NewAccount): Promise<AccountId | null> {
  const row = await db
    .insertInto('account')
    .values({
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      email_verified_at: account.emailVerifiedAt === undefined ? new Date() : account.emailVerifiedAt,
      roles: [...account.roles],
    })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface AccountToSignIn {
  id: AccountId
  /** Null where the account has other sign-in methods only. */
  passwordHash: string | null
  isVerified: boolean
}

/** A query, or a subquery, for the id of the account with an email address, in any case. */
export const accountAt = (db: Kysely<Schema>, email: string) =>
  db.selectFrom('account').where(sql<string>`lower(email)`, '=', email.toLowerCase()).select('id')

/** Finds an account by its email address, ignoring case. */
export async function findAccountToSignIn(db: Kysely<Schema>, email: string): Promise<AccountToSignIn | undefined> {
  const row = await db
    .selectFrom('account')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .select(['id', 'password_hash as passwordHash', 'email_verified_at'])
    .executeTakeFirst()
  return row && { id: row.id, passwordHash: row.passwordHash, isVerified: row.email_verified_at !== null }
}
