/** Pages of the site as editors wrote them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { LocatedPage, PageSource } from '../domain/site-pages/site-page.ts'
import { findPlatformId } from './platforms.ts'
import type { Schema } from './schema.ts'

/** The revision that readers see: the scheduled one once its time has come. Null where they see none. For queries in which `page` is `site_page`. */
export const shownRevision = sql<
  number | null
>`case when page.publish_at <= now() then page.scheduled_revision_id else page.current_revision_id end`

/** What readers see. */
const shown = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .innerJoin('site_page_revision as revision', join => join.on('revision.id', '=', shownRevision))
    .where('platform.key', '=', platform)

/** What a revision says, in the words of the domain. */
export const pageSource = [
  ...(['title', 'description', 'layout', 'body'] as const),
  'full_width as fullWidth',
  'left_sidebar as leftSidebar',
  'right_sidebar as rightSidebar',
  'anchored_menu_items as anchoredMenuItems',
  'redirect_to as redirectTo',
] as const

const whole = (database: Kysely<Schema>, platform: string) => shown(database, platform).select(['page.id', 'page.path', ...pageSource])

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
  return await shown(database, platform).select(['page.id', 'page.path', 'redirect_to as redirectTo']).orderBy('page.path').execute()
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
export const storeSitePage = (database: Kysely<Schema>, platform: string, page: NewSitePage): Promise<number> =>
  database.transaction().execute(trx => storeSitePageWithin(trx, platform, page))

/** The same as a part of more. */
export async function storeSitePageWithin(trx: Transaction<Schema>, platform: string, page: NewSitePage): Promise<number> {
  const platformId = await findPlatformId(trx, platform)
  const { id } = await trx
    .insertInto('site_page')
    .values({ platform_id: platformId, path: page.path, gateway_id: page.gatewayId ?? null })
    .onConflict(conflict => conflict.columns(['platform_id', 'path']).doUpdateSet({ gateway_id: page.gatewayId ?? null }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const revisionId = await addPageRevision(trx, id, page.accountId ?? null, page)
  if (page.shown !== 'not yet') await showRevision(trx, id, revisionId, page.shown)
  return id
}

/** @returns the revision's id */
export async function addPageRevision(
  trx: Transaction<Schema>,
  pageId: number,
  accountId: number | null,
  page: PageSource,
): Promise<number> {
  const { id } = await trx
    .insertInto('site_page_revision')
    .values({
      site_page_id: pageId,
      account_id: accountId,
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
  return id
}

/** From now on readers see this revision of a page, or from a time on; what they see until then stays. */
export async function showRevision(trx: Transaction<Schema>, pageId: number, revisionId: number, from: 'now' | Date): Promise<void> {
  const shownNow = trx.selectFrom('site_page as page').where('page.id', '=', pageId).select(shownRevision.as('id'))
  const to =
    from === 'now'
      ? { current_revision_id: revisionId, scheduled_revision_id: null, publish_at: null }
      : { current_revision_id: shownNow, scheduled_revision_id: revisionId, publish_at: from }
  await trx.updateTable('site_page').set(to).where('id', '=', pageId).execute()
}

/** Readers see nothing of it any more, nor will they. */
export async function hidePage(database: Kysely<Schema>, pageId: number): Promise<void> {
  await database
    .updateTable('site_page')
    .set({ current_revision_id: null, scheduled_revision_id: null, publish_at: null })
    .where('id', '=', pageId)
    .execute()
}

/** What was scheduled is a draft again; what readers see stays. */
export async function unscheduleRevision(database: Kysely<Schema>, pageId: number): Promise<void> {
  await database
    .updateTable('site_page as page')
    .set({ current_revision_id: shownRevision, scheduled_revision_id: null, publish_at: null })
    .where('page.id', '=', pageId)
    .execute()
}

/** Nobody else changes it until the transaction ends. */
export async function lockPage(trx: Transaction<Schema>, pageId: number): Promise<void> {
  await trx.selectFrom('site_page').where('id', '=', pageId).select('id').forUpdate().execute()
}

export async function placePage(
  trx: Transaction<Schema>,
  pageId: number,
  { path, gatewayId }: { path: string; gatewayId: number | null },
): Promise<void> {
  await trx.updateTable('site_page').set({ path, gateway_id: gatewayId }).where('id', '=', pageId).execute()
}
