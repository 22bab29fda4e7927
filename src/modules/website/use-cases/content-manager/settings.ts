/** Editing the settings of a platform's publish page: the port between the CMS and the database. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findPlatformId } from '../../../sites/data/platforms.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import { findSiteSettings, removeSiteSettings, storeSiteSettings } from '../../data/site-settings.ts'

export interface SettingsManager {
  /** @returns null where the installation's settings apply @param platform its key, here and below */
  find(platform: string): Promise<SiteSettings | null>
  save(platform: string, settings: SiteSettings): Promise<void>
  /** Restores the installation's settings. */
  reset(platform: string): Promise<void>
}

export const createSettings = (kysely: Kysely<Schema>): SettingsManager => ({
  find: platform => findSiteSettings(kysely, platform),
  save: async (platform, settings) => storeSiteSettings(kysely, await findPlatformId(kysely, platform), settings),
  reset: async platform => removeSiteSettings(kysely, await findPlatformId(kysely, platform)),
})
