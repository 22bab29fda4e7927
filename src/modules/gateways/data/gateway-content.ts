/**
 * Stores which publications a gateway contains: imports add them, editors pick them in an order, or the gateway's rule finds them.
 * One publication may be there for all three reasons.
 */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { unknownGateway } from './gateway.ts'
import { noteGateways } from './note-gateways.ts'

/** @throws OperatorError for the first that the platform does not have */
export async function checkGateways(database: Kysely<Schema>, platformId: SiteId, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const found = await database
    .selectFrom('gateway')
    .select('url')
    .where('platform_id', '=', platformId)
    .where('parent_id', 'is', null)
    .where('url', 'in', urls)
    .execute()
  const missing = urls.find(each => !found.some(({ url }) => url === each))
  if (missing !== undefined) throw unknownGateway(missing)
}

/** Adds a publication to gateways of its platform; one that it already belongs to is no error. @throws OperatorError for an unknown gateway */
export async function addToGateways(database: Kysely<Schema>, contentItemId: ContentId, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const found = await database
    .selectFrom('gateway')
    .innerJoin('content_item', 'content_item.platform_id', 'gateway.platform_id')
    .select(['gateway.id', 'gateway.url'])
    .where('content_item.id', '=', contentItemId)
    .where('gateway.parent_id', 'is', null)
    .where('gateway.url', 'in', urls)
    .execute()
  const missing = urls.find(url => !found.some(gateway => gateway.url === url))
  if (missing !== undefined) throw unknownGateway(missing)
  await database
    .insertInto('gateway_content')
    .values(found.map(({ id }) => ({ gateway_id: id, content_item_id: contentItemId, by_import: true })))
    .onConflict(conflict =>
      conflict.columns(['gateway_id', 'content_item_id']).doUpdateSet({ by_import: true }).where('gateway_content.by_import', '=', false),
    )
    .execute()
}

/** Replaces the editors' picks, in the given order; a publication that is no longer picked stays only if an import or the rule added it. */
export async function storePickedItems(trx: Transaction<Schema>, gatewayId: GatewayId, itemIds: readonly ContentId[]): Promise<void> {
  await trx
    .deleteFrom('gateway_content')
    .where('gateway_id', '=', gatewayId)
    .where('position', 'is not', null)
    .where('by_import', '=', false)
    .where('by_rule', '=', false)
    .$if(itemIds.length > 0, query => query.where('content_item_id', 'not in', itemIds))
    .execute()
  await trx
    .updateTable('gateway_content')
    .set({ position: null })
    .where('gateway_id', '=', gatewayId)
    .where('position', 'is not', null)
    .where(eb => eb.or([eb('by_import', '=', true), eb('by_rule', '=', true)]))
    .execute()
  if (itemIds.length === 0) return
  await trx
    .insertInto('gateway_content')
    .values(itemIds.map((id, position) => ({ gateway_id: gatewayId, content_item_id: id, by_import: false, position })))
    .onConflict(conflict =>
      conflict.columns(['gateway_id', 'content_item_id']).doUpdateSet(eb => ({ position: eb.ref('excluded.position') })),
    )
    .execute()
}

/** Lists the gateways and filters of all platforms that have a rule; a gateway comes before its filters. */
export function listRules(database: Kysely<Schema>) {
  return database
    .selectFrom('gateway')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('rule', 'is not', null)
    .select(['gateway.id', 'platform.key as platform', 'gateway.rule', 'gateway.parent_id as parentId'])
    .orderBy(eb => eb('gateway.parent_id', 'is not', null))
    .orderBy('gateway.id')
    .$narrowType<{ rule: string }>()
    .execute()
}

/**
 * Updates the gateway to contain what its rule finds.
 * @param matching ids of the publications that the rule finds
 * @param among ids of the publications that were checked; null if all were
 * @returns whether anything was changed
 */
export async function storeRuleMatches(
  database: Kysely<Schema>,
  gatewayId: GatewayId,
  matching: readonly number[],
  among: readonly number[] | null,
): Promise<boolean> {
  const looked = among === null ? sql`true` : sql`content_item_id = any(${[...among]}::int[])`
  return await inTransaction(database, async trx => {
    // Unchanged rows are left alone, because each change of a row queues its publication for indexing.
    const added = await sql`
      insert into gateway_content as present (gateway_id, content_item_id, by_import, by_rule)
      select ${gatewayId}, item.id, false, true from content_item item where item.id = any(${[...matching]}::int[])
      on conflict (gateway_id, content_item_id) do update set by_rule = true where not present.by_rule`.execute(trx)
    const out = sql`gateway_id = ${gatewayId} and by_rule and ${looked} and content_item_id <> all(${[...matching]}::int[])`
    const retained = await sql`update gateway_content set by_rule = false where ${out} and (by_import or position is not null)`.execute(trx)
    const removed = await sql`delete from gateway_content where ${out}`.execute(trx)
    const changed = [added, retained, removed].some(({ numAffectedRows = 0n }) => numAffectedRows > 0n)
    if (changed) {
      const gateway = trx.selectFrom('gateway').where('id', '=', gatewayId).select(['id', 'platform_id as platformId'])
      await noteGateways(trx, await gateway.execute())
    }
    return changed
  })
}

const inTransaction = <Result>(database: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<Result>): Promise<Result> =>
  database.isTransaction ? work(database) : database.transaction().execute(work)

/** Removes what a rule found from a gateway that has no rule any more. */
export async function forgetRuleMatches(trx: Transaction<Schema>, gatewayId: GatewayId): Promise<void> {
  await sql`update gateway_content set by_rule = false where gateway_id = ${gatewayId} and by_rule and (by_import or position is not null)`.execute(
    trx,
  )
  await sql`delete from gateway_content where gateway_id = ${gatewayId} and by_rule`.execute(trx)
}

/**
 * Lists the editors' picks of a gateway and its filters in their order, including those that readers cannot see. `filter` is null for the
 * gateway itself.
 */
export async function listAllPicked(database: Kysely<Schema>, gatewayId: GatewayId): Promise<{ filter: string | null; itemId: number }[]> {
  return await database
    .selectFrom('gateway_content')
    .innerJoin('gateway', 'gateway.id', 'gateway_content.gateway_id')
    .where(eb => eb.or([eb('gateway.id', '=', gatewayId), eb('gateway.parent_id', '=', gatewayId)]))
    .where('gateway_content.position', 'is not', null)
    .select(eb => [
      eb.case().when('gateway.parent_id', 'is', null).then(null).else(eb.ref('gateway.url')).end().as('filter'),
      'content_item_id as itemId',
    ])
    .orderBy('gateway_content.position')
    .execute()
}

/** Lists the ids of all publications in a gateway, whatever added them. */
export async function listContentIds(database: Kysely<Schema>, gatewayId: GatewayId): Promise<number[]> {
  const rows = await database.selectFrom('gateway_content').where('gateway_id', '=', gatewayId).select('content_item_id as id').execute()
  return rows.map(({ id }) => id)
}

/** The search index reads these: the gateways and filters that each publication is in, by their ids. */
export async function listGatewayIds(database: Kysely<Schema>, contentItemIds: readonly ContentId[]): Promise<Map<number, GatewayId[]>> {
  if (contentItemIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('gateway_content')
    .where('content_item_id', 'in', contentItemIds)
    .groupBy('content_item_id')
    .select(['content_item_id as id', sql<GatewayId[]>`array_agg(gateway_id order by gateway_id)`.as('gatewayIds')])
    .execute()
  return new Map(rows.map(({ id, gatewayIds }) => [id, gatewayIds]))
}

/** Lists the editors' picks that readers can see, in their order. */
export async function listPickedIds(database: Kysely<Schema>, gatewayId: GatewayId): Promise<number[]> {
  const rows = await database
    .selectFrom('gateway_content')
    .innerJoin('content_item as item', 'item.id', 'gateway_content.content_item_id')
    .where('gateway_id', '=', gatewayId)
    .where('position', 'is not', null)
    .where('item.is_public', '=', true)
    .orderBy('position')
    .select('item.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Lists a gateway's newest publications.
 * @param contentTypes restricts the types; empty for all
 * @param skipped how many newer ones are left out
 */
export async function listLatestIds(
  database: Kysely<Schema>,
  gatewayId: GatewayId,
  { contentTypes, count, skipped = 0 }: { contentTypes: readonly ContentType[]; count: number; skipped?: number },
): Promise<ContentId[]> {
  const rows = await database
    .selectFrom('gateway_content')
    .innerJoin('content_item as item', 'item.id', 'gateway_content.content_item_id')
    .where('gateway_id', '=', gatewayId)
    .where('item.is_public', '=', true)
    .where(eb => eb.or([eb('item.content_type', '!=', 'ARTICLE'), eb('item.current_version_id', 'is not', null)]))
    .$if(contentTypes.length > 0, query => query.where('item.content_type', 'in', contentTypes))
    .orderBy('item.published', order => order.desc().nullsLast())
    .orderBy('item.id', 'desc')
    .limit(count)
    .offset(skipped)
    .select('item.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts the publications of each type that readers can see in a gateway. */
export async function countContentByType(database: Kysely<Schema>, gatewayId: GatewayId): Promise<Record<ContentType, number>> {
  const rows = await database
    .selectFrom('gateway_content')
    .innerJoin('content_item as item', 'item.id', 'gateway_content.content_item_id')
    .where('gateway_id', '=', gatewayId)
    .where('item.is_public', '=', true)
    .where(eb => eb.or([eb('item.content_type', '!=', 'ARTICLE'), eb('item.current_version_id', 'is not', null)]))
    .groupBy('item.content_type')
    .select(({ fn }) => ['item.content_type as type', fn.countAll<number>().as('count')])
    .execute()
  return { ARTICLE: 0, DOCUMENT: 0, POSTER: 0, SLIDE: 0, VIDEO: 0, ...Object.fromEntries(rows.map(({ type, count }) => [type, count])) }
}

/** Lists the newest publications of several gateways; a gateway without any is left out. */
export async function listLatestIdsOfEach(
  database: Kysely<Schema>,
  gatewayIds: readonly GatewayId[],
  { contentTypes, count }: { contentTypes: readonly ContentType[]; count: number },
): Promise<Map<number, ContentId[]>> {
  const { rows } = await sql<{ gatewayId: GatewayId; id: ContentId }>`
    select asked.id as "gatewayId", latest.id
    from unnest(${[...gatewayIds]}::int[]) as asked (id)
    cross join lateral (
      select item.id, item.published from gateway_content join content_item item on item.id = gateway_content.content_item_id
      where gateway_id = asked.id and item.is_public and (item.content_type <> 'ARTICLE' or item.current_version_id is not null)
        and item.content_type = any(${[...contentTypes]}::text[])
      order by item.published desc nulls last, item.id desc limit ${count}) as latest
    order by asked.id, latest.published desc nulls last, latest.id desc`.execute(database)
  return new Map([...Map.groupBy(rows, ({ gatewayId }) => gatewayId)].map(([gatewayId, each]) => [gatewayId, each.map(({ id }) => id)]))
}

/** Finds publications of a platform by DOI or key (`7-1374`); unknown ones are left out. */
export async function findItemsByReference(
  database: Kysely<Schema>,
  platform: string,
  references: readonly string[],
): Promise<Map<string, ContentId>> {
  if (references.length === 0) return new Map()
  const keys = references.filter(each => /^\d+-\d+$/.test(each))
  const dois = references.filter(each => !keys.includes(each)).map(each => each.toLowerCase())
  const { rows } = await sql<{ id: ContentId; reference: string }>`
    select item.id, coalesce(lower(known.value), item.volume || '-' || item.publication_id) as reference
    from content_item item join platform on platform.id = item.platform_id
    left join lateral (
      select item.doi as value where lower(item.doi) = any(${dois})
      union all
      select version.doi from article join version on version.article_id = article.id
      where article.content_item_id = item.id and lower(version.doi) = any(${dois})) as known on true
    where platform.key = ${platform} and (known.value is not null or item.volume || '-' || item.publication_id = any(${keys}))`.execute(
    database,
  )
  const found = new Map(rows.map(({ id, reference }) => [reference, id]))
  return new Map(
    references.flatMap(each => {
      const id = found.get(each.toLowerCase())
      return id === undefined ? [] : [[each, id] as const]
    }),
  )
}

/** Counts what the statistics block of a gateway shows. */
export async function countFacts(database: Kysely<Schema>, gatewayId: GatewayId) {
  const { rows } = await sql<Record<'items' | 'articles' | 'posters' | 'slides' | 'documents' | 'videos' | 'reports' | 'views', number>>`
    with item as (
      select content_item.id, content_type from gateway_content join content_item on content_item.id = gateway_content.content_item_id
      where gateway_id = ${gatewayId} and is_public and (content_type <> 'ARTICLE' or current_version_id is not null))
    select count(*)::int as items,
      count(*) filter (where content_type = 'ARTICLE')::int as articles,
      count(*) filter (where content_type = 'POSTER')::int as posters,
      count(*) filter (where content_type = 'SLIDE')::int as slides,
      count(*) filter (where content_type = 'DOCUMENT')::int as documents,
      count(*) filter (where content_type = 'VIDEO')::int as videos,
      (select count(*)::int from report join version on version.id = report.version_id join article on article.id = version.article_id
        where article.content_item_id in (select id from item)) as reports,
      (select coalesce(sum(uses), 0)::float8 from usage_count where kind = 'view' and content_item_id in (select id from item)) as views
    from item`.execute(database)
  return rows[0] ?? { items: 0, articles: 0, posters: 0, slides: 0, documents: 0, videos: 0, reports: 0, views: 0 }
}

/** Lists the subjects of a gateway's publications, the most common first. @param slugs restricts and orders them; empty for all */
export async function listSubjectsOfGateway(database: Kysely<Schema>, gatewayId: GatewayId, slugs: readonly string[]) {
  const { rows } = await sql<{ slug: string; name: string; itemCount: number }>`
    select term.slug, term.term_name as name, count(distinct item.id)::int as "itemCount"
    from ontology_term term
    left join content_subject on content_subject.ontology_term_id = term.id
    left join gateway_content on gateway_content.content_item_id = content_subject.content_item_id and gateway_id = ${gatewayId}
    left join content_item item on item.id = gateway_content.content_item_id and item.is_public
    ${slugs.length > 0 ? sql`where term.slug = any(${[...slugs]})` : sql``}
    group by term.id, term.slug, term.term_name
    ${slugs.length > 0 ? sql`order by array_position(${[...slugs]}::text[], term.slug)` : sql`having count(item.id) > 0 order by count(distinct item.id) desc, term.term_name limit 12`}`.execute(
    database,
  )
  return rows
}
