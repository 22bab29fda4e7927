/** What editors do with a platform's menu: the port between its screen and the database. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../data/schema.ts'
import { findMenuVersion, storeMenu } from '../../data/site-menu.ts'
import type { MenuItem } from '../../domain/platform/main-menu.ts'

export interface MenuManager {
  /** A word for the state of the menu, which goes along with what is made of it. */
  version(platform: string): Promise<string>
  /** @param items the brand's own menu where it is null @returns `late` where somebody has saved another since, and nothing is stored */
  save(platform: string, items: readonly MenuItem[] | null, version: string): Promise<'saved' | 'late'>
}

export const createMenu = (kysely: Kysely<Schema>): MenuManager => ({
  version: platform => findMenuVersion(kysely, platform),
  save: async (platform, items, version) => ((await storeMenu(kysely, platform, items, version)) ? 'saved' : 'late'),
})
