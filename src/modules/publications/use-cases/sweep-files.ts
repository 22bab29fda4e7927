import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { day, type FileStore } from '../../../core/files/file-store.ts'
import { deleteUnusedFiles, findKnownHashes } from '../data/file.ts'

interface Setting {
  kysely: Kysely<Schema>
  files: FileStore
}

/**
 * Removes files that nothing names: of items that were removed or replaced, and of imports that failed or were killed.
 * @param grace milliseconds for which a new file is kept: an import that is running may be about to name it
 * @returns how many files were removed from the disk
 */
export async function sweepFiles({ kysely, files }: Setting, grace = day): Promise<number> {
  await deleteUnusedFiles(kysely, grace)
  return await files.sweep(hashes => findKnownHashes(kysely, hashes), grace)
}

/** The same where it was not done within a day: looking through all files takes its time. */
export async function sweepFilesDaily(setting: Setting): Promise<number> {
  const last = await setting.files.sweptAt()
  return last !== null && Date.now() - last < day ? 0 : await sweepFiles(setting)
}
