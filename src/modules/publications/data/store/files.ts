import type { Kysely, Transaction } from 'kysely'
import { batchesOf } from '../../../../core/database/batches.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleFile, StoredFile } from '../stored-article.ts'

/**
 * Inserts rows for files in the file store. A file that was measured after it was first stored gets its size, which one that comes
 * again without being measured does not take away. Its time is always updated, so that its row is not deleted as unused just before something
 * refers to it.
 */
export async function storeFileRows(trx: Kysely<Schema>, files: Iterable<StoredFile>): Promise<void> {
  const once = new Map(Array.from(files, file => [file.sha256, file]))
  // All transactions insert in the same order, so that two with the same files do not deadlock.
  const rows = [...once.values()]
    .sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1))
    .map(({ sha256, bytes, mimeType, width, height }) => ({ sha256, bytes, mime_type: mimeType, width, height }))
  for (const batch of batchesOf(rows)) {
    await trx
      .insertInto('file')
      .values(batch)
      .onConflict(conflict =>
        conflict.column('sha256').doUpdateSet(({ ref, fn }) => ({
          mime_type: ref('excluded.mime_type'),
          width: fn.coalesce('excluded.width', 'file.width'),
          height: fn.coalesce('excluded.height', 'file.height'),
          stored_at: ref('excluded.stored_at'),
        })),
      )
      .execute()
  }
}

export const versionFileRows = (versionId: VersionId, files: ReadonlyMap<string, ArticleFile>) =>
  Array.from(files, ([href, { sha256, name, role, label }], position) => ({
    version_id: versionId,
    href,
    sha256,
    name,
    role,
    label,
    position,
  }))

export async function storeVersionFiles(
  trx: Transaction<Schema>,
  versionId: VersionId,
  files: ReadonlyMap<string, ArticleFile>,
): Promise<void> {
  for (const batch of batchesOf(versionFileRows(versionId, files))) await trx.insertInto('version_file').values(batch).execute()
}
