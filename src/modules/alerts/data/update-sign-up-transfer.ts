/** The export and import of sign-ups for updates. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { TransferredSignUp } from '../domain/transferred-alerts.ts'
import { addUpdateSignUp } from './update-sign-up.ts'

/** Sorted by site and email address. */
export async function listUpdateSignUpsToExport(database: Kysely<Schema>): Promise<TransferredSignUp[]> {
  const rows = await database
    .selectFrom('update_sign_up')
    .innerJoin('platform', 'platform.id', 'update_sign_up.platform_id')
    .select(['platform.key as platform', 'email', 'first_name as firstName', 'last_name as lastName', 'institution'])
    .select(['header_text as headerText', 'language', 'signed_up_at as signedUpAt', 'confirmed_at as confirmedAt'])
    .select('confirm_by as confirmBy')
    .orderBy('platform.key')
    .orderBy('email')
    .execute()
  return rows.map(row => ({
    ...row,
    signedUpAt: row.signedUpAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    confirmBy: row.confirmBy?.toISOString() ?? null,
  }))
}

/** Existing sign-ups do not change. */
export async function restoreUpdateSignUps(db: Kysely<Schema>, signUps: readonly TransferredSignUp[]): Promise<void> {
  for (const { platform, signedUpAt, confirmedAt, confirmBy, ...signUp } of signUps)
    await addUpdateSignUp(db, platform, {
      ...signUp,
      signedUpAt: new Date(signedUpAt),
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
      confirmBy: confirmBy === null ? null : new Date(confirmBy),
    })
}
