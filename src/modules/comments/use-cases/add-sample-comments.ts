import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { restoreComments } from '../data/comment-transfer.ts'
import { findSamplePlaces, nextCommentId } from '../data/sample-comment.ts'
import { type SampleComment, transferSample } from '../domain/sample-comment.ts'

/** Adds the demo library's comments to its publications, on every site that has them. Existing ones are not changed. */
export async function addSampleComments(kysely: Kysely<Schema>, comments: readonly SampleComment[]): Promise<void> {
  await kysely.transaction().execute(async trx => {
    for (const comment of comments)
      for (const { contentItemId, version, reportKey } of await findSamplePlaces(trx, comment.on)) {
        const place = { versionNumber: version?.versionNumber ?? null, reportKey }
        await restoreComments(trx, { commented: { contentItemId }, version }, transferSample(comment, place, await nextCommentId(trx)))
      }
  })
}
