/** Comments as editors see them, and what they do with them. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SingleResource } from '../../../core/access/one-resource.ts'
import { type AccessRequest, visibleTo } from '../../../core/access/visible-to.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, CommentId } from '../../../core/ids/shared-ids.ts'
import { noticeRelationsOf, underNotice } from '../../publications/index.ts'
import type { CommentState, FlagReason } from '../domain/comment.ts'
import type { ModerationList } from '../domain/moderation.ts'
import { commentColumns } from './access-columns.ts'
import { type PlaceRow, placeColumns, placeIn } from './commented.ts'

/** The comments of a site, on any publication or post. @param platform its key */
const comments = (db: Kysely<Schema>, platform: string) =>
  db
    .selectFrom('comment')
    .leftJoin('content_item as item', 'item.id', 'comment.content_item_id')
    .leftJoin('blog_post_now as post', 'post.id', 'comment.blog_post_id')
    .innerJoin('platform', join =>
      join.on(({ eb, ref, fn }) => eb('platform.id', '=', fn.coalesce('item.platform_id', ref('post.platform_id')))),
    )
    .where('platform.key', '=', platform)

/** A comment on any site, for a decision about it alone. */
export const commentResource = (id: CommentId): SingleResource => ({
  columns: commentColumns,
  row: sql`comment left join content_item as item on item.id = comment.content_item_id left join blog_post as post on post.id = comment.blog_post_id
    join platform on platform.id = coalesce(item.platform_id, post.platform_id) where comment.id = ${id}`,
})

/** The comments that a list may show to the user of the request. */
const listedTo = (db: Kysely<Schema>, access: AccessRequest) => comments(db, access.site.key).where(visibleTo(access, commentColumns))

/** Locks a comment until the transaction ends. */
export async function lockComment(
  db: Kysely<Schema>,
  platform: string,
  id: CommentId,
): Promise<{ id: CommentId; state: CommentState; body: string; accountId: AccountId | null; isRead: boolean } | null> {
  const row = await comments(db, platform)
    .where('comment.id', '=', id)
    .select(['comment.id', 'comment.state', 'comment.body', 'comment.account_id as accountId'])
    .select(sql<boolean>`comment.published_at is not null`.as('isRead'))
    .forUpdate('comment')
    .executeTakeFirst()
  return row ?? null
}

/** The day of its publication stays that of the first. */
export async function storeCommentState(db: Kysely<Schema>, id: CommentId, state: CommentState): Promise<void> {
  await db
    .updateTable('comment')
    .set({ state, ...(state === 'published' && { published_at: sql<Date>`coalesce(published_at, now())` }) })
    .where('id', '=', id)
    .execute()
}

export async function addCommentFlag(
  db: Kysely<Schema>,
  { commentId, ...flag }: { commentId: CommentId; accountId: AccountId | null; reason: FlagReason; text: string | null },
): Promise<void> {
  await db
    .insertInto('comment_flag')
    .values({ comment_id: commentId, account_id: flag.accountId, reason: flag.reason, text: flag.text })
    .execute()
}

/** Marks all reports of readers about the comment as handled. */
export async function resolveCommentFlags(db: Kysely<Schema>, commentId: CommentId): Promise<void> {
  await db
    .updateTable('comment_flag')
    .set({ settled_at: sql<Date>`now()` })
    .where('comment_id', '=', commentId)
    .where('settled_at', 'is', null)
    .execute()
}

const openFlags = sql<number>`(select count(*)::integer from comment_flag where comment_flag.comment_id = comment.id and settled_at is null)`

const selectedColumns = [
  'comment.id',
  'comment.state',
  'comment.author_name as authorName',
  'comment.role',
  'comment.user_affiliation as userAffiliation',
  'comment.competing_interests as competingInterests',
  'comment.body',
  'comment.held_for as heldFor',
  'comment.account_id as accountId',
  'comment.posted_at as postedAt',
  ...placeColumns,
] as const

/** The title of the publication, or of a post's latest revision. */
const title = sql<string>`coalesce(item.title,
  (select revision.title from blog_post_revision as revision where revision.blog_post_id = post.id order by revision.id desc limit 1))`

/** Waiting and flagged comments are listed oldest first, all others newest first. */
export async function listModeratedComments(
  db: Kysely<Schema>,
  access: AccessRequest,
  { list, max, skipped }: { list: ModerationList; max: number; skipped: number },
) {
  const listed = list === 'flagged' ? listedTo(db, access).where(openFlags, '>', 0) : listedTo(db, access).where('comment.state', '=', list)
  const { total } = await listed.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const isQueue = list === 'waiting' || list === 'flagged'
  const found = await listed
    .select([...selectedColumns, title.as('title'), noticeRelationsOf('item.id').as('noticeRelations'), openFlags.as('flags')])
    .orderBy('comment.id', isQueue ? 'asc' : 'desc')
    .limit(max)
    .offset(skipped)
    .execute()
  return { total, comments: found.map(each => withPlace(underNotice(each))) }
}

/** Counts the comments in the lists that need an editor. @param of a user's request; the key of a site for all of its comments */
export async function countCommentsToModerate(
  db: Kysely<Schema>,
  of: AccessRequest | string,
): Promise<{ waiting: number; flagged: number }> {
  return await (typeof of === 'string' ? comments(db, of) : listedTo(db, of))
    .select([
      sql<number>`(count(*) filter (where comment.state = 'waiting'))::integer`.as('waiting'),
      sql<number>`(count(*) filter (where exists (
        select from comment_flag where comment_flag.comment_id = comment.id and settled_at is null)))::integer`.as('flagged'),
    ])
    .where(eb =>
      eb.or([
        eb('comment.state', '=', 'waiting'),
        eb('comment.id', 'in', eb.selectFrom('comment_flag').where('settled_at', 'is', null).select('comment_id')),
      ]),
    )
    .executeTakeFirstOrThrow()
}

/** Finds a comment with its history; null where the site has none with this id. */
export async function findModeratedComment(db: Kysely<Schema>, platform: string, id: CommentId) {
  const found = await comments(db, platform)
    .where('comment.id', '=', id)
    .select([...selectedColumns, title.as('title'), noticeRelationsOf('item.id').as('noticeRelations'), openFlags.as('flags')])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('comment_event as event')
          .leftJoin('account', 'account.id', 'event.by_account_id')
          .whereRef('event.comment_id', '=', 'comment.id')
          .select(['event.id', 'event.kind', 'event.reason'])
          .select([
            sql<string>`to_json(event.at at time zone 'UTC')#>>'{}' || 'Z'`.as('at'),
            sql<string | null>`trim(account.first_name || ' ' || account.last_name)`.as('byName'),
          ])
          .orderBy('event.id', 'desc')
          .limit(100),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('comment_flag as flag')
          .leftJoin('account', 'account.id', 'flag.account_id')
          .whereRef('flag.comment_id', '=', 'comment.id')
          .select(['flag.id', 'flag.reason', 'flag.text'])
          .select([
            sql<string>`to_json(flag.at at time zone 'UTC')#>>'{}' || 'Z'`.as('at'),
            sql<boolean>`flag.settled_at is null`.as('isOpen'),
            sql<string | null>`trim(account.first_name || ' ' || account.last_name)`.as('byName'),
          ])
          .orderBy('flag.id', 'desc')
          .limit(100),
      ).as('readersSay'),
      jsonArrayFrom(eb.selectFrom('comment_block').whereRef('comment_block.account_id', '=', 'comment.account_id').select(['reason'])).as(
        'blocks',
      ),
      eb
        .selectFrom('comment as other')
        .whereRef('other.account_id', '=', 'comment.account_id')
        .whereRef('other.id', '!=', 'comment.id')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('others'),
    ])
    .executeTakeFirst()
  return found === undefined ? null : withPlace(underNotice(found))
}

function withPlace<Row extends PlaceRow>({ contentType, volume, publicationId, section, slug, ...row }: Row) {
  return { ...row, place: placeIn({ contentType, volume, publicationId, section, slug }) }
}

/** @returns whether it is new */
export async function addCommentBlock(
  db: Kysely<Schema>,
  { accountId, reason, by }: { accountId: AccountId; reason: string; by: AccountId },
): Promise<boolean> {
  const row = await db
    .insertInto('comment_block')
    .values({ account_id: accountId, reason, by_account_id: by })
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeCommentBlock(db: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await db.deleteFrom('comment_block').where('account_id', '=', accountId).execute()
}
