/** Stores whether a platform follows the WordPress of its installation. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findPlatformId } from '../../sites/index.ts'

/** @param platform its key @param site the WordPress's host and path @returns since when it does not follow; null where it does */
export async function findNotFollowedSince(db: Kysely<Schema>, platform: string, site: string): Promise<Date | null> {
  const row = await db
    .selectFrom('wordpress_not_followed as stopped')
    .innerJoin('platform', 'platform.id', 'stopped.platform_id')
    .where('platform.key', '=', platform)
    .where('stopped.site', '=', site)
    .select('stopped.since')
    .executeTakeFirst()
  return row?.since ?? null
}

/** @returns false where it was not followed anyway @throws OperatorError for an unknown platform */
export async function storeNotFollowed(db: Kysely<Schema>, platform: string, site: string): Promise<boolean> {
  const row = await db
    .insertInto('wordpress_not_followed')
    .values({ platform_id: await findPlatformId(db, platform), site })
    .onConflict(conflict => conflict.doNothing())
    .returning('site')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false where it was followed anyway @throws OperatorError for an unknown platform */
export async function storeFollowed(db: Kysely<Schema>, platform: string, site: string): Promise<boolean> {
  const row = await db
    .deleteFrom('wordpress_not_followed')
    .where('platform_id', '=', await findPlatformId(db, platform))
    .where('site', '=', site)
    .returning('site')
    .executeTakeFirst()
  return row !== undefined
}
