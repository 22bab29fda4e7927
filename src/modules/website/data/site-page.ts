/** Pages of the site as editors wrote them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findPlatformId } from '../../sites/data/platforms.ts'
import type { LocatedPage, PageSource } from '../domain/site-pages/site-page.ts'

/** The revision that readers see: the scheduled one once its time has come. Null where they see none. For queries in which `page` is `site_page`. */
export const shownRevision = sql<
  number | null
>`case when page.publish_at <= now() then page.scheduled_revision_id else page.current_revision_id end`

/** Where readers find it, in the same queries with `revision` for what they see: a schedule that comes due moves the page too. */
export const shownPath = sql<string>`case when page.publish_at <= now() then revision.path else page.path end`

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

const whole = (database: Kysely<Schema>, platform: string) =>
  shown(database, platform).select(['page.id', shownPath.as('path'), ...pageSource])

/** A page that has moved away by a schedule leads to where it stands now. */
export async function findSitePage(database: Kysely<Schema>, platform: string, path: string): Promise<LocatedPage | null> {
  const named = database.selectFrom('site_page_revision').where('path', '=', path).select('id')
  const page = await whole(database, platform)
    .where(({ or, eb }) => or([eb('page.path', '=', path), eb('page.scheduled_revision_id', 'in', named)]))
    .where(({ or, and, eb }) =>
      or([eb(shownPath, '=', path), and([eb('page.path', '=', path), eb('page.current_revision_id', 'is not', null)])]),
    )
    // What a schedule has moved here goes before what stood here.
    .orderBy(({ eb }) => eb('page.path', '=', path))
    .executeTakeFirst()
  if (page === undefined) return null
  return page.path === path ? page : { ...page, path, redirectTo: page.path }
}

export async function findSitePageById(database: Kysely<Schema>, platform: string, id: number): Promise<LocatedPage | null> {
  return (await whole(database, platform).where('page.id', '=', id).executeTakeFirst()) ?? null
}

/** Which of these paths readers find pages at. */
export async function listShownPaths(database: Kysely<Schema>, platform: string, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const pages = await shown(database, platform).where(shownPath, 'in', paths).select(shownPath.as('path')).execute()
  return pages.map(({ path }) => path)
}

export interface SitePageRoute {
  id: number
  path: string
  /** The page is not shown, but leads there; null where it is shown. */
  redirectTo: string | null
}

/** Where readers find pages, by path. */
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
  const { id } = await newPage(trx, await findPlatformId(trx, platform), page)
    .onConflict(conflict => conflict.columns(['platform_id', 'path']).doUpdateSet({ gateway_id: page.gatewayId ?? null }))
    .executeTakeFirstOrThrow()
  return await storeState(trx, id, page)
}

/** A page where none stands: two that are made at one path do not become one. @returns its id @throws a unique violation where one stands there */
export async function createSitePage(trx: Transaction<Schema>, platform: string, page: NewSitePage): Promise<number> {
  const { id } = await newPage(trx, await findPlatformId(trx, platform), page).executeTakeFirstOrThrow()
  return await storeState(trx, id, page)
}

const newPage = (trx: Transaction<Schema>, platformId: number, { path, gatewayId = null }: Pick<NewSitePage, 'path' | 'gatewayId'>) =>
  trx.insertInto('site_page').values({ platform_id: platformId, path, gateway_id: gatewayId }).returning('id')

async function storeState(trx: Transaction<Schema>, id: number, page: NewSitePage): Promise<number> {
  const { path, gatewayId = null, shown: from, accountId = null } = page
  const revisionId = await addPageRevision(trx, id, accountId, page, { path, gatewayId })
  if (from !== 'not yet') await showRevision(trx, id, revisionId, from)
  return id
}

/** Where a state of a page stands. */
export interface PagePlace {
  path: string
  gatewayId: number | null
}

/** @param place where the page stands already, if it is left out @returns the revision's id */
export async function addPageRevision(
  trx: Transaction<Schema>,
  pageId: number,
  accountId: number | null,
  page: PageSource,
  place?: PagePlace,
): Promise<number> {
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
 * From now on readers see this revision of a page where it stands, and are led there from where they saw the page before; or from a time on,
 * and what they see until then stays.
 */
export async function showRevision(trx: Transaction<Schema>, pageId: number, revisionId: number, from: 'now' | Date): Promise<void> {
  await refreshPage(trx, pageId)
  if (from === 'now') await standAs(trx, pageId, revisionId)
  else await trx.updateTable('site_page').set({ scheduled_revision_id: revisionId, publish_at: from }).where('id', '=', pageId).execute()
}

/** What was scheduled and is seen by now becomes what the page is, so that whatever is done next begins from what readers see. */
async function refreshPage(trx: Transaction<Schema>, pageId: number): Promise<void> {
  const due = await trx
    .selectFrom('site_page')
    .where('id', '=', pageId)
    .where('publish_at', '<=', sql<Date>`now()`)
    .select(eb => eb.ref('scheduled_revision_id').$notNull().as('revisionId'))
    .executeTakeFirst()
  if (due !== undefined) await standAs(trx, pageId, due.revisionId)
}

async function standAs(trx: Transaction<Schema>, pageId: number, revisionId: number): Promise<void> {
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

/** What the page left behind when it moved away gives way when it comes back. @returns false where another page has come to stand there */
async function makeRoom(
  trx: Transaction<Schema>,
  { platformId, from, to }: { platformId: number; from: string; to: string },
  pageId: number,
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
  platformId: number
  from: string
  to: string
  gatewayId: number | null
  /** The state that readers saw there. */
  seenId: number
  /** Whose doing it is. */
  accountId: number | null
}

/** Whoever knows the old address of a page that readers saw is led to the new one. */
async function leaveWay(trx: Transaction<Schema>, { platformId, from, to, gatewayId, seenId, accountId }: Move): Promise<void> {
  const { id } = await newPage(trx, platformId, { path: from, gatewayId }).executeTakeFirstOrThrow()
  const seen = await trx.selectFrom('site_page_revision').where('id', '=', seenId).select(pageSource).executeTakeFirstOrThrow()
  await standAs(trx, id, await addPageRevision(trx, id, accountId, { ...seen, redirectTo: to }))
}

/** Readers see nothing of it any more, nor will they. */
export async function hidePage(trx: Transaction<Schema>, pageId: number): Promise<void> {
  await refreshPage(trx, pageId)
  await trx
    .updateTable('site_page')
    .set({ current_revision_id: null, scheduled_revision_id: null, publish_at: null })
    .where('id', '=', pageId)
    .execute()
}

/** What was scheduled is a draft again; what readers see stays. */
export async function unscheduleRevision(trx: Transaction<Schema>, pageId: number): Promise<void> {
  await refreshPage(trx, pageId)
  await trx.updateTable('site_page').set({ scheduled_revision_id: null, publish_at: null }).where('id', '=', pageId).execute()
}

/** Nobody else changes it until the transaction ends, and what is due of it is done. */
export async function lockPage(trx: Transaction<Schema>, pageId: number): Promise<void> {
  await trx.selectFrom('site_page').where('id', '=', pageId).select('id').forUpdate().execute()
  await refreshPage(trx, pageId)
}

/** Where a page stands that nobody sees. */
export async function placePage(trx: Transaction<Schema>, pageId: number, { path, gatewayId }: PagePlace): Promise<void> {
  await trx.updateTable('site_page').set({ path, gateway_id: gatewayId }).where('id', '=', pageId).execute()
}
