/** Editing a platform's menu: the port between the CMS and the database. */
import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { MenuItem } from '../../../sites/domain/navigation/main-menu.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { replaceMenu } from '../../data/site-content-writing.ts'
import { findMenuVersion } from '../../data/site-menu.ts'
import { readPart } from '../../data/site-section-state.ts'
import { keepPart } from './keep-part.ts'

export interface MenuManager {
  /** Returns a token of the menu's state, which must be passed back when saving. */
  version(platform: string): Promise<string>
  /** @param items null restores the brand's menu @returns `late` where somebody else has saved meanwhile, and nothing is stored */
  save(platform: string, by: SignedIn, items: readonly MenuItem[] | null, version: string): Promise<'saved' | 'late'>
}

export const createMenu = (kysely: Kysely<Schema>): MenuManager => ({
  version: platform => findMenuVersion(kysely, platform),
  save: (platform, { accountId }, items, version) =>
    kysely.transaction().execute(async trx => {
      const platformId = await findPlatformId(trx, platform)
      // The lock serialises editors.
      await trx.selectFrom('platform').where('id', '=', platformId).select('id').forUpdate().execute()
      if ((await findMenuVersion(trx, platform)) !== version) return 'late'
      const part = { part: 'menu', authorId: null } as const
      await keepPart(trx, { platformId, part, accountId, read: () => readPart(trx, platform, 'menu') }, () =>
        replaceMenu(trx, platformId, items ?? []),
      )
      return 'saved'
    }),
})
