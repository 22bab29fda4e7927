import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import { OperatorError } from '../../../core/operator-error.ts'
import type { ReviewSetting } from '../domain/review-setting.ts'

/** Stores a site, or updates its name. */
export async function storePlatform(database: Kysely<Schema>, { key, name }: { key: string; name: string }): Promise<SiteId> {
  const { id } = await database
    .insertInto('platform')
    .values({ key, name })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const unknownPlatform = (key: string): OperatorError => new OperatorError(`There is no platform “${key}”.`)

/** @throws OperatorError for an unknown platform */
export async function findPlatformId(database: Kysely<Schema>, key: string): Promise<SiteId> {
  const found = await database.selectFrom('platform').select('id').where('key', '=', key).executeTakeFirst()
  if (!found) throw unknownPlatform(key)
  return found.id
}

/** Other transactions that lock the site wait until this one ends. Rows that refer to the site can be stored meanwhile. */
export async function lockPlatform(trx: Transaction<Schema>, key: string): Promise<void> {
  await trx.selectFrom('platform').where('key', '=', key).select('id').forNoKeyUpdate().execute()
}

export async function listPlatforms(database: Kysely<Schema>): Promise<{ key: string; name: string; peerReview: ReviewSetting | null }[]> {
  return await database.selectFrom('platform').select(['key', 'name', 'peer_review as peerReview']).orderBy('key').execute()
}
