import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AssetId } from '../../../../core/ids/shared-ids.ts'
import { type AssetFacts, findAssetFacts } from '../../data/asset-facts.ts'
import { readPart } from '../../data/readable.ts'
import { listRelatedItems } from '../../data/related-content.ts'
import type { Scope } from '../../domain/content/scope.ts'

export type AssetInfo = AssetFacts & { relatedArticleIds: number[] }

/** Sorted like the ids; ids outside the scope, ids of other sites and unknown ids are left out. */
export async function findAssets(kysely: Kysely<Schema>, platform: string, ids: readonly AssetId[], scope: Scope): Promise<AssetInfo[]> {
  const assets = await findAssetFacts(kysely, platform, ids, scope)
  const contentIds = assets.map(({ contentId }) => contentId)
  const related = await readPart('RELATED', () => listRelatedItems(kysely, contentIds), [])
  const relatedTo = Map.groupBy(related, ({ contentId }) => contentId)
  return assets.map(asset => ({
    ...asset,
    relatedArticleIds: (relatedTo.get(asset.contentId) ?? []).flatMap(({ relatedArticleId }) => relatedArticleId ?? []),
  }))
}
