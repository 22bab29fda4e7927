import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { restoreComments } from '../data/comment-transfer.ts'
import { findSamplePlaces, nextCommentId } from '../data/sample-comment.ts'
import { type SampleComment, transferSample } from '../domain/sample-comment.ts'

/** Puts the demo library's comments at its items, wherever these are. What is there already stays as it is. */
export async function addSampleComments(kysely: Kysely<Schema>, comments: readonly SampleComment[]): Promise<void> {
  await kysely.transaction().execute(async trx => {
    for (const comment of comments)
      for (const { contentItemId, version, reportKey } of await findSamplePlaces(trx, comment.on)) {
        const place = { versionNumber: version?.versionNumber ?? null, reportKey }
        await restoreComments(trx, { commented: { contentItemId }, version }, transferSample(comment, place, await nextCommentId(trx)))
      }
  })
}
