/** The smaller sizes of images, which a job makes once the image is there in its own size (docs/decisions/0117-files.md). */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { JobRun } from '../../../../core/jobs/job-definition.ts'
import type { Jobs } from '../../../../core/jobs/jobs.ts'
import { findMediaFile, storeSizes } from '../../data/site-media.ts'
import type { MediaId } from '../../domain/ids.ts'
import { makeImageSizes } from '../website-jobs.ts'
import { sizesOf } from './prepare-image.ts'

export interface ImageSizes {
  /** Has to have ended before `enqueue`. */
  prepare(): Promise<void>
  /** Once the transaction is committed, the sizes are made. */
  enqueue(trx: Kysely<Schema>, mediaId: MediaId): Promise<void>
}

export const imageSizesBy = (jobs: Pick<Jobs, 'prepare' | 'enqueue'>): ImageSizes => ({
  prepare: () => jobs.prepare(),
  async enqueue(transaction, mediaId) {
    await jobs.enqueue(makeImageSizes, { mediaId }, { key: String(mediaId), transaction })
  },
})

/** The work of a job. */
export async function addImageSizes(
  { kysely, files }: { kysely: Kysely<Schema>; files: Pick<FileStore, 'put' | 'read'> },
  { payload: { mediaId }, finish }: Pick<JobRun<{ mediaId: MediaId }>, 'payload' | 'finish'>,
): Promise<void> {
  const sha256 = await findMediaFile(kysely, mediaId)
  // It was removed.
  if (sha256 === null) return
  const sizes = await sizesOf(files, await files.read(sha256))
  await finish(trx => storeSizes(trx, mediaId, { of: sha256, sizes }))
}

/**
 * The sizes of an image that has none in the database: it is small, or its job waits. They are stored only as files, which the job finds
 * there or the daily sweep removes.
 */
export async function sizesToExport(files: Pick<FileStore, 'put' | 'read'>, sha256: string): Promise<{ name: string; sha256: string }[]> {
  try {
    const sizes = await sizesOf(files, await files.read(sha256))
    return Array.from(sizes, ([name, file]) => ({ name, sha256: file.sha256 })).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  } catch (error) {
    // An image that cannot be decoded is exported as it is; a full disk has a code.
    if (error instanceof Error && !('code' in error)) return []
    throw error
  }
}
