/** Database access for submitting a comment: the checks before, and the insert. */

import { type Kysely, sql } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, CommentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { CommentRole } from '../../publications/domain/content/comment-role.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import type { CommentEventKind, Commented, CommentTarget, HoldReason } from '../domain/comment.ts'
import { isAbout } from './commented.ts'

export interface FoundTarget {
  about: Commented
  versionId: VersionId | null
  reportId: ReportId | null
}

/** Null where the site has no such subject that is public and can be commented on. @param platform its key */
export async function findCommentTarget(db: Kysely<Schema>, platform: string, { kind, id }: CommentTarget): Promise<FoundTarget | null> {
  if (kind === 'post') {
    const found = await db
      .selectFrom('blog_post as post')
      .innerJoin('platform', 'platform.id', 'post.platform_id')
      .where('platform.key', '=', platform)
      .where('post.id', '=', id)
      .where('post.publish_at', '<=', sql<Date>`now()`)
      .where('post.comments_open', '=', true)
      .select('post.id')
      .executeTakeFirst()
    return found === undefined ? null : { about: { blogPostId: found.id }, versionId: null, reportId: null }
  }
  const items = db
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.is_public', '=', true)
    .select('item.id as contentItemId')
  if (kind === 'asset') {
    const found = await items.innerJoin('asset', 'asset.content_item_id', 'item.id').where('asset.id', '=', id).executeTakeFirst()
    return found === undefined ? null : { about: found, versionId: null, reportId: null }
  }
  const versions = items
    .innerJoin('article', 'article.content_item_id', 'item.id')
    .innerJoin('version', 'version.article_id', 'article.id')
    .where('version.pre_completion_status', 'is', null)
  if (kind === 'version') {
    const found = await versions.where('version.id', '=', id).executeTakeFirst()
    return found === undefined ? null : { about: found, versionId: id, reportId: null }
  }
  const found = await versions.innerJoin('report', 'report.version_id', 'version.id').where('report.id', '=', id).executeTakeFirst()
  return found === undefined ? null : { about: found, versionId: null, reportId: id }
}

/** The comment that is answered, where it can be read. */
export async function findAnswered(db: Kysely<Schema>, about: Commented, commentId: CommentId): Promise<FoundTarget | null> {
  const found = await db
    .selectFrom('comment')
    .where('id', '=', commentId)
    .where(isAbout(about))
    .where('state', '=', 'published')
    .select(['version_id as versionId', 'report_id as reportId'])
    .executeTakeFirst()
  return found === undefined ? null : { about, ...found }
}

export interface Commenter {
  id: AccountId
  name: string
  email: string
  language: Language
  roles: Role[]
  orcid: string | null
  isEmailConfirmed: boolean
  hours: number
  isBlocked: boolean
}

/** Locks the account until the transaction ends, so that counts of its comments stay valid. Null where it was deleted. */
export async function lockCommenter(db: Kysely<Schema>, accountId: AccountId): Promise<Commenter | null> {
  const row = await db
    .selectFrom('account')
    .where('account.id', '=', accountId)
    .select(({ exists, selectFrom }) => [
      'account.id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      'email',
      'language',
      'roles',
      'orcid',
      sql<boolean>`email_verified_at is not null`.as('isEmailConfirmed'),
      sql<number>`extract(epoch from now() - created_at)::float8 / 3600`.as('hours'),
      exists(selectFrom('comment_block').whereRef('comment_block.account_id', '=', 'account.id').select('account_id')).as('isBlocked'),
    ])
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : { ...row, isBlocked: Boolean(row.isBlocked) }
}

/**
 * Whether the account is an author or a reviewer of the publication, by its ORCID iD or its confirmed email address. For a post: whether
 * its author is linked to the account.
 */
export async function findPartInItem(
  db: Kysely<Schema>,
  about: Commented,
  { id, orcid, email, isEmailConfirmed }: Pick<Commenter, 'id' | 'orcid' | 'email' | 'isEmailConfirmed'>,
): Promise<{ wroteItem: boolean; reviewedItem: boolean }> {
  if ('blogPostId' in about) {
    const wrote = await db
      .selectFrom('blog_post as post')
      .innerJoin('blog_author as author', 'author.id', 'post.blog_author_id')
      .where('post.id', '=', about.blogPostId)
      .where('author.account_id', '=', id)
      .select('post.id')
      .executeTakeFirst()
    return { wroteItem: wrote !== undefined, reviewedItem: false }
  }
  const { contentItemId } = about
  const address = isEmailConfirmed ? email.toLowerCase() : null
  const { rows } = await sql<{ wrote: boolean; reviewed: boolean }>`
    select exists (
      select from author
        left join version on version.id = author.version_id
        left join article on article.id = version.article_id
        left join asset on asset.id = author.asset_id
      where coalesce(article.content_item_id, asset.content_item_id) = ${contentItemId}
        and (author.orcid = ${orcid} or lower(author.email) = ${address})) as wrote,
    exists (
      select from referee join article on article.id = referee.article_id
      where article.content_item_id = ${contentItemId} and referee.orcid = ${orcid}) as reviewed`.execute(db)
  return { wroteItem: rows[0]?.wrote === true, reviewedItem: rows[0]?.reviewed === true }
}

/** Compares a new comment with the recent comments of the account. */
export async function findEarlierWriting(
  db: Kysely<Schema>,
  accountId: AccountId,
  { body, about, parentId }: { body: string; about: Commented; parentId: CommentId | null },
): Promise<{ lastHour: number; isRepeated: boolean; same: { id: CommentId; state: 'published' | 'waiting' } | null }> {
  const recent = await db
    .selectFrom('comment')
    .where('account_id', '=', accountId)
    .where('posted_at', '>', sql<Date>`now() - interval '30 days'`)
    .select(['id', 'parent_id as parentId', 'state'])
    .select(eb => isAbout(about)(eb).as('isHere'))
    .select([sql<boolean>`body = ${body}`.as('isSame'), sql<boolean>`posted_at > now() - interval '1 hour'`.as('isOfLastHour')])
    .orderBy('id')
    .execute()
  const same = recent.filter(({ isSame }) => isSame)
  const sent = same.find(each => each.isOfLastHour && each.isHere === true && each.parentId === parentId)
  const state = sent?.state === 'published' || sent?.state === 'waiting' ? sent.state : null
  return {
    lastHour: recent.filter(({ isOfLastHour }) => isOfLastHour).length,
    isRepeated: same.length > 0,
    same: sent === undefined || state === null ? null : { id: sent.id, state },
  }
}

export interface NewComment extends FoundTarget {
  parentId: CommentId | null
  accountId: AccountId
  authorName: string
  role: CommentRole
  affiliation: CommentAffiliation
  competingInterests: string | null
  body: string
  heldFor: readonly HoldReason[]
}
export interface CommentAffiliation {
  /** The whole affiliation in one line. */
  line: string
  institution: string
  institutionRor: string | null
  department: string | null
  place: string | null
  province: string | null
  countryCode: string
}

/** @returns its id */
export async function addComment(db: Kysely<Schema>, comment: NewComment): Promise<CommentId> {
  const { affiliation, heldFor } = comment
  const isHeld = heldFor.length > 0
  const { id } = await db
    .insertInto('comment')
    .values({
      content_item_id: 'contentItemId' in comment.about ? comment.about.contentItemId : null,
      blog_post_id: 'blogPostId' in comment.about ? comment.about.blogPostId : null,
      version_id: comment.versionId,
      report_id: comment.reportId,
      parent_id: comment.parentId,
      account_id: comment.accountId,
      author_name: comment.authorName,
      role: comment.role,
      user_affiliation: affiliation.line,
      institution: affiliation.institution,
      institution_ror: affiliation.institutionRor,
      department: affiliation.department,
      place: affiliation.place,
      province: affiliation.province,
      country_code: affiliation.countryCode,
      competing_interests: comment.competingInterests,
      body: comment.body,
      state: isHeld ? 'waiting' : 'published',
      published_at: isHeld ? null : sql<Date>`now()`,
      held_for: [...heldFor],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteCommentEvent(db, id, { kind: 'posted', by: comment.accountId })
  await noteCommentEvent(db, id, { kind: isHeld ? 'held' : 'published', by: null })
  return id
}

export async function storeCommentDoi(db: Kysely<Schema>, id: CommentId, doi: string): Promise<void> {
  await db.updateTable('comment').set({ doi }).where('id', '=', id).execute()
}

/** @param event.by the account; null for what the rules did */
export async function noteCommentEvent(
  db: Kysely<Schema>,
  commentId: CommentId,
  { kind, reason = null, by }: { kind: CommentEventKind; reason?: string | null; by: AccountId | null },
): Promise<void> {
  await db.insertInto('comment_event').values({ comment_id: commentId, kind, reason, by_account_id: by }).execute()
}
