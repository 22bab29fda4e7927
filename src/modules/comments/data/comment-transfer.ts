/** The export and import of comments, with the publication that they are about. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { exactTime, givenTime } from '../../../core/database/exact-time.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId, VersionId } from '../../../core/ids/shared-ids.ts'
import { accountAt } from '../../accounts/index.ts'
import { reportWithKey, transferredReportKey } from '../../publications/index.ts'
import type { Commented } from '../domain/comment.ts'
import type { TransferredBlock, TransferredComment } from '../domain/transferred-comment.ts'
import { isAbout } from './commented.ts'

const addressed = (db: Kysely<Schema>, address: string | null) => (address === null ? null : accountAt(db, address))

/** The comments on a publication or post in the order in which they were written: replies come after what they reply to. */
export async function listCommentsToExport(db: Kysely<Schema>, commented: Commented): Promise<TransferredComment[]> {
  const rows = await db
    .selectFrom('comment')
    .leftJoin('report', 'report.id', 'comment.report_id')
    .leftJoin('version', join =>
      join.on(({ eb, ref, fn }) => eb('version.id', '=', fn.coalesce('comment.version_id', ref('report.version_id')))),
    )
    .leftJoin('account', 'account.id', 'comment.account_id')
    .where(isAbout(commented))
    .select(transferredReportKey.as('reportKey'))
    .select([
      'comment.id',
      'comment.parent_id as parentId',
      'version.version_number as versionNumber',
      'account.email as account',
      'comment.author_name as authorName',
      'comment.role',
      'comment.user_affiliation as userAffiliation',
      'comment.institution',
      'comment.institution_ror as institutionRor',
      'comment.department',
      'comment.place',
      'comment.province',
      'comment.country_code as countryCode',
      'comment.competing_interests as competingInterests',
      'comment.body',
      'comment.state',
      'comment.held_for as heldFor',
      'comment.doi',
    ])
    .select([givenTime('comment.posted_at').as('postedAt'), exactTime('comment.published_at').as('publishedAt')])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('comment_event as event')
          .leftJoin('account as by', 'by.id', 'event.by_account_id')
          .whereRef('event.comment_id', '=', 'comment.id')
          .select(['event.kind', 'event.reason', 'by.email as by', givenTime('event.at').as('at')])
          .orderBy('event.id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('comment_flag as flag')
          .leftJoin('account as by', 'by.id', 'flag.account_id')
          .whereRef('flag.comment_id', '=', 'comment.id')
          .select([
            'flag.reason',
            'flag.text',
            'by.email as by',
            givenTime('flag.at').as('at'),
            exactTime('flag.settled_at').as('settledAt'),
          ])
          .orderBy('flag.id'),
      ).as('flags'),
    ])
    .orderBy('comment.id')
    .execute()
  return rows
}

/** Sorted by email address. */
export const listCommentBlocksToExport = (db: Kysely<Schema>): Promise<TransferredBlock[]> =>
  db
    .selectFrom('comment_block as block')
    .innerJoin('account', 'account.id', 'block.account_id')
    .leftJoin('account as by', 'by.id', 'block.by_account_id')
    .select(['account.email as account', 'block.reason', 'by.email as by', givenTime('block.at').as('at')])
    .orderBy('account.email')
    .execute()

/** Runs after the accounts are restored. An account that is blocked already keeps the reason that was given here. */
export async function restoreCommentBlocks(db: Kysely<Schema>, blocks: readonly TransferredBlock[]): Promise<void> {
  for (const { account, reason, by, at } of blocks) {
    const blocked = await addressed(db, account)?.executeTakeFirst()
    if (blocked !== undefined)
      await db
        .insertInto('comment_block')
        .values({ account_id: blocked.id, reason, by_account_id: addressed(db, by), at: sql<Date>`${at}::timestamptz` })
        .onConflict(conflict => conflict.doNothing())
        .execute()
  }
}

/**
 * Restores the comments on one version or, without one, on the publication or post as a whole. Existing comments are not changed. Each
 * keeps its id,
 * which is part of its URL, unless the id is taken here. @returns the ids here, by the exported ids
 */
export async function restoreComments(
  db: Kysely<Schema>,
  { commented, version }: { commented: Commented; version: { versionId: VersionId; versionNumber: number } | null },
  comments: readonly TransferredComment[],
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, CommentId>()
  for (const comment of comments.filter(({ versionNumber }) => versionNumber === (version?.versionNumber ?? null))) {
    const known = await db
      .selectFrom('comment')
      .where(isAbout(commented))
      .where('posted_at', '=', sql<Date>`${comment.postedAt}::timestamptz`)
      .where('body', '=', comment.body)
      .select('id')
      .executeTakeFirst()
    const id = known?.id ?? (await restoreComment(db, { commented, version }, comment, ids))
    ids.set(comment.id, id)
  }
  if (ids.size > 0) await sql`select setval(pg_get_serial_sequence('comment', 'id'), (select max(id) from comment))`.execute(db)
  return ids
}

async function restoreComment(
  db: Kysely<Schema>,
  { commented, version }: { commented: Commented; version: { versionId: VersionId } | null },
  comment: TransferredComment,
  ids: ReadonlyMap<number, CommentId>,
): Promise<CommentId> {
  const isTaken = await db.selectFrom('comment').where('id', '=', comment.id).select('id').executeTakeFirst()
  const { id } = await db
    .insertInto('comment')
    .values({
      ...(isTaken === undefined && { id: comment.id }),
      content_item_id: 'contentItemId' in commented ? commented.contentItemId : null,
      blog_post_id: 'blogPostId' in commented ? commented.blogPostId : null,
      version_id: comment.reportKey === null ? (version?.versionId ?? null) : null,
      report_id: comment.reportKey === null || version === null ? null : reportWithKey(db, version.versionId, comment.reportKey),
      parent_id: comment.parentId === null ? null : (ids.get(comment.parentId) ?? null),
      account_id: addressed(db, comment.account),
      author_name: comment.authorName,
      role: comment.role,
      user_affiliation: comment.userAffiliation,
      institution: comment.institution,
      institution_ror: comment.institutionRor,
      department: comment.department,
      place: comment.place,
      province: comment.province,
      country_code: comment.countryCode,
      competing_interests: comment.competingInterests,
      body: comment.body,
      state: comment.state,
      held_for: comment.heldFor,
      doi: comment.doi,
      posted_at: sql<Date>`${comment.postedAt}::timestamptz`,
      published_at: comment.publishedAt === null ? null : sql<Date>`${comment.publishedAt}::timestamptz`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = (time: string) => sql<Date>`${time}::timestamptz`
  for (const event of comment.events)
    await db
      .insertInto('comment_event')
      .values({ comment_id: id, kind: event.kind, reason: event.reason, by_account_id: addressed(db, event.by), at: at(event.at) })
      .execute()
  for (const flag of comment.flags)
    await db
      .insertInto('comment_flag')
      .values({
        ...{ comment_id: id, account_id: addressed(db, flag.by), reason: flag.reason, text: flag.text },
        ...{ at: at(flag.at), settled_at: flag.settledAt === null ? null : at(flag.settledAt) },
      })
      .execute()
  return id
}
