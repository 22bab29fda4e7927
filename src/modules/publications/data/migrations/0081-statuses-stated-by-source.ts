import { type Kysely, sql } from 'kysely'

/** On a site that shows only what sources say, a type that is never reviewed has no status. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
update version set editorial_status = null
from article
join content_item as item on item.id = article.content_item_id
join platform on platform.id = item.platform_id
where article.id = version.article_id and version.editorial_status = 'PUBLISHED' and not version.editorial_status_set
  and version.imported and platform.peer_review ->> 'process' = 'stated-by-source'
  and not coalesce((platform.peer_review ->> 'isPreprintServer')::boolean, false)`.execute(database)
}
