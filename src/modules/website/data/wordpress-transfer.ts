/** Exports and restores the WordPress objects that rows came from, together with these rows. */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import type { TransferredOrigin } from '../domain/site-pages/transferred-site-content.ts'
import { columnOf } from './wordpress-item.ts'

/**
 * Selects a row's origins as a column of a query.
 * @param column of `wordpress_item` that refers to the row
 * @param owner the reference of the row's id in the query
 */
export const originsOf = (column: (typeof columnOf)[keyof typeof columnOf], owner: string) => sql<TransferredOrigin[]>`coalesce((
  select json_agg(json_build_object('site', site, 'kind', kind, 'wordpressId', wordpress_id, 'hash', content_hash, 'revision',
    case when item.revision_id is not null then
      (select count(*) from site_page_revision as older where older.site_page_id = item.site_page_id and older.id < item.revision_id) +
      (select count(*) from blog_post_revision as older where older.blog_post_id = item.blog_post_id and older.id < item.revision_id)
    end) order by site, kind, wordpress_id)
  from wordpress_item as item where ${sql.ref(`item.${column}`)} = ${sql.ref(owner)}), '[]')`

/** Origins that exist here already stay. @param revisionIds of the row's revisions here, the oldest first */
export async function restoreOrigins(
  trx: Transaction<Schema>,
  platformId: SiteId,
  localId: number,
  origins: readonly TransferredOrigin[],
  revisionIds: readonly number[] = [],
): Promise<void> {
  for (const { site, kind, wordpressId, hash, revision } of origins)
    await trx
      .insertInto('wordpress_item')
      .values({
        ...{ platform_id: platformId, site, kind, wordpress_id: wordpressId, content_hash: hash, [columnOf[kind]]: localId },
        revision_id: revision === null ? null : (revisionIds[revision] ?? null),
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}
