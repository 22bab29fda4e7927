/** A platform's menu as its editors leave it: all of it, or nothing. */
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { MenuItem } from '../domain/platform/main-menu.ts'
import { findPlatformId } from './platforms.ts'
import type { Schema } from './schema.ts'
import { listMenuItems } from './site-content.ts'

/** A word for the state of the menu: another one after every change. */
export async function findMenuVersion(database: Kysely<Schema>, platform: string): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await listMenuItems(database, platform)))
    .digest('hex')
    .slice(0, 32)
}

/**
 * @param items numbered by their order; the brand's own menu comes back where it is null
 * @param version of the menu that they were made of @returns false where somebody has saved another since, and nothing is stored
 */
export async function storeMenu(
  database: Kysely<Schema>,
  platform: string,
  items: readonly MenuItem[] | null,
  version: string,
): Promise<boolean> {
  return await database.transaction().execute(async trx => {
    const platformId = await findPlatformId(trx, platform)
    // One editor after the other.
    await trx.selectFrom('platform').where('id', '=', platformId).select('id').forUpdate().execute()
    if ((await findMenuVersion(trx, platform)) !== version) return false
    await trx.deleteFrom('site_menu_item').where('platform_id', '=', platformId).execute()
    await insertItems(trx, platformId, items ?? [], null)
    return true
  })
}

async function insertItems(
  trx: Transaction<Schema>,
  platformId: number,
  items: readonly MenuItem[],
  parentId: number | null,
): Promise<void> {
  for (const { path = null, placeholder = null, text = '', menuOrder, children = [] } of items) {
    const { id } = await trx
      .insertInto('site_menu_item')
      .values({ platform_id: platformId, parent_id: parentId, path, placeholder, text, menu_order: menuOrder })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertItems(trx, platformId, children, id)
  }
}
