import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** No platform has this key. */
export class PlatformMissingError extends Error {
  override name = 'PlatformMissingError'
  constructor(key: string) {
    super(`There is no platform “${key}”`)
  }
}

/** Makes the platform known, or gives it its name. */
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

export async function listPlatforms(database: Kysely<Schema>): Promise<{ key: string; name: string }[]> {
  return await database.selectFrom('platform').select(['key', 'name']).orderBy('key').execute()
}
