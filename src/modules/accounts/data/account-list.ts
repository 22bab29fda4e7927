/** Accounts as administrators see them. */
import { type Kysely, sql } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'

export interface ListedAccount {
  id: number
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  /** Whether the holder has confirmed the email address. */
  isVerified: boolean
  createdAt: Date
}

const listed = (db: Kysely<Schema>) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'roles',
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      'created_at as createdAt',
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

export const findListedAccount = (db: Kysely<Schema>, id: number): Promise<ListedAccount | undefined> =>
  listed(db).where('id', '=', id).executeTakeFirst()

/** @param email in any case */
export const findListedAccountByAddress = (db: Kysely<Schema>, email: string): Promise<ListedAccount | undefined> =>
  listed(db).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()
