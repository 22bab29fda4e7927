import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The secret of this name, created by the first process that needs it: 256 random bits, in hexadecimal. */
export async function findInstallationSecret(db: Kysely<Schema>, name: string): Promise<string> {
  await db
    .insertInto('installation_secret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('installation_secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/** Finds the secret as `findInstallationSecret` does, and caches it: a secret never changes. */
export function ensureInstallationSecret(db: Kysely<Schema>, name: string): () => Promise<string> {
  let known: string | null = null
  return async () => {
    known ??= await findInstallationSecret(db, name)
    return known
  }
}
