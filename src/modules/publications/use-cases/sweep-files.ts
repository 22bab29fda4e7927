import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileReference } from '../../../core/files/file-reference.ts'
import { day, type FileStore } from '../../../core/files/file-store.ts'
import { deleteUnusedFiles, findKnownHashes } from '../data/file.ts'

interface Setting {
  kysely: Kysely<Schema>
  files: FileStore
  references: readonly FileReference[]
}

/**
 * Deletes files that nothing refers to: of items that were deleted or replaced, and of imports that failed or were killed.
 * @param grace milliseconds for which a new file is kept: a running import may be about to refer to it
 * @returns the number of files deleted from the disk
 */
export async function sweepFiles({ kysely, files, references }: Setting, grace = day): Promise<number> {
  await deleteUnusedFiles(kysely, references, grace)
  return await files.sweep(hashes => findKnownHashes(kysely, hashes), grace)
}

/** Does the same at most once a day, because checking all files takes time. @param now milliseconds since 1970 */
export async function sweepFilesDaily(setting: Setting, now: number): Promise<number> {
  const last = await setting.files.sweptAt()
  return last !== null && now - last < day ? 0 : await sweepFiles(setting)
}
