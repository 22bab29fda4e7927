/** Filters, sorts and paginates the lists of pages and posts for editors, in the database. */

import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type AccessRequest, visibleTo } from '../../../core/access/visible-to.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AnyId } from '../../../core/ids/id.ts'
import type { PageId, PostId } from '../../../core/ids/shared-ids.ts'
import { entriesPerPage, type ListOrder, type ListRequest } from '../domain/site-pages/list-request.ts'
import { pageColumns } from './access-columns.ts'

export interface FoundIds<SomeId> {
  /** The ids of one page, in the requested order. */
  ids: SomeId[]
  /** The number of results on all pages. */
  total: number
  /** The number of entries without any filter. */
  all: number
}

/** A page that comes with the project and has no row in the database. */
export interface StaticEntry {
  id: PageId
  path: string
  title: string
}

/**
 * The pages that the request may be answered with.
 * @param staticPages those that come with the project, which a row at the same path replaces
 * @param facts values of `{{name}}` in titles
 */
export async function findPageIds(
  database: Kysely<Schema>,
  access: AccessRequest,
  requested: ListRequest,
  { staticPages, facts }: { staticPages: readonly StaticEntry[]; facts: Readonly<Record<string, string>> },
): Promise<FoundIds<PageId>> {
  const title = Object.entries(facts).reduce(
    (text, [name, value]) => sql`replace(${text}, ${`{{${name}}}`}, ${value})`,
    sql`revision.title` as RawBuilder<unknown>,
  )
  const rows = sql`
    select page.id, ${title} as title, newest.id as changed,
      case when page.publish_at <= now() then due.path else page.path end as path,
      case when page.publish_at > now() then 'scheduled' when page.publish_at <= now() or page.current_revision_id is not null then 'published' else 'draft' end as state
    from site_page as page
    join platform on platform.id = page.platform_id and platform.key = ${access.site.key}
    join lateral (select max(id) as id from site_page_revision where site_page_id = page.id) as newest on true
    join site_page_revision as revision on revision.id = newest.id
    left join site_page_revision as due on due.id = page.scheduled_revision_id
    where ${visibleTo(access, pageColumns)}`
  const entries = sql`
    with own as (${rows})
    select id, title, changed, path, state, path as address from own
    union all
    select id, title, 0, path, 'published', path
    from jsonb_to_recordset(${JSON.stringify(staticPages)}::jsonb) as standing(id integer, title text, path text)
    where path not in (select path from own)`
  return await findIds(database, entries, requested)
}

export async function findPostIds(database: Kysely<Schema>, platform: string, requested: ListRequest): Promise<FoundIds<PostId>> {
  const entries = sql`
    select post.id, revision.title, newest.id as changed, post.section || '/' || post.slug as path, post.slug as address,
      case when post.publish_at > now() or (post.publish_at <= now() and post.change_at > now()) then 'scheduled'
        when post.publish_at <= now() then 'published' else 'draft' end as state
    from blog_post_now as post
    join platform on platform.id = post.platform_id and platform.key = ${platform}
    join lateral (select max(id) as id from blog_post_revision where blog_post_id = post.id) as newest on true
    join blog_post_revision as revision on revision.id = newest.id`
  return await findIds(database, entries, requested)
}

const orders: Readonly<Record<ListOrder, RawBuilder<unknown>>> = {
  path: sql`path collate "C", id`,
  title: sql`lower(title), id`,
  changed: sql`changed desc, path collate "C"`,
}

async function findIds<SomeId extends AnyId>(
  database: Kysely<Schema>,
  entries: RawBuilder<unknown>,
  { state, search, order, page }: ListRequest,
): Promise<FoundIds<SomeId>> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isRequested = sql`(${state} = 'all' or state = ${state}) and (address ilike ${pattern} or title ilike ${pattern})`
  const { rows } = await sql<{ ids: SomeId[] | null; total: number; all: number }>`
    with entry as materialized (${entries})
    select (select array_agg(found.id order by found.place) from (
        select id, row_number() over (order by ${orders[order]}) as place from entry where ${isRequested}
        order by place limit ${entriesPerPage} offset ${(page - 1) * entriesPerPage}) as found) as ids,
      (select count(*)::integer from entry where ${isRequested}) as total,
      (select count(*)::integer from entry) as all`.execute(database)
  const [found] = rows
  return { ids: found?.ids ?? [], total: found?.total ?? 0, all: found?.all ?? 0 }
}
