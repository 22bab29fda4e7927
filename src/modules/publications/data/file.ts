/** Queries of the files of versions and assets. The file store has their bytes. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FilePublicity, FileReference, FileResource } from '../../../core/files/file-reference.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import { markedHref, typesetHref } from '../domain/content/version-pdf.ts'

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

/** A file is public where something published names it; `sample`: only sample publications do. */
export async function findFilePublicity(
  database: Kysely<Schema>,
  references: readonly FileReference[],
  sha256: string,
): Promise<FilePublicity> {
  const named = references.map(
    ({ table, column, publicity }) => sql`
      select ${publicity} as publicity from ${sql.table(table)} as named where named.${sql.ref(column)} = ${sha256}`,
  )
  const { rows } = await sql<{ publicity: FilePublicity | null }>`
    select publicity from (${sql.join(named, sql` union all `)}) as naming
    where publicity in ('published', 'sample') order by publicity limit 1`.execute(database)
  return rows[0]?.publicity ?? 'unpublished'
}

/** The resources that name the file and that it is restricted to, each once. None for a file that nothing names any more. */
export async function listFileResources(
  database: Kysely<Schema>,
  references: readonly FileReference[],
  sha256: string,
): Promise<FileResource[]> {
  const named = references.flatMap(({ table, column, resource }) =>
    resource === null
      ? []
      : [
          sql`
      select ${resource.kind} as kind, ${resource.id} as id from ${sql.table(table)} as named where named.${sql.ref(column)} = ${sha256}`,
        ],
  )
  const { rows } = await sql<FileResource>`
    select distinct kind, id from (${sql.join(named, sql` union all `)}) as naming where id is not null order by kind, id`.execute(database)
  return rows
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

/** Sorted as the source names them. */
export function listFilesOfVersion(database: Kysely<Schema>, versionId: VersionId) {
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
export function listDownloadsOfVersion(database: Kysely<Schema>, versionId: VersionId) {
  return database
    .selectFrom('version_file')
    .innerJoin('file', 'file.sha256', 'version_file.sha256')
    .where('version_id', '=', versionId)
    .where(eb => eb.or([eb('role', 'in', ['media', 'supplement']), eb('mime_type', '=', 'application/pdf')]))
    .orderBy('position')
    .select(['href', 'name', 'role', 'label', 'file.sha256', 'bytes', 'mime_type as mimeType'])
    .execute()
}

/** Removes a PDF that was made from the version's former document, so that another is made. */
export async function forgetTypesetPdf(trx: Transaction<Schema>, versionId: VersionId): Promise<void> {
  await trx
    .deleteFrom('version_file')
    .where('version_id', '=', versionId)
    .where('href', 'like', `${typesetHref('')}%`)
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
export async function deleteUnusedFiles(database: Kysely<Schema>, references: readonly FileReference[], grace = 0): Promise<number> {
  const unnamed = references.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} as named where named.${sql.ref(column)} = file.sha256)`,
  )
  const { rows } = await sql`
    delete from file where stored_at <= now() - make_interval(secs => ${grace / 1000}) and ${sql.join(unnamed, sql` and `)}
    returning sha256`.execute(database)
  return rows.length
}
