import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ReviewSetting } from '../domain/review-setting.ts'

/** No platform has this key. */
export class PlatformMissingError extends Error {
  override name = 'PlatformMissingError'
  constructor(key: string) {
    super(`There is no platform “${key}”`)
  }
}

/** Stores a site, or updates its name. */
export async function storePlatform(database: Kysely<Schema>, { key, name }: { key: string; name: string }): Promise<number> {
  const { id } = await database
    .insertInto('platform')
    .values({ key, name })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws PlatformMissingError */
export async function findPlatformId(database: Kysely<Schema>, key: string): Promise<number> {
  const found = await database.selectFrom('platform').select('id').where('key', '=', key).executeTakeFirst()
  if (!found) throw new PlatformMissingError(key)
  return found.id
}

/** Other transactions that lock the site wait until this one ends. Rows that refer to the site can be stored meanwhile. */
export async function lockPlatform(trx: Transaction<Schema>, key: string): Promise<void> {
  await trx.selectFrom('platform').where('key', '=', key).select('id').forNoKeyUpdate().execute()
}

export async function listPlatforms(database: Kysely<Schema>): Promise<{ key: string; name: string; peerReview: ReviewSetting | null }[]> {
  return await database.selectFrom('platform').select(['key', 'name', 'peer_review as peerReview']).orderBy('key').execute()
}
