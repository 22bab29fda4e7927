import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Language } from '../../../core/text/languages.ts'
import { findPlatformId } from '../../sites/index.ts'

export interface NewUpdateSignUp {
  email: string
  firstName: string
  lastName: string
  institution: string | null
  /** The heading of the form. */
  headerText: string | null
  language: Language
  /** Now where it is left out. */
  signedUpAt?: Date
  /** Null or absent: not confirmed by its owner. */
  confirmedAt?: Date | null
  /** When the sign-up is deleted unless it is confirmed. Null or absent: no confirmation was requested. */
  confirmBy?: Date | null
}

/**
 * Stores an address for a site's updates. An existing one, in any case, is not changed: somebody who knows an address must not
 * change what its owner entered.
 * @param platform its key
 * @returns whether it is new. @throws OperatorError for an unknown platform
 */
export async function addUpdateSignUp(db: Kysely<Schema>, platform: string, signUp: NewUpdateSignUp): Promise<boolean> {
  const row = await db
    .insertInto('update_sign_up')
    .values({
      platform_id: await findPlatformId(db, platform),
      email: signUp.email,
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      institution: signUp.institution,
      header_text: signUp.headerText,
      language: signUp.language,
      confirmed_at: signUp.confirmedAt ?? null,
      confirm_by: signUp.confirmBy ?? null,
      ...(signUp.signedUpAt && { signed_up_at: signUp.signedUpAt }),
    })
    .onConflict(conflict => conflict.expression(sql`platform_id, lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const notConfirmed = (db: Kysely<Schema>, platform: string, email: string) =>
  db
    .updateTable('update_sign_up')
    .where('platform_id', '=', eb => eb.selectFrom('platform').select('platform.id').where('platform.key', '=', platform))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('confirmed_at', 'is', null)

/** @param platform its key @param lifetime seconds until an unconfirmed address is deleted. @returns whether it needs confirmation */
export async function askToConfirm(db: Kysely<Schema>, platform: string, email: string, lifetime: number): Promise<boolean> {
  const row = await notConfirmed(db, platform, email)
    .set({ confirm_by: sql<Date>`now() + make_interval(secs => ${lifetime})` })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether there was something to confirm */
export async function confirmUpdateSignUp(db: Kysely<Schema>, platform: string, email: string): Promise<boolean> {
  const row = await notConfirmed(db, platform, email)
    .set({ confirmed_at: sql<Date>`now()`, confirm_by: null })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes addresses whose owners did not confirm in time: they must not be stored. */
export async function sweepUpdateSignUps(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('update_sign_up').where('confirmed_at', 'is', null).where('confirm_by', '<', sql<Date>`now()`).execute()
}

/** Whether the email address is signed up for a site's updates. @param platform its key */
export async function hasUpdateSignUp(db: Kysely<Schema>, platform: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('update_sign_up')
    .innerJoin('platform', 'platform.id', 'update_sign_up.platform_id')
    .where('platform.key', '=', platform)
    .where(sql<string>`lower(update_sign_up.email)`, '=', email.toLowerCase())
    .select('update_sign_up.id')
    .executeTakeFirst()
  return row !== undefined
}
