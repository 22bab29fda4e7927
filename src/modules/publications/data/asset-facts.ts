/** Posters, slide decks, documents and videos with the data that the API returns, except their files. */

import { type Kysely, sql } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, CommentId } from '../../../core/ids/shared-ids.ts'
import type { Scope } from '../domain/content/scope.ts'
import { isAssetInScope } from './access-columns.ts'
import { askReadable, idsIf, type Readable } from './readable.ts'

export type AssetFacts = Awaited<ReturnType<typeof findAssetFacts>>[number]

/** Sorted like the ids; ids outside the scope, ids of other sites and unknown ids are left out. */
export async function findAssetFacts(database: Kysely<Schema>, platform: string, ids: readonly AssetId[], scope: Scope) {
  if (ids.length === 0) return []
  const assets = await askReadable(database, partTables, readable => askAssetFacts(database, { platform, ids, scope }, readable))
  return inOrderOf(ids, assets, ({ assetId }) => assetId)
}

const partTables = { COMMENTS: ['comment'] } as const

interface RequestedAssets {
  platform: string
  ids: readonly AssetId[]
  scope: Scope
}

function askAssetFacts(database: Kysely<Schema>, { platform, ids, scope }: RequestedAssets, readable: Readable) {
  return database
    .selectFrom('asset')
    .innerJoin('content_item as item', 'item.id', 'asset.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('asset.id', 'in', ids)
    .where(isAssetInScope(scope))
    .select(['asset.id as assetId', 'item.id as contentId', 'asset.asset_type as assetType'])
    .select(eb =>
      idsIf(
        readable('COMMENTS'),
        sql<CommentId[]>`array(${eb
          .selectFrom('comment')
          .select('comment.id')
          .whereRef('comment.content_item_id', '=', 'item.id')
          .where('comment.state', '=', 'published')
          .orderBy('comment.id')})`,
      ).as('commentIds'),
    )
    .execute()
}
