/** Stores the pages of the CMS. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, GatewayId, PageId, SiteId } from '../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { PageRevisionId } from '../domain/ids.ts'
import type { LocatedPage, PageSource } from '../domain/site-pages/site-page.ts'

/**
 * The revision that readers see: the scheduled one once its time has come; null where the page is not published. Requires a query in which
 * `page` is `site_page`.
 */
export const shownRevision = sql<PageRevisionId | null>`case when page.publish_at <= now() then page.scheduled_revision_id else page.current_revision_id end`

/** The path at which readers find the page, in the same queries with `revision` as the visible one: a due schedule moves the page too. */
export const shownPath = sql<string>`case when page.publish_at <= now() then revision.path else page.path end`

/** Selects published pages with their visible revision. */
const shown = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .innerJoin('site_page_revision as revision', join => join.on('revision.id', '=', shownRevision))
    .where('platform.key', '=', platform)

/** The columns of a revision by the names of `PageSource`. */
export const pageSource = [
  ...(['title', 'description', 'layout', 'body'] as const),
  'full_width as fullWidth',
  'left_sidebar as leftSidebar',
  'right_sidebar as rightSidebar',
  'anchored_menu_items as anchoredMenuItems',
  'redirect_to as redirectTo',
] as const

const whole = (database: Kysely<Schema>, platform: string) =>
  shown(database, platform).select(['page.id', shownPath.as('path'), ...pageSource])

/** The old path of a page that a schedule moved leads to its new one. */
export async function findSitePage(database: Kysely<Schema>, platform: string, path: string): Promise<LocatedPage | null> {
  const named = database.selectFrom('site_page_revision').where('path', '=', path).select('id')
  const page = await whole(database, platform)
    .where(({ or, eb }) => or([eb('page.path', '=', path), eb('page.scheduled_revision_id', 'in', named)]))
    .where(({ or, and, eb }) =>
      or([eb(shownPath, '=', path), and([eb('page.path', '=', path), eb('page.current_revision_id', 'is not', null)])]),
    )
    // A page that a schedule moved here takes precedence over one that was here before.
    .orderBy(({ eb }) => eb('page.path', '=', path))
    .executeTakeFirst()
  if (page === undefined) return null
  return page.path === path ? page : { ...page, path, redirectTo: page.path }
}

export async function findSitePageById(database: Kysely<Schema>, platform: string, id: PageId): Promise<LocatedPage | null> {
  return (await whole(database, platform).where('page.id', '=', id).executeTakeFirst()) ?? null
}

/** Filters these paths for those of published pages. */
export async function listShownPaths(database: Kysely<Schema>, platform: string, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const pages = await shown(database, platform).where(shownPath, 'in', paths).select(shownPath.as('path')).execute()
  return pages.map(({ path }) => path)
}

/** Lists published pages whose text or sidebars still have a blank such as `<mark>[postal address]</mark>`, by path. */
export async function listPagesWithBlanks(database: Kysely<Schema>, platform: string): Promise<{ id: PageId; path: string }[]> {
  const blank = '%<mark>[%'
  return await shown(database, platform)
    .where(eb =>
      eb.or([
        eb('revision.body', 'like', blank),
        eb(sql<string>`revision.left_sidebar::text`, 'like', blank),
        eb(sql<string>`revision.right_sidebar::text`, 'like', blank),
      ]),
    )
    .select(['page.id', shownPath.as('path')])
    .orderBy('path')
    .execute()
}

export interface SitePageRoute {
  id: number
  path: string
  /** The page is a redirect to this path or URL; null for other pages. */
  redirectTo: string | null
}

/** Lists published pages by path. */
export async function listSitePageRoutes(database: Kysely<Schema>, platform: string): Promise<SitePageRoute[]> {
  const pages = await shown(database, platform)
    .select(['page.id', shownPath.as('path'), 'page.path as formerPath', 'redirect_to as redirectTo', 'current_revision_id as seenId'])
    .orderBy('path')
    .execute()
  const present = pages.map(({ formerPath: _, seenId: __, ...page }) => page)
  const taken = new Set(present.map(({ path }) => path))
  const former = pages.filter(({ formerPath, seenId }) => seenId !== null && !taken.has(formerPath))
  return [...present, ...former.map(({ id, path, formerPath }) => ({ id, path: formerPath, redirectTo: path }))]
}

export interface NewSitePage extends PageSource {
  path: string
  gatewayId?: GatewayId | null
  /** Readers see it at once, from a time on, or not yet. */
  shown: 'now' | 'not yet' | Date
  accountId?: AccountId | null
}

/**
 * Adds a revision to the page at a path, which is created where there is none.
 * @param platform its key @returns the page's id @throws OperatorError for an unknown platform
 */
export const storeSitePage = (database: Kysely<Schema>, platform: string, page: NewSitePage): Promise<PageId> =>
  database.transaction().execute(trx => storeSitePageWithin(trx, platform, page))

/** Does what `storeSitePage` does, within a transaction. */
export async function storeSitePageWithin(trx: Transaction<Schema>, platform: string, page: NewSitePage): Promise<PageId> {
  const { id } = await newPage(trx, await findPlatformId(trx, platform), page)
    .onConflict(conflict => conflict.columns(['platform_id', 'path']).doUpdateSet({ gateway_id: page.gatewayId ?? null }))
    .executeTakeFirstOrThrow()
  return await storeState(trx, id, page)
}

/**
 * Creates a page; unlike `storeSitePage`, it never changes an existing one. @returns its id @throws a unique violation if the path is taken
 */
export async function createSitePage(trx: Transaction<Schema>, platform: string, page: NewSitePage): Promise<PageId> {
  const { id } = await newPage(trx, await findPlatformId(trx, platform), page).executeTakeFirstOrThrow()
  return await storeState(trx, id, page)
}

const newPage = (trx: Transaction<Schema>, platformId: SiteId, { path, gatewayId = null }: Pick<NewSitePage, 'path' | 'gatewayId'>) =>
  trx.insertInto('site_page').values({ platform_id: platformId, path, gateway_id: gatewayId }).returning('id')

async function storeState(trx: Transaction<Schema>, id: PageId, page: NewSitePage): Promise<PageId> {
  const { path, gatewayId = null, shown: from, accountId = null } = page
  const revisionId = await addPageRevision(trx, id, accountId, page, { path, gatewayId })
  if (from !== 'not yet') await showRevision(trx, id, revisionId, from)
  return id
}

/** The path and gateway of a revision. */
export interface PagePlace {
  path: string
  gatewayId: GatewayId | null
}

/** @param place the page's own if it is left out @returns the revision's id */
export async function addPageRevision(
  trx: Transaction<Schema>,
  pageId: PageId,
  accountId: AccountId | null,
  page: PageSource,
  place?: PagePlace,
): Promise<PageRevisionId> {
  const own = <Column extends 'path' | 'gateway_id'>(column: Column) => trx.selectFrom('site_page').where('id', '=', pageId).select(column)
  const { id } = await trx
    .insertInto('site_page_revision')
    .values({
      site_page_id: pageId,
      account_id: accountId,
      path: place?.path ?? own('path'),
      gateway_id: place === undefined ? own('gateway_id') : place.gatewayId,
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

/**
 * Publishes a revision at its path, now or at a later time until which the current revision stays visible. The path at which readers saw
 * the page before redirects to the new one.
 */
export async function showRevision(
  trx: Transaction<Schema>,
  pageId: PageId,
  revisionId: PageRevisionId,
  from: 'now' | Date,
): Promise<void> {
  await refreshPage(trx, pageId)
  if (from === 'now') await standAs(trx, pageId, revisionId)
  else await trx.updateTable('site_page').set({ scheduled_revision_id: revisionId, publish_at: from }).where('id', '=', pageId).execute()
}

/** Makes a scheduled revision that is due the current one, so that further changes start from what readers see. */
async function refreshPage(trx: Transaction<Schema>, pageId: PageId): Promise<void> {
  const due = await trx
    .selectFrom('site_page')
    .where('id', '=', pageId)
    .where('publish_at', '<=', sql<Date>`now()`)
    .select(eb => eb.ref('scheduled_revision_id').$notNull().as('revisionId'))
    .executeTakeFirst()
  if (due !== undefined) await standAs(trx, pageId, due.revisionId)
}

async function standAs(trx: Transaction<Schema>, pageId: PageId, revisionId: PageRevisionId): Promise<void> {
  const page = await trx
    .selectFrom('site_page as page')
    .innerJoin('site_page_revision as revision', 'revision.site_page_id', 'page.id')
    .where('revision.id', '=', revisionId)
    .select(['platform_id as platformId', 'page.path as from', 'page.gateway_id as gatewayId', 'current_revision_id as seenId'])
    .select(['revision.path as to', 'revision.gateway_id as newGatewayId', 'account_id as accountId'])
    .executeTakeFirstOrThrow()
  const isMoved = page.from !== page.to && (await makeRoom(trx, page, pageId))
  await trx
    .updateTable('site_page')
    .set({ current_revision_id: revisionId, scheduled_revision_id: null, publish_at: null })
    .$if(isMoved || page.from === page.to, query => query.set({ path: page.to, gateway_id: page.newGatewayId }))
    .where('id', '=', pageId)
    .execute()
  if (isMoved && page.seenId !== null) await leaveWay(trx, { ...page, seenId: page.seenId })
}

/** Deletes the redirect that the page left when it moved away from this path. @returns false where another page is there now */
async function makeRoom(
  trx: Transaction<Schema>,
  { platformId, from, to }: { platformId: SiteId; from: string; to: string },
  pageId: PageId,
): Promise<boolean> {
  const there = await trx
    .selectFrom('site_page as page')
    .leftJoin('site_page_revision as revision', join => join.on('revision.id', '=', shownRevision))
    .where('platform_id', '=', platformId)
    .where('page.path', '=', to)
    .where('page.id', '!=', pageId)
    .select(['page.id', 'redirect_to as leadsTo'])
    .executeTakeFirst()
  if (there === undefined) return true
  if (there.leadsTo !== from) return false
  await trx.deleteFrom('site_page').where('id', '=', there.id).execute()
  return true
}

interface Move {
  platformId: SiteId
  from: string
  to: string
  gatewayId: GatewayId | null
  /** The revision that readers saw there. */
  seenId: PageRevisionId
  /** The account of the editor who moves the page. */
  accountId: AccountId | null
}

/** Leaves a redirect at the old path of a published page. */
async function leaveWay(trx: Transaction<Schema>, { platformId, from, to, gatewayId, seenId, accountId }: Move): Promise<void> {
  const { id } = await newPage(trx, platformId, { path: from, gatewayId }).executeTakeFirstOrThrow()
  const seen = await trx.selectFrom('site_page_revision').where('id', '=', seenId).select(pageSource).executeTakeFirstOrThrow()
  await standAs(trx, id, await addPageRevision(trx, id, accountId, { ...seen, redirectTo: to }))
}

/** Unpublishes a page and removes its schedule. */
export async function hidePage(trx: Transaction<Schema>, pageId: PageId): Promise<void> {
  await refreshPage(trx, pageId)
  await trx
    .updateTable('site_page')
    .set({ current_revision_id: null, scheduled_revision_id: null, publish_at: null })
    .where('id', '=', pageId)
    .execute()
}

/** Turns a scheduled revision into a draft; the published one stays. */
export async function unscheduleRevision(trx: Transaction<Schema>, pageId: PageId): Promise<void> {
  await refreshPage(trx, pageId)
  await trx.updateTable('site_page').set({ scheduled_revision_id: null, publish_at: null }).where('id', '=', pageId).execute()
}

/** Locks the page until the end of the transaction, and applies its due changes. */
export async function lockPage(trx: Transaction<Schema>, pageId: PageId): Promise<void> {
  await trx.selectFrom('site_page').where('id', '=', pageId).select('id').forUpdate().execute()
  await refreshPage(trx, pageId)
}

/** Sets the path of an unpublished page. */
export async function placePage(trx: Transaction<Schema>, pageId: PageId, { path, gatewayId }: PagePlace): Promise<void> {
  await trx.updateTable('site_page').set({ path, gateway_id: gatewayId }).where('id', '=', pageId).execute()
}
