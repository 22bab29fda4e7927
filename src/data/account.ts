import { type Kysely, sql } from 'kysely'
import type { Role } from '../domain/accounts/roles.ts'
import type { Schema } from './schema.ts'

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  /** Null where the account is signed in to another way. */
  passwordHash: string | null
  /** Null until its holder has confirmed the address. */
  emailVerifiedAt?: Date | null
  roles: readonly Role[]
}

/** The new account's id; null where the address has one, in any case of letters. */
export async function addAccount(db: Kysely<Schema>, account: NewAccount): Promise<number | null> {
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
