/** What readers wrote about items, versions and reports. */
import type { Kysely } from 'kysely'
import { inOrderOf } from './in-order.ts'
import type { Schema } from './schema.ts'

export type PublishedComment = Awaited<ReturnType<typeof findPublishedComments>>[number]

/** In the order of the ids; those on drafts, those of other platforms and unknown ones are left out. */
export async function findPublishedComments(database: Kysely<Schema>, platform: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  const comments = await database
    .selectFrom('comment')
    .innerJoin('content_item as item', 'item.id', 'comment.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('report', 'report.id', 'comment.report_id')
    .leftJoin('version', join =>
      join.on(({ eb, ref, fn }) => eb('version.id', '=', fn.coalesce('comment.version_id', ref('report.version_id')))),
    )
    .where('platform.key', '=', platform)
    .where('comment.id', 'in', ids)
    .where('item.is_public', '=', true)
    .where('version.pre_completion_status', 'is', null)
    .select([
      'comment.id',
      'comment.content_item_id as contentId',
      'comment.version_id as versionId',
      'comment.report_id as reportId',
      'comment.parent_id as parentId',
      'comment.author_name as authorName',
      'comment.user_affiliation as userAffiliation',
      'comment.competing_interests as competingInterests',
      'comment.body',
      'comment.posted_at as postedAt',
    ])
    .execute()
  return inOrderOf(ids, comments, ({ id }) => id)
}
