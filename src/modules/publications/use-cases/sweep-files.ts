import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { day, type FileStore } from '../../../core/files/file-store.ts'
import { deleteUnusedFiles, findKnownHashes } from '../data/file.ts'

interface Setting {
  kysely: Kysely<Schema>
  files: FileStore
}

/**
 * Deletes files that nothing refers to: of items that were deleted or replaced, and of imports that failed or were killed.
 * @param grace milliseconds for which a new file is kept: a running import may be about to refer to it
 * @returns the number of files deleted from the disk
 */
export async function sweepFiles({ kysely, files }: Setting, grace = day): Promise<number> {
  await deleteUnusedFiles(kysely, grace)
  return await files.sweep(hashes => findKnownHashes(kysely, hashes), grace)
}

/** Does the same at most once a day, because checking all files takes time. */
export async function sweepFilesDaily(setting: Setting): Promise<number> {
  const last = await setting.files.sweptAt()
  return last !== null && Date.now() - last < day ? 0 : await sweepFiles(setting)
}
