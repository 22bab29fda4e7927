/** Queries of the files of versions and assets. The file store has their bytes. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { markedHref } from '../domain/content/version-pdf.ts'

export interface FileFacts {
  sha256: string
  bytes: number
  mimeType: string
  width: number | null
  height: number | null
}

export async function findFile(database: Kysely<Schema>, sha256: string): Promise<FileFacts | null> {
  const found = await database
    .selectFrom('file')
    .select(['sha256', 'bytes', 'mime_type as mimeType', 'width', 'height'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Whether anything public uses the file: a published version or asset, a card, a gateway, a subject, or the media library, which is public
 * as a whole. `sample`: only sample publications use it.
 */
export async function findFilePublicity(database: Kysely<Schema>, sha256: string): Promise<'unpublished' | 'published' | 'sample'> {
  const { rows } = await sql<{ isPublished: boolean; isSample: boolean }>`
    with naming as (
      select item.sample_content as is_sample from version
        join article on article.id = version.article_id
        join content_item item on item.id = article.content_item_id
        where version.id in (
            select version_id from version_file where version_file.sha256 = ${sha256}
            union all select id from version where source_sha256 = ${sha256} or thumbnail_sha256 = ${sha256})
          and version.pre_completion_status is null and item.is_public
      union all
      select item.sample_content from asset_file
        join asset on asset.id = asset_file.asset_id
        join content_item item on item.id = asset.content_item_id
        where asset_file.sha256 = ${sha256} and item.is_public
      union all
      select item.sample_content from content_item item
        left join version on version.id = item.current_version_id
        where item.thumbnail_sha256 = ${sha256} and item.is_public
          and (item.content_type <> 'ARTICLE' or (version.id is not null and version.pre_completion_status is null))
      union all select false where exists (select from gateway_file where sha256 = ${sha256})
      union all select false where exists (select from site_media where sha256 = ${sha256})
      union all select false where exists (select from site_media_size where sha256 = ${sha256})
      union all select false where exists (select from ontology_term where hero_sha256 = ${sha256}))
    select count(*) > 0 as "isPublished", coalesce(bool_and(is_sample), false) as "isSample" from naming`.execute(database)
  const { isPublished = false, isSample = false } = rows[0] ?? {}
  if (!isPublished) return 'unpublished'
  return isSample ? 'sample' : 'published'
}

/** The PDF marked with its publication's notice that replaces this PDF; null where any version or asset uses the file without a notice. */
export async function findMarkedForm(database: Kysely<Schema>, sha256: string): Promise<{ sha256: string; name: string } | null> {
  const { rows } = await sql<{ sha256: string | null; name: string | null }>`
    select marked.sha256, marked.name
    from version_file as own
    left join version_file as marked on marked.version_id = own.version_id and starts_with(marked.href, ${markedHref('')})
    where own.sha256 = ${sha256}
    union all
    select null, null from asset_file where asset_file.sha256 = ${sha256}`.execute(database)
  const [first] = rows
  if (first === undefined || first.sha256 === null || first.name === null || first.sha256 === sha256) return null
  return rows.every(row => row.sha256 !== null) ? { sha256: first.sha256, name: first.name } : null
}

/** Whether any version or asset uses the file, published or not. A file that nothing uses any more belongs to nobody. */
export async function isFileOfUnpublished(database: Kysely<Schema>, sha256: string): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select
      exists (select from version_file where sha256 = ${sha256}) or
      exists (select from version where source_sha256 = ${sha256} or thumbnail_sha256 = ${sha256}) or
      exists (select from asset_file where sha256 = ${sha256}) or
      exists (select from content_item where thumbnail_sha256 = ${sha256}) as "isNamed"`.execute(database)
  return rows[0]?.isNamed ?? false
}

/** Sorted as the source names them. */
export function listFilesOfVersion(database: Kysely<Schema>, versionId: number) {
  return database
    .selectFrom('version_file')
    .innerJoin('file', 'file.sha256', 'version_file.sha256')
    .where('version_id', '=', versionId)
    .orderBy('position')
    .select(['href', 'name', 'role', 'label', 'file.sha256', 'bytes', 'mime_type as mimeType', 'width', 'height'])
    .execute()
}

/** Images that were fetched from elsewhere for versions of a source, with their smaller forms; each once. */
export function listRemoteFilesOfSource(database: Kysely<Schema>, sourceSha256: string) {
  return database
    .selectFrom('version_file')
    .innerJoin('version', 'version.id', 'version_file.version_id')
    .innerJoin('file', 'file.sha256', 'version_file.sha256')
    .where('version.source_sha256', '=', sourceSha256)
    .where(sql<boolean>`version_file.href ~ '^(#[0-9]+w )?https?://'`)
    .distinctOn('version_file.href')
    .orderBy('version_file.href')
    .orderBy('version_file.version_id')
    .select(['version_file.href', 'name', 'role', 'label', 'file.sha256', 'bytes', 'mime_type as mimeType', 'width', 'height'])
    .execute()
}

/** The files of a version that readers can download beside its text: PDFs, media and supplements, but no images. */
export function listDownloadsOfVersion(database: Kysely<Schema>, versionId: number) {
  return database
    .selectFrom('version_file')
    .innerJoin('file', 'file.sha256', 'version_file.sha256')
    .where('version_id', '=', versionId)
    .where(eb => eb.or([eb('role', 'in', ['media', 'supplement']), eb('mime_type', '=', 'application/pdf')]))
    .orderBy('position')
    .select(['href', 'name', 'role', 'label', 'file.sha256', 'bytes', 'mime_type as mimeType'])
    .execute()
}

/** The hashes that have a row, so that the file store can delete the others. */
export async function findKnownHashes(database: Kysely<Schema>, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await database.selectFrom('file').select('sha256').where('sha256', 'in', hashes).execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/**
 * Deletes the rows of files that nothing uses any more, so that the file store can delete their bytes.
 * @param grace milliseconds since a file was last stored during which its row stays: another import may be about to use it
 * @returns the number of rows
 */
export async function deleteUnusedFiles(database: Kysely<Schema>, grace = 0): Promise<number> {
  const { rows } = await sql`
    delete from file where
      stored_at <= now() - make_interval(secs => ${grace / 1000}) and
      not exists (select from version_file where version_file.sha256 = file.sha256) and
      not exists (select from asset_file where asset_file.sha256 = file.sha256) and
      not exists (select from version where version.source_sha256 = file.sha256 or version.thumbnail_sha256 = file.sha256) and
      not exists (select from content_item where content_item.thumbnail_sha256 = file.sha256) and
      not exists (select from gateway_file where gateway_file.sha256 = file.sha256) and
      not exists (select from site_media where site_media.sha256 = file.sha256) and
      not exists (select from site_media_size where site_media_size.sha256 = file.sha256) and
      not exists (select from ontology_term where ontology_term.hero_sha256 = file.sha256)
    returning sha256`.execute(database)
  return rows.length
}
