/** Editing the settings of a platform's publish page: the port between the CMS and the database. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { SiteId } from '../../../../core/ids/shared-ids.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import { findPlatformId, lockPlatform } from '../../../sites/index.ts'
import { findSiteSettings, removeSiteSettings, storeSiteSettings } from '../../data/site-settings.ts'
import { wordOf } from './keep-part.ts'

export interface SettingsManager {
  /**
   * @param platform its key, here and below
   * @returns null settings where the installation's apply; `word` identifies the state, and must be passed back when saving
   */
  find(platform: string): Promise<{ settings: SiteSettings | null; word: string }>
  /** @returns `late` where somebody else has saved meanwhile, and nothing is stored */
  save(platform: string, settings: SiteSettings, word: string): Promise<'saved' | 'late'>
  /** Restores the installation's settings, with the same result. */
  reset(platform: string, word: string): Promise<'saved' | 'late'>
}

export const createSettings = (kysely: Kysely<Schema>): SettingsManager => ({
  find: async platform => {
    const settings = await findSiteSettings(kysely, platform)
    return { settings, word: wordOf(settings) }
  },
  save: (platform, settings, word) =>
    changeSettings(kysely, { platform, word }, (trx, platformId) => storeSiteSettings(trx, platformId, settings)),
  reset: (platform, word) => changeSettings(kysely, { platform, word }, removeSiteSettings),
})

const changeSettings = (
  kysely: Kysely<Schema>,
  { platform, word }: { platform: string; word: string },
  change: (trx: Transaction<Schema>, platformId: SiteId) => Promise<void>,
): Promise<'saved' | 'late'> =>
  kysely.transaction().execute(async trx => {
    await lockPlatform(trx, platform)
    if (wordOf(await findSiteSettings(trx, platform)) !== word) return 'late'
    await change(trx, await findPlatformId(trx, platform))
    return 'saved'
  })
