/** Which files belong to what. The bytes are in the file store. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

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

/** In the order in which the source names them. */
export function listFilesOfVersion(database: Kysely<Schema>, versionId: number) {
  return database
    .selectFrom('version_file')
    .innerJoin('file', 'file.sha256', 'version_file.sha256')
    .where('version_id', '=', versionId)
    .orderBy('position')
    .select(['href', 'name', 'role', 'label', 'file.sha256', 'bytes', 'mime_type as mimeType', 'width', 'height'])
    .execute()
}

/** What a reader may take away of a version beside its text: its PDF, media and supplements, and no pictures. */
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

/** Those of the hashes that have a row: what the file store's sweep asks. */
export async function findKnownHashes(database: Kysely<Schema>, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await database.selectFrom('file').select('sha256').where('sha256', 'in', hashes).execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/**
 * Takes away the rows of files that nothing names any more, so that a sweep of the file store finds them unused.
 * @param grace milliseconds since a file was last stored for which its row is kept: another import may be about to name it
 * @returns how many
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
