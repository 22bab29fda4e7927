/** The comments of an account: for the download of its user, and without the name once it is deleted. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { noteCommentEvent } from './comment-writing.ts'

export async function exportComments(db: Kysely<Schema>, accountId: AccountId) {
  return {
    comments: await db
      .selectFrom('comment')
      .where('account_id', '=', accountId)
      .select([
        'id',
        'content_item_id as contentId',
        'blog_post_id as postId',
        'version_id as versionId',
        'report_id as reportId',
        'parent_id as inReplyTo',
        'author_name as authorName',
        'user_affiliation as userAffiliation',
        'competing_interests as competingInterests',
        'body',
        'posted_at as postedAt',
        'state',
        'published_at as publishedAt',
        'role',
        'doi',
        'institution',
        'institution_ror as institutionRor',
        'department',
        'place',
        'province',
        'country_code as countryCode',
        'held_for as heldFor',
      ])
      .orderBy('id')
      .execute(),
    // The history of the account's own comments. Who changed them is personal data of others.
    commentHistory: await db
      .selectFrom('comment_event')
      .innerJoin('comment', 'comment.id', 'comment_event.comment_id')
      .where('comment.account_id', '=', accountId)
      .select(['comment_event.comment_id as commentId', 'comment_event.kind', 'comment_event.reason', 'comment_event.at'])
      .orderBy('comment_event.id')
      .execute(),
    commentReports: await db
      .selectFrom('comment_flag')
      .where('account_id', '=', accountId)
      .select(['comment_id as commentId', 'reason', 'text', 'at'])
      .orderBy('id')
      .execute(),
    commentBlock:
      (await db.selectFrom('comment_block').where('account_id', '=', accountId).select(['reason', 'at']).executeTakeFirst()) ?? null,
  }
}

/** Removes the published name and the affiliation from the account's comments. @param anonymised the name that replaces the author's */
export async function anonymiseComments(db: Kysely<Schema>, accountId: AccountId, anonymised: string): Promise<void> {
  const nowhere = { institution: null, institution_ror: null, department: null, place: null, province: null, country_code: null }
  const renamed = await db
    .updateTable('comment')
    .set({ author_name: anonymised, user_affiliation: null, ...nowhere })
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  for (const { id } of renamed) await noteCommentEvent(db, id, { kind: 'renamed', by: null })
}
