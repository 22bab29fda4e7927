/** Stores the editors' settings of a platform's publish page. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import type { SiteSettings } from '../../sites/domain/site-settings.ts'

/** @returns null where the editors have no settings */
export async function findSiteSettings(database: Kysely<Schema>, platform: string): Promise<SiteSettings | null> {
  const row = await database
    .selectFrom('site_settings')
    .innerJoin('platform', 'platform.id', 'site_settings.platform_id')
    .where('platform.key', '=', platform)
    .select(['submit_page_id as submitPageId', 'submit_page_use_reader_ui as submitPageUseReaderUi', 'publish_card as publishCard'])
    .select(['submit_page_sidebar_left as submitPageSidebarLeft', 'submit_page_sidebar_right as submitPageSidebarRight'])
    .executeTakeFirst()
  return row ?? null
}

export async function storeSiteSettings(database: Kysely<Schema>, platformId: SiteId, settings: SiteSettings): Promise<void> {
  const facts = {
    submit_page_id: settings.submitPageId,
    submit_page_use_reader_ui: settings.submitPageUseReaderUi,
    submit_page_sidebar_left: settings.submitPageSidebarLeft,
    submit_page_sidebar_right: settings.submitPageSidebarRight,
    publish_card: settings.publishCard && JSON.stringify(settings.publishCard),
  }
  await database
    .insertInto('site_settings')
    .values({ platform_id: platformId, ...facts })
    .onConflict(conflict => conflict.column('platform_id').doUpdateSet(facts))
    .execute()
}

/** Resets the platform to the settings of its installation. */
export async function removeSiteSettings(database: Kysely<Schema>, platformId: SiteId): Promise<void> {
  await database.deleteFrom('site_settings').where('platform_id', '=', platformId).execute()
}
