import { type Kysely, sql } from 'kysely'

/** Moves the log of imports into the change log. Rows of versions that were deleted since name only the publication. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
insert into change_log (kind, platform_id, subject, tags, visibility, at, payload, cluster)
select case when asset.id is null then 'publications.version-' else 'publications.asset-' end || log.outcome, item.platform_id,
  coalesce('version:' || log.version_id, 'asset:' || asset.id), array['publication:' || item.id],
  case when item.is_public then 'public' else 'staff' end, log.at, jsonb_build_object('name', log.source_name, 'hash', log.source_hash),
  (select current_cluster())
from import_log log
join content_item item on item.id = log.content_item_id
left join asset on asset.content_item_id = item.id
order by log.id;
drop table import_log;
`.execute(database)
}
