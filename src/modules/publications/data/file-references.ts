/** The columns of publications that name files, and who may read the files of an unpublished version or asset. */

import { type Kysely, sql } from 'kysely'
import { may } from '../../../core/access/access.ts'
import { findResourceFacts, type SingleResource } from '../../../core/access/one-resource.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileGuard, FilePublicity, FileReader, FileReference } from '../../../core/files/file-reference.ts'
import { isId } from '../../../core/ids/id.ts'
import type { AssetId, VersionId } from '../../../core/ids/shared-ids.ts'
import { assetResource, versionResource } from './access-columns.ts'

const publicityOf = (isPublished: ReturnType<typeof sql<boolean>>) =>
  sql<FilePublicity>`case when not (${isPublished}) then 'unpublished' when item.sample_content then 'sample' else 'published' end`

const ofVersion = (versionId: string) => ({
  publicity: sql<FilePublicity>`(
    select ${publicityOf(sql`version.pre_completion_status is null and item.is_public`)} from version
    join article on article.id = version.article_id
    join content_item item on item.id = article.content_item_id
    where version.id = ${sql.ref(versionId)})`,
  resource: { kind: sql<string>`'version'`, id: sql<number>`${sql.ref(versionId)}` },
})

export const publicationFileReferences: readonly FileReference[] = [
  { table: 'version_file', column: 'sha256', ...ofVersion('named.version_id') },
  { table: 'version', column: 'source_sha256', ...ofVersion('named.id') },
  { table: 'version', column: 'thumbnail_sha256', ...ofVersion('named.id') },
  {
    table: 'asset_file',
    column: 'sha256',
    publicity: sql<FilePublicity>`(
      select ${publicityOf(sql`item.is_public`)} from asset
      join content_item item on item.id = asset.content_item_id
      where asset.id = named.asset_id)`,
    resource: { kind: sql<string>`'asset'`, id: sql<number>`named.asset_id` },
  },
  {
    table: 'content_item',
    column: 'thumbnail_sha256',
    publicity: sql<FilePublicity>`(
      select ${publicityOf(sql`item.is_public
        and (item.content_type <> 'ARTICLE' or (version.id is not null and version.pre_completion_status is null))`)}
      from content_item item
      left join version on version.id = item.current_version_id
      where item.id = named.id)`,
    resource: {
      kind: sql<string>`case when named.current_version_id is null then 'asset' else 'version' end`,
      id: sql<number | null>`coalesce(named.current_version_id, (select asset.id from asset where asset.content_item_id = named.id))`,
    },
  },
  // Subjects are everybody's.
  { table: 'ontology_term', column: 'hero_sha256', publicity: sql<FilePublicity>`'published'`, resource: null },
]

/** A file is restricted to a resource of any site: roles of the account count on all of them, memberships on that of the request. */
async function seesWork(database: Kysely<Schema>, resource: SingleResource, { user, site }: FileReader): Promise<boolean> {
  const facts = await findResourceFacts(database, resource, { user, action: 'see unpublished work', site })
  if (facts === null) return false
  // The other site may need a second factor that this one does not.
  const roles = facts.site === site.key ? user.roles : user.installationRoles
  return may({ ...user, roles }, 'see unpublished work', { ...facts, site: { ...site, key: facts.site } })
}

export const publicationFileGuards: Readonly<Record<'version' | 'asset', FileGuard<Kysely<Schema>>>> = {
  version: async (database, id, reader) => isId<VersionId>(id) && (await seesWork(database, versionResource(id), reader)),
  asset: async (database, id, reader) => isId<AssetId>(id) && (await seesWork(database, assetResource(id), reader)),
}
