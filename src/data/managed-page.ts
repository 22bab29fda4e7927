/** Pages of the site as their editors see them: every state, whether readers see it or not. */
import { type Kysely, sql } from 'kysely'
import type { OwnGatewayType } from '../domain/gateways/gateway.ts'
import type { RevisionsInUse } from '../domain/site-pages/page-state.ts'
import type { PageSource } from '../domain/site-pages/site-page.ts'
import type { Schema } from './schema.ts'
import { pageSource } from './site-page.ts'

export interface ManagedPageRow extends RevisionsInUse {
  id: number
  path: string
  /** Of the newest revision, as the rest. */
  title: string
  isRedirect: boolean
  changedAt: Date
  changedBy: string | null
  gateway: { id: number; url: string; name: string; type: OwnGatewayType; community: boolean; special: boolean } | null
}

/** Of who wrote a revision. */
export const nameOf = sql<string | null>`nullif(concat_ws(' ', account.first_name, account.last_name), '')`

/** Each with its newest revision. */
const managed = (database: Kysely<Schema>, platform: string) =>
  database
    .selectFrom('site_page as page')
    .innerJoin('platform', 'platform.id', 'page.platform_id')
    .innerJoin('site_page_revision as revision', join =>
      join.on('revision.id', '=', eb =>
        eb.selectFrom('site_page_revision').whereRef('site_page_id', '=', 'page.id').select(eb.fn.max('id').as('id')),
      ),
    )
    .leftJoin('account', 'account.id', 'revision.account_id')
    .leftJoin('gateway', 'gateway.id', 'page.gateway_id')
    .where('platform.key', '=', platform)
    .select(['page.id', 'page.path', 'title', 'revision.created_at as changedAt', nameOf.as('changedBy')])
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

/** By path. */
export async function listManagedPages(database: Kysely<Schema>, platform: string): Promise<ManagedPageRow[]> {
  return (await managed(database, platform).orderBy('page.path').execute()).map(toPage)
}

export interface EditedPageRow extends ManagedPageRow, PageSource {
  description: string | null
}

/** With what its newest revision says. */
export async function findManagedPage(
  database: Kysely<Schema>,
  platform: string,
  by: { id: number } | { path: string },
): Promise<EditedPageRow | null> {
  const query = managed(database, platform).select(pageSource)
  const row = await ('id' in by ? query.where('page.id', '=', by.id) : query.where('page.path', '=', by.path)).executeTakeFirst()
  return row === undefined ? null : toPage(row)
}

export interface ListedRevision {
  id: number
  title: string
  at: Date
  /** Null where it came from a file or a command, or its writer has left. */
  by: string | null
}

/** The newest first. */
export async function listPageRevisions(database: Kysely<Schema>, pageId: number): Promise<ListedRevision[]> {
  return await database
    .selectFrom('site_page_revision as revision')
    .leftJoin('account', 'account.id', 'revision.account_id')
    .where('site_page_id', '=', pageId)
    .select(['revision.id', 'title', 'revision.created_at as at', nameOf.as('by')])
    .orderBy('revision.id', 'desc')
    .execute()
}

export async function findPageRevision(database: Kysely<Schema>, pageId: number, id: number): Promise<PageSource | null> {
  const row = await database
    .selectFrom('site_page_revision as revision')
    .where('site_page_id', '=', pageId)
    .where('revision.id', '=', id)
    .select(pageSource)
    .executeTakeFirst()
  return row ?? null
}

/** @returns whether there was such a page */
export async function deletePage(database: Kysely<Schema>, platform: string, id: number): Promise<boolean> {
  const gone = await database
    .deleteFrom('site_page')
    .where('id', '=', id)
    .where('platform_id', '=', eb => eb.selectFrom('platform').where('key', '=', platform).select('id'))
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
