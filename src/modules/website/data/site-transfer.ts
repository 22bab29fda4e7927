/** Exports and restores the site's own content. Content that exists already stays unchanged. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { exactTime, givenTime, readTime } from '../../../core/database/exact-time.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { PageId, SiteId } from '../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { MenuItemId, PageRevisionId } from '../domain/ids.ts'
import { type MediaIds, renumberMedia } from '../domain/site-pages/renumber-media.ts'
import { firstIdOfContentSystem, type Widget } from '../domain/site-pages/site-page.ts'
import type {
  TransferredMenuItem,
  TransferredOrigin,
  TransferredPage,
  TransferredSite,
} from '../domain/site-pages/transferred-site-content.ts'
import { newIdOf } from './media-transfer.ts'
import { findStatistics, listBoardMembers, listBoardSubjects, listMenuItems, type MenuItemRow } from './site-content.ts'
import { findSiteSettings, storeSiteSettings } from './site-settings.ts'
import { originsOf, restoreOrigins } from './wordpress-transfer.ts'

/** Lists pages by platform and path. */
export const listPagesToExport = (db: Kysely<Schema>): Promise<TransferredPage[]> =>
  db
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .leftJoin('gateway', 'gateway.id', 'page.gateway_id')
    .select(['page.id', 'platform.key as platform', 'gateway.url as gateway', 'page.path'])
    .select([exactTime('page.publish_at').as('publishAt'), givenTime('page.created_at').as('createdAt')])
    .select(originsOf('site_page_id', 'page.id').as('origins'))
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('site_page_revision as revision')
          .leftJoin('account', 'account.id', 'revision.account_id')
          .leftJoin('gateway as own', 'own.id', 'revision.gateway_id')
          .whereRef('revision.site_page_id', '=', 'page.id')
          .select([
            'account.email as account',
            'revision.path',
            'own.url as gateway',
            'title',
            'description',
            'layout',
            'full_width as fullWidth',
            'body',
          ])
          .select(['left_sidebar as leftSidebar', 'right_sidebar as rightSidebar', 'anchored_menu_items as anchoredMenuItems'])
          .select(['redirect_to as redirectTo', givenTime('revision.created_at').as('createdAt')])
          .select(sql<boolean>`revision.id is not distinct from page.current_revision_id`.as('isCurrent'))
          .select(sql<boolean>`revision.id is not distinct from page.scheduled_revision_id`.as('isScheduled'))
          .orderBy('revision.id'),
      ).as('revisions'),
    )
    .orderBy('platform.key')
    .orderBy('page.path')
    .execute()

/** Lists the platforms that have any site content, by key. */
export async function listSitesToExport(db: Kysely<Schema>): Promise<TransferredSite[]> {
  const sites: TransferredSite[] = []
  const memberOrigins = await findMemberOrigins(db)
  for (const { key } of await db.selectFrom('platform').select('key').orderBy('key').execute()) {
    const subjects = await listBoardSubjects(db, key)
    const nameOf = new Map(subjects.map(({ id, name }) => [id, name]))
    const members = await listBoardMembers(db, key)
    const site = {
      platform: key,
      menu: buildMenu(await listMenuItems(db, key), null),
      boardSubjects: subjects.map(({ name }) => name),
      subjectOrigins: await listSubjectOrigins(db, key),
      board: members.map(({ id, subjectIds, ...member }) => ({
        ...member,
        origins: memberOrigins.get(id) ?? [],
        subjects: subjectIds.flatMap(subject => nameOf.get(subject) ?? []).toSorted(),
      })),
      statistics: await findStatistics(db, key),
      settings: await findSettings(db, key),
    }
    if (site.menu.length + site.boardSubjects.length + site.board.length > 0 || site.statistics !== null || site.settings !== null)
      sites.push(site)
  }
  return sites
}

async function findSettings(db: Kysely<Schema>, platform: string): Promise<TransferredSite['settings']> {
  const settings = await findSiteSettings(db, platform)
  if (settings === null) return null
  const { submitPageId, publishCard, ...rest } = settings
  const submitPage = submitPageId === null || submitPageId < firstIdOfContentSystem ? submitPageId : await pathOfPage(db, submitPageId)
  return { ...rest, submitPage, publishCard: publishCard && { ...publishCard, links: [...publishCard.links] } }
}

const pathOfPage = async (db: Kysely<Schema>, id: PageId): Promise<string | null> =>
  (await db.selectFrom('site_page').where('id', '=', id).select('path').executeTakeFirst())?.path ?? null

/** @returns origins by the member's id */
async function findMemberOrigins(db: Kysely<Schema>): Promise<Map<number, TransferredOrigin[]>> {
  const origins = originsOf('board_member_id', 'board_member.id').as('origins')
  const rows = await db.selectFrom('board_member').select(['id', origins]).execute()
  return new Map(rows.map(row => [row.id, row.origins]))
}

/** Lists subjects that came from a WordPress, by name. */
async function listSubjectOrigins(db: Kysely<Schema>, platform: string): Promise<TransferredSite['subjectOrigins']> {
  const rows = await db
    .selectFrom('board_subject as subject')
    .innerJoin('platform', 'platform.id', 'subject.platform_id')
    .where('platform.key', '=', platform)
    .select(['subject.name as subject', originsOf('board_subject_id', 'subject.id').as('origins')])
    .orderBy('subject.name')
    .execute()
  return rows.filter(({ origins }) => origins.length > 0)
}

const buildMenu = (rows: readonly MenuItemRow[], parent: number | null): TransferredMenuItem[] =>
  rows
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, placeholder, text, menuOrder }) => ({ path, placeholder, text, menuOrder, children: buildMenu(rows, id) }))

/** Selects the account of an email address, for storing it as an author. */
export const writerOf = (db: Kysely<Schema>, address: string | null) =>
  address === null ? null : db.selectFrom('account').where(sql`lower(email)`, '=', address.toLowerCase()).select('id')

/** Requires platforms, gateways and accounts. Each page keeps its id, which others refer to, unless another page has it here. */
export async function restorePages(trx: Transaction<Schema>, pages: readonly TransferredPage[], mediaIds: MediaIds): Promise<void> {
  const renumbered = (widgets: readonly Widget[]): string =>
    JSON.stringify(widgets.map(({ type, content }) => ({ type, content: renumberMedia(content, mediaIds) })))
  for (const { id, platform, gateway, path, publishAt, createdAt, origins, revisions } of pages) {
    const platformId = await findPlatformId(trx, platform)
    const isTaken = await trx.selectFrom('site_page').where('id', '=', id).select('id').executeTakeFirst()
    const idOf = (url: string | null) => {
      const named = trx.selectFrom('gateway').where('platform_id', '=', platformId).where('parent_id', 'is', null)
      return url === null ? null : named.where('url', '=', url).select('id')
    }
    const page = await trx
      .insertInto('site_page')
      .values({ ...(!isTaken && { id }), platform_id: platformId, gateway_id: idOf(gateway), path, created_at: readTime(createdAt) })
      .onConflict(conflict => conflict.columns(['platform_id', 'path']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (page === undefined) continue
    const revisionIds: number[] = []
    let current: PageRevisionId | null = null
    let scheduled: PageRevisionId | null = null
    for (const { account, createdAt: at, isCurrent, isScheduled, ...revision } of revisions) {
      const { leftSidebar, rightSidebar, anchoredMenuItems, fullWidth, redirectTo, path: ownPath, gateway: ownGateway, ...own } = revision
      const made = await trx
        .insertInto('site_page_revision')
        .values({
          ...own,
          body: renumberMedia(own.body, mediaIds),
          path: ownPath ?? path,
          gateway_id: idOf(ownPath === null ? gateway : ownGateway),
          site_page_id: page.id,
          account_id: writerOf(trx, account),
          full_width: fullWidth,
          redirect_to: redirectTo,
          left_sidebar: renumbered(leftSidebar),
          right_sidebar: renumbered(rightSidebar),
          anchored_menu_items: anchoredMenuItems && JSON.stringify(anchoredMenuItems),
          created_at: readTime(at),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      revisionIds.push(made.id)
      if (isCurrent) current = made.id
      if (isScheduled) scheduled = made.id
    }
    await trx
      .updateTable('site_page')
      .set({
        publish_at: publishAt === null || scheduled === null ? null : readTime(publishAt),
        current_revision_id: current,
        scheduled_revision_id: publishAt === null ? null : scheduled,
      })
      .where('id', '=', page.id)
      .execute()
    await restoreOrigins(trx, platformId, page.id, origins, revisionIds)
  }
  if (pages.length > 0)
    await sql`select setval(pg_get_serial_sequence('site_page', 'id'), (select greatest(max(id), 1000) from site_page))`.execute(trx)
}

/** Restores menu, board, statistics and settings, each only where the platform has none. */
export async function restoreSites(trx: Transaction<Schema>, sites: readonly TransferredSite[], mediaIds: MediaIds): Promise<void> {
  for (const { platform, menu, boardSubjects, subjectOrigins, board, statistics, settings } of sites) {
    const platformId = await findPlatformId(trx, platform)
    if ((await listMenuItems(trx, platform)).length === 0) await storeMenu(trx, platformId, menu, null)
    if (statistics !== null)
      await trx
        .insertInto('site_statistics')
        .values({
          platform_id: platformId,
          section_title: statistics.sectionTitle,
          last_updated: statistics.lastUpdated,
          stats: JSON.stringify(statistics.stats),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    if (settings !== null && (await findSiteSettings(trx, platform)) === null) await restoreSettings(trx, platformId, settings, mediaIds)
    for (const name of boardSubjects)
      await trx
        .insertInto('board_subject')
        .values({ platform_id: platformId, name })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    const idOf = new Map((await listBoardSubjects(trx, platform)).map(({ id, name }) => [name, id]))
    for (const { subject, origins } of subjectOrigins) {
      const id = idOf.get(subject)
      if (id !== undefined) await restoreOrigins(trx, platformId, id, origins)
    }
    if ((await listBoardMembers(trx, platform)).length > 0) continue
    for (const { menuOrder, subjects, mediaId, body, origins, ...member } of board) {
      const { id } = await trx
        .insertInto('board_member')
        .values({
          ...member,
          platform_id: platformId,
          body: body && renumberMedia(body, mediaIds),
          site_media_id: newIdOf(mediaIds, mediaId),
          menu_order: menuOrder,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await restoreOrigins(trx, platformId, id, origins)
      const rows = subjects.flatMap(name => idOf.get(name) ?? []).map(subjectId => ({ board_member_id: id, board_subject_id: subjectId }))
      if (rows.length > 0) await trx.insertInto('board_member_subject').values(rows).execute()
    }
  }
}

/** Requires the pages. */
async function restoreSettings(
  trx: Transaction<Schema>,
  platformId: SiteId,
  { submitPage, ...settings }: NonNullable<TransferredSite['settings']>,
  mediaIds: MediaIds,
): Promise<void> {
  const sidebarOf = (html: string | null) => html && renumberMedia(html, mediaIds)
  const page =
    typeof submitPage === 'string'
      ? await trx
          .selectFrom('site_page')
          .where('platform_id', '=', platformId)
          .where('path', '=', submitPage)
          .select('id')
          .executeTakeFirst()
      : undefined
  await storeSiteSettings(trx, platformId, {
    ...settings,
    submitPageId: typeof submitPage === 'string' ? (page?.id ?? null) : submitPage,
    submitPageSidebarLeft: sidebarOf(settings.submitPageSidebarLeft),
    submitPageSidebarRight: sidebarOf(settings.submitPageSidebarRight),
  })
}

async function storeMenu(
  trx: Transaction<Schema>,
  platformId: SiteId,
  items: readonly TransferredMenuItem[],
  parentId: MenuItemId | null,
): Promise<void> {
  for (const { path, placeholder, text, menuOrder, children } of items) {
    const { id } = await trx
      .insertInto('site_menu_item')
      .values({ platform_id: platformId, parent_id: parentId, path, placeholder, text, menu_order: menuOrder })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeMenu(trx, platformId, children, id)
  }
}
