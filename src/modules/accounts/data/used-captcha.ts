import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'

/**
 * Remembers that a solved challenge was accepted, until it expires.
 * @returns false where it was accepted before. Of two at the same moment one waits for the other's transaction to end.
 */
export async function rememberCaptcha(db: Kysely<Schema>, { id, expiresAt }: { id: string; expiresAt: Date }): Promise<boolean> {
  await db.deleteFrom('used_captcha').where('expires_at', '<', new Date()).execute()
  const row = await db
    .insertInto('used_captcha')
    .values({ id, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
