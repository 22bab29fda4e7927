import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'

/** The site's publications by the lower-case DOIs of themselves and of their versions. */
export async function findItemsByDoi(db: Kysely<Schema>, platform: string, dois: readonly string[]): Promise<Map<string, ContentId>> {
  if (dois.length === 0) return new Map()
  const wanted = [...new Set(dois.map(doi => doi.toLowerCase()))]
  const items = db
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
  const own = items.where(({ fn }) => fn('lower', ['item.doi']), 'in', wanted).select(['item.id', 'item.doi'])
  const ofVersions = items
    .innerJoin('article', 'article.content_item_id', 'item.id')
    .innerJoin('version', 'version.article_id', 'article.id')
    .where(({ fn }) => fn('lower', ['version.doi']), 'in', wanted)
    .select(['item.id', 'version.doi'])
  const rows = await own.union(ofVersions).execute()
  return new Map(rows.flatMap(({ id, doi }) => (doi === null ? [] : [[doi.toLowerCase(), id] as const])))
}
