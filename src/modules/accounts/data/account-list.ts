/** Accounts as administrators see them. */

import { type Kysely, sql } from 'kysely'
import { type Role, staffRoles } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'

export interface ListedAccount {
  id: AccountId
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  /** Whether the holder has confirmed the email address. */
  isVerified: boolean
  createdAt: Date
  /** Has a role of the staff, everywhere or on some site. */
  isStaff: boolean
  hasSecondFactor: boolean
}

const hasSecondFactor = sql<boolean>`(exists (select from authenticator where account_id = account.id)
  or exists (select from passkey where account_id = account.id))`
const hasStaffRole = sql<boolean>`roles && ${[...staffRoles]}::text[]`

const listed = (db: Kysely<Schema>) =>
  db.selectFrom('account').select([
    'id',
    'email',
    'first_name as firstName',
    'last_name as lastName',
    'roles',
    sql<boolean>`email_verified_at is not null`.as('isVerified'),
    'created_at as createdAt',
    sql<boolean>`(${hasStaffRole}
        or exists (select from membership where account_id = account.id and role = any(${[...staffRoles]}::text[])))`.as('isStaff'),
    hasSecondFactor.as('hasSecondFactor'),
  ])

export interface AccountQuestion {
  /** Every word has to occur in the name or the email address, in any case. */
  words: readonly string[]
  /** Null: whatever roles they have. */
  role: Role | null
  max: number
  skipped: number
}

/** Lists accounts by name. */
export async function listAccounts(
  db: Kysely<Schema>,
  { words, role, max, skipped }: AccountQuestion,
): Promise<{ total: number; accounts: ListedAccount[] }> {
  // `position` and not `like`: the typed text may hold wildcards.
  const conditions = words.map(word => sql<boolean>`position(lower(${word}) in lower(first_name || ' ' || last_name || ' ' || email)) > 0`)
  if (role !== null) conditions.push(sql<boolean>`${role} = any(roles)`)
  const { total } = await db
    .selectFrom('account')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(eb => eb.and(conditions))
    .executeTakeFirstOrThrow()
  const accounts = await listed(db)
    .where(eb => eb.and(conditions))
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .limit(max)
    .offset(skipped)
    .execute()
  return { total: Number(total), accounts }
}

export const findListedAccount = (db: Kysely<Schema>, id: AccountId): Promise<ListedAccount | undefined> =>
  listed(db).where('id', '=', id).executeTakeFirst()

/** @param email in any case */
export const findListedAccountByEmail = (db: Kysely<Schema>, email: string): Promise<ListedAccount | undefined> =>
  listed(db).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

/** The accounts whose roles count on a site once they have a second factor, by email address. @param platform its key */
export const listStaffWithoutFactor = (db: Kysely<Schema>, platform: string): Promise<{ email: string }[]> =>
  db
    .selectFrom('account')
    .select('email')
    .where(
      sql<boolean>`(${hasStaffRole} or exists (select from membership join platform on platform.id = platform_id
        where account_id = account.id and platform.key = ${platform} and role = any(${[...staffRoles]}::text[])))`,
    )
    .where(({ not }) => not(hasSecondFactor))
    .orderBy('email')
    .execute()

/** The key of the site where it was registered; null: on the command line. */
export async function findSiteOfAccount(db: Kysely<Schema>, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .innerJoin('platform', 'platform.id', 'account.platform_id')
    .where('account.id', '=', accountId)
    .select('platform.key')
    .executeTakeFirst()
  return row?.key ?? null
}
