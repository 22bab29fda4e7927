import { type Kysely, sql } from 'kysely'
import type { Language } from '../domain/platform/languages.ts'
import { findPlatformId } from './platforms.ts'
import type { Schema } from './schema.ts'

export interface NewUpdateSignUp {
  email: string
  firstName: string
  lastName: string
  institution: string | null
  /** The words over the form. */
  headerText: string | null
  language: Language
  /** Now where it is left out. */
  signedUpAt?: Date
}

/**
 * Notes an address for a platform's updates. One that is there already, in any case of letters, stays as it is: who knows an address may
 * not change what its owner wrote.
 * @param platform its key
 * @returns whether it is new. @throws PlatformMissingError
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
      ...(signUp.signedUpAt && { signed_up_at: signUp.signedUpAt }),
    })
    .onConflict(conflict => conflict.expression(sql`platform_id, lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
