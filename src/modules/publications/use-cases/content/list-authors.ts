import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { findAssetFacts } from '../../data/asset-facts.ts'
import { type ListedAuthor, listAuthors } from '../../data/author.ts'
import { readPart } from '../../data/readable.ts'
import { findVersionFacts } from '../../data/version-facts.ts'
import type { Scope } from '../../domain/content/scope.ts'

/** Sorted in the source's order; null where the site has no such version in the scope. */
export async function listAuthorsOfVersion(
  kysely: Kysely<Schema>,
  platform: string,
  versionId: VersionId,
  scope: Scope,
): Promise<ListedAuthor[] | null> {
  const [version] = await findVersionFacts(kysely, platform, [versionId], scope)
  return version ? await readPart('AUTHORS', () => listAuthors(kysely, 'version_id', versionId), []) : null
}

/** Sorted in the source's order; null where the site has no such asset in the scope. */
export async function listAuthorsOfAsset(
  kysely: Kysely<Schema>,
  platform: string,
  assetId: AssetId,
  scope: Scope,
): Promise<ListedAuthor[] | null> {
  const [asset] = await findAssetFacts(kysely, platform, [assetId], scope)
  return asset ? await readPart('AUTHORS', () => listAuthors(kysely, 'asset_id', assetId), []) : null
}
