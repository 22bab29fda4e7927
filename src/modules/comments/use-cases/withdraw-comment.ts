import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, CommentId } from '../../../core/ids/shared-ids.ts'
import { lockComment, storeCommentState } from '../data/comment-moderation.ts'
import { noteCommentEvent } from '../data/comment-writing.ts'
import { mayWithdraw } from '../domain/moderation.ts'

/** Lets the author withdraw a comment. @returns whether there was a comment of theirs that could be withdrawn */
export async function withdrawComment(kysely: Kysely<Schema>, platform: string, accountId: AccountId, id: CommentId): Promise<boolean> {
  return await kysely.transaction().execute(async trx => {
    const comment = await lockComment(trx, platform, id)
    if (comment === null || comment.accountId !== accountId || !mayWithdraw(comment.state)) return false
    await storeCommentState(trx, id, 'withdrawn')
    await noteCommentEvent(trx, id, { kind: 'withdrawn', by: accountId })
    return true
  })
}
