/** This module adds the following to an export. */
import { z } from 'zod'
import { type ExportPart, manifestPart, placementPart } from '../../publications/index.ts'
import { listCommentBlocksToExport, listCommentsToExport, restoreCommentBlocks, restoreComments } from '../data/comment-transfer.ts'
import { transferredBlockSchema, transferredCommentSchema } from '../domain/transferred-comment.ts'

/** Older exports have no comments. Those on posts are in the entries of the posts. */
export const commentsExportPart: ExportPart = {
  tables: ['comment', 'comment_event', 'comment_flag', 'comment_block'],
  manifest: manifestPart(
    { commentBlocks: z.array(transferredBlockSchema).default([]) },
    {
      write: async ({ kysely }) => ({ keys: { commentBlocks: await listCommentBlocksToExport(kysely) }, files: 0 }),
      open: ({ commentBlocks }) => ({ restore: trx => restoreCommentBlocks(trx, commentBlocks) }),
    },
  ),
  placement: placementPart(
    { comments: z.array(transferredCommentSchema).default([]) },
    {
      write: async (db, { id }) => ({ comments: await listCommentsToExport(db, { contentItemId: id }) }),
      async restore(trx, { contentItemId, version }, { comments }) {
        const commented = { contentItemId }
        if (version !== null) await restoreComments(trx, { commented, version }, comments)
        await restoreComments(trx, { commented, version: null }, comments)
      },
    },
  ),
}
