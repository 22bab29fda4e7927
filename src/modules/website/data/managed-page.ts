/** Pages in every state, for the CMS. */

import { type Kysely, sql } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { GatewayId, PageId } from '../../../core/ids/shared-ids.ts'
import type { RevisionsInUse } from '../../../core/revisions/publication-state.ts'
import type { RevisionTable } from '../../../core/revisions/revision-history.ts'
import type { OwnGatewayType } from '../../gateways/domain/gateway.ts'
import type { PageRevisionId } from '../domain/ids.ts'
import type { PageSource } from '../domain/site-pages/site-page.ts'
import { type PagePlace, pageSource, shownRevision } from './site-page.ts'

export interface ManagedPageRow extends RevisionsInUse<PageRevisionId> {
  id: PageId
  /** The path at which readers find it; for an unpublished page, that of its newest revision. */
  path: string
  /** Taken from the newest revision, like the other fields. */
  title: string
  isRedirect: boolean
  changedAt: Date
  changedBy: string | null
  gateway: { id: GatewayId; url: string; name: string; type: OwnGatewayType; community: boolean; special: boolean } | null
}

/** The name of a revision's author. */
export const nameOf = sql<string | null>`nullif(concat_ws(' ', account.first_name, account.last_name), '')`

export const authorOfRevision = sql<string | null>`(select ${nameOf} from account where account.id = revision.account_id)`

/** A schedule that is due may have moved the page, although no row has changed. */
const foundAt = sql<string>`coalesce((select due.path from site_page_revision as due
  where due.id = page.scheduled_revision_id and page.publish_at <= now()), page.path)`

/** Joins each page with its newest revision. */
const managed = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .innerJoin('site_page_revision as revision', join =>
      join.on('revision.id', '=', eb =>
        eb
          .selectFrom('site_page_revision')
          .whereRef('site_page_id', '=', 'page.id')
          .select(({ fn }) => fn.max('site_page_revision.id').as('id')),
      ),
    )
    .leftJoin('account', 'account.id', 'revision.account_id')
    .leftJoin('gateway', 'gateway.id', 'page.gateway_id')
    .where('platform.key', '=', platform)
    .select(['page.id', foundAt.as('path'), 'title', 'revision.created_at as changedAt', nameOf.as('changedBy')])
    .select(['revision.id as newestId', 'current_revision_id as currentId', 'scheduled_revision_id as scheduledId'])
    .select(['publish_at as publishAt', sql<boolean>`redirect_to is not null`.as('isRedirect')])
    .select(['gateway.id as gatewayId', 'gateway.url as gatewayUrl', 'gateway.name as gatewayName', 'gateway.community', 'gateway.special'])
    .select(sql<OwnGatewayType | null>`gateway.type`.as('gatewayType'))

type Row = Awaited<ReturnType<ReturnType<typeof managed>['execute']>>[number]

function toPage<More extends Row>({ gatewayId, gatewayUrl, gatewayName, gatewayType, community, special, ...page }: More) {
  const isOfGateway = gatewayId !== null && gatewayUrl !== null && gatewayName !== null && gatewayType !== null
  return {
    ...page,
    gateway: isOfGateway
      ? {
          ...{ id: gatewayId, url: gatewayUrl, name: gatewayName, type: gatewayType },
          community: community ?? false,
          special: special ?? false,
        }
      : null,
  }
}

/** Lists pages by path. @param ids restricts and orders them; all where it is left out */
export async function listManagedPages(database: Kysely<Schema>, platform: string, ids?: readonly PageId[]): Promise<ManagedPageRow[]> {
  if (ids === undefined) return (await managed(database, platform).orderBy('page.path').execute()).map(toPage)
  if (ids.length === 0) return []
  return inOrderOf(ids, (await managed(database, platform).where('page.id', 'in', ids).execute()).map(toPage), ({ id }) => id)
}

export interface EditedPageRow extends ManagedPageRow, PageSource {
  /** The place of the newest revision. */
  place: PagePlace
}

/** Finds a page with its newest revision. */
export async function findManagedPage(
  database: Kysely<Schema>,
  platform: string,
  by: { id: PageId } | { path: string },
): Promise<EditedPageRow | null> {
  const query = managed(database, platform)
    .select(pageSource)
    .select(['revision.path as placePath', 'revision.gateway_id as placeGatewayId'])
  const row = await ('id' in by ? query.where('page.id', '=', by.id) : query.where('page.path', '=', by.path)).executeTakeFirst()
  if (row === undefined) return null
  const { placePath, placeGatewayId, ...page } = row
  return { ...toPage(page), place: { path: placePath, gatewayId: placeGatewayId } }
}

/** Finds the page that is at a path, or will be by a schedule. @param but ignores this page @returns its redirect target, if it has one */
export async function findPageClaiming(
  database: Kysely<Schema>,
  platform: string,
  path: string,
  but: PageId | null,
): Promise<{ leadsTo: string | null } | null> {
  const claiming = database.selectFrom('site_page_revision').where('path', '=', path).select('id')
  const there = await database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .leftJoin('site_page_revision as revision', join => join.on('revision.id', '=', shownRevision))
    .where('platform.key', '=', platform)
    .where(({ or, eb }) => or([eb('page.path', '=', path), eb('page.scheduled_revision_id', 'in', claiming)]))
    .$if(but !== null, query => query.where('page.id', '!=', but))
    .select('redirect_to as leadsTo')
    .orderBy('leadsTo', order => order.desc().nullsFirst())
    .executeTakeFirst()
  return there ?? null
}

/** The history of pages, for `src/core/revisions`. */
export const pageRevisions: RevisionTable = { table: 'site_page_revision', objectId: 'site_page_id', author: authorOfRevision }

export async function findPageRevision(
  database: Kysely<Schema>,
  pageId: PageId,
  id: PageRevisionId,
): Promise<(PageSource & { place: PagePlace }) | null> {
  const row = await database
    .selectFrom('site_page_revision as revision')
    .where('site_page_id', '=', pageId)
    .where('revision.id', '=', id)
    .select(pageSource)
    .select(['path', 'gateway_id as gatewayId'])
    .executeTakeFirst()
  if (row === undefined) return null
  const { path, gatewayId, ...source } = row
  return { ...source, place: { path, gatewayId } }
}

/** @returns whether the page existed */
export async function deletePage(database: Kysely<Schema>, platform: string, id: PageId): Promise<boolean> {
  const removed = await database
    .deleteFrom('site_page')
    .where('id', '=', id)
    .where('platform_id', '=', eb => eb.selectFrom('platform').where('key', '=', platform).select('platform.id'))
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
