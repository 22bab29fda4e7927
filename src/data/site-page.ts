/** Pages of the site as editors wrote them. */
import { type Kysely, sql } from 'kysely'
import type { LocatedPage, PageSource } from '../domain/site-pages/site-page.ts'
import { findPlatformId } from './platforms.ts'
import type { Schema } from './schema.ts'

/** What readers see: published, or scheduled for a time that has come. */
const shown = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .where('platform.key', '=', platform)
    .where(eb =>
      eb.or([eb('page.state', '=', 'published'), eb.and([eb('page.state', '=', 'scheduled'), eb('publish_at', '<=', sql<Date>`now()`)])]),
    )

const whole = (database: Kysely<Schema>, platform: string) =>
  shown(database, platform)
    .innerJoin('site_page_revision as revision', 'revision.id', 'page.current_revision_id')
    .select([
      ...(['page.id', 'page.path', 'title', 'description', 'layout', 'body'] as const),
      'full_width as fullWidth',
      'left_sidebar as leftSidebar',
      'right_sidebar as rightSidebar',
      'anchored_menu_items as anchoredMenuItems',
      'redirect_to as redirectTo',
    ])

export async function findSitePage(database: Kysely<Schema>, platform: string, path: string): Promise<LocatedPage | null> {
  return (await whole(database, platform).where('page.path', '=', path).executeTakeFirst()) ?? null
}

export async function findSitePageById(database: Kysely<Schema>, platform: string, id: number): Promise<LocatedPage | null> {
  return (await whole(database, platform).where('page.id', '=', id).executeTakeFirst()) ?? null
}

export interface SitePageRoute {
  id: number
  path: string
  /** The page is not shown, but leads there; null where it is shown. */
  redirectTo: string | null
}

/** Where readers find pages, by path. */
export async function listSitePageRoutes(database: Kysely<Schema>, platform: string): Promise<SitePageRoute[]> {
  return await shown(database, platform)
    .innerJoin('site_page_revision as revision', 'revision.id', 'page.current_revision_id')
    .select(['page.id', 'page.path', 'redirect_to as redirectTo'])
    .orderBy('page.path')
    .execute()
}

export interface NewSitePage extends PageSource {
  path: string
  gatewayId?: number | null
  /** When readers see it: at once, from then on, or not yet. */
  shown: 'now' | 'not yet' | Date
  accountId?: number | null
}

/**
 * Gives the page at a path its next revision; the page is made where there is none.
 * @param platform its key @returns the page's id @throws PlatformMissingError
 */
export async function storeSitePage(database: Kysely<Schema>, platform: string, page: NewSitePage): Promise<number> {
  return await database.transaction().execute(async trx => {
    const platformId = await findPlatformId(trx, platform)
    const { id } = await trx
      .insertInto('site_page')
      .values({ platform_id: platformId, path: page.path, gateway_id: page.gatewayId ?? null })
      .onConflict(conflict => conflict.columns(['platform_id', 'path']).doUpdateSet({ gateway_id: page.gatewayId ?? null }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const revision = await trx
      .insertInto('site_page_revision')
      .values({
        site_page_id: id,
        account_id: page.accountId ?? null,
        title: page.title,
        description: page.description,
        layout: page.layout,
        full_width: page.fullWidth,
        body: page.body,
        left_sidebar: JSON.stringify(page.leftSidebar),
        right_sidebar: JSON.stringify(page.rightSidebar),
        anchored_menu_items: page.anchoredMenuItems && JSON.stringify(page.anchoredMenuItems),
        redirect_to: page.redirectTo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (page.shown !== 'not yet') {
      const publishAt = page.shown === 'now' ? null : page.shown
      await trx
        .updateTable('site_page')
        .set({ current_revision_id: revision.id, state: publishAt === null ? 'published' : 'scheduled', publish_at: publishAt })
        .where('id', '=', id)
        .execute()
    }
    return id
  })
}
