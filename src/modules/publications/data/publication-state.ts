/** Publishes and withdraws versions, and items without versions. */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleId } from '../domain/ids.ts'
import { noteAsset, noteChangedVersions } from './note-changes.ts'
import { linkRelations, relationsOf, storeRelations } from './store/related-content.ts'
import { storeSubjects } from './store/subjects.ts'

interface ChangedVersion {
  articleId: ArticleId
  contentItemId: ContentId
}

/**
 * @param status its state while unpublished; null publishes it
 * @returns null where there is no such version
 */
export async function setVersionState(
  trx: Transaction<Schema>,
  versionId: VersionId,
  status: string | null,
): Promise<ChangedVersion | null> {
  const version = await trx
    .updateTable('version')
    .set({ pre_completion_status: status })
    .where('id', '=', versionId)
    .returning('article_id as articleId')
    .executeTakeFirst()
  if (version === undefined) return null
  const { contentItemId } = await trx
    .selectFrom('article')
    .where('id', '=', version.articleId)
    .select('content_item_id as contentItemId')
    .forUpdate()
    .executeTakeFirstOrThrow()
  await describeByNewest(trx, contentItemId, version.articleId)
  await noteChangedVersions(trx, [versionId])
  return { articleId: version.articleId, contentItemId }
}

/** An article is public while one of its versions is published; lists show the data of the newest published version. */
async function describeByNewest(trx: Transaction<Schema>, contentItemId: ContentId, articleId: ArticleId): Promise<void> {
  const newest = await trx
    .selectFrom('version')
    .where('article_id', '=', articleId)
    .orderBy(sql`pre_completion_status is null`, 'desc')
    .orderBy('version_number', 'desc')
    .select(['id', 'metadata', 'pre_completion_status as status'])
    .executeTakeFirstOrThrow()
  await sql`
    update content_item set doi = version.doi, title = version.title, title_html = version.title_html, abstract = version.abstract_text,
      published = version.published, published_precision = version.published_precision, current_version_id = version.id,
      thumbnail_sha256 = version.thumbnail_sha256, sample_content = version.sample_content, updated_at = now(),
      is_public = ${newest.status === null}
    from version
    where version.id = ${newest.id} and content_item.id = ${contentItemId}`.execute(trx)
  await storeRelations(trx, contentItemId, relationsOf(newest.metadata))
  const { platformId } = await trx
    .selectFrom('content_item')
    .where('id', '=', contentItemId)
    .select('platform_id as platformId')
    .executeTakeFirstOrThrow()
  // The source does not contain the targets of relations; others' relations to this item stay as they are.
  await linkRelations(trx, platformId, [{ contentItemId, dois: [] }])
  await storeSubjects(
    trx,
    contentItemId,
    newest.metadata.subjects.map(({ path }) => path),
    'create',
  )
}

/** @returns false where there is no such asset */
export async function setAssetState(trx: Transaction<Schema>, assetId: AssetId, isPublic: boolean): Promise<boolean> {
  const asset = await trx.selectFrom('asset').where('id', '=', assetId).select('content_item_id as contentItemId').executeTakeFirst()
  if (asset === undefined) return false
  const { contentItemId } = asset
  await trx.updateTable('content_item').set({ is_public: isPublic, updated_at: new Date() }).where('id', '=', contentItemId).execute()
  await noteAsset(trx, assetId, 'updated', true)
  return true
}
