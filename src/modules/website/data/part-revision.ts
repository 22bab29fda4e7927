/** Revisions of content without drafts: menu, board, subjects, statistics, authors (decision 0063). */

import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { PartRevisionId } from '../domain/ids.ts'
import type { SiteSection } from '../domain/site-pages/site-section.ts'
import { nameOf } from './managed-page.ts'

/** Selects revisions, the newest first. */
const revisions = (database: Kysely<Schema>, platformId: SiteId, { part, authorId }: SiteSection) =>
  database
    .selectFrom('site_part_revision as revision')
    .leftJoin('account', 'account.id', 'revision.account_id')
    .where('revision.platform_id', '=', platformId)
    .where('part', '=', part)
    .where('blog_author_id', 'is not distinct from', authorId)
    .select(['revision.id', 'revision.created_at as at', nameOf.as('by')])
    .orderBy('revision.id', 'desc')

/** Finds who changed a part last, and when; null where no editor did. */
export async function findPartWriter(
  database: Kysely<Schema>,
  platformId: SiteId,
  part: SiteSection,
  content: unknown,
): Promise<{ by: string | null; at: Date } | null> {
  const newest = await revisions(database, platformId, part).select('content').limit(1).executeTakeFirst()
  return newest !== undefined && isSame(newest.content, content) ? { by: newest.by, at: newest.at } : null
}

/** Records a state unless it is the same as the last one. @param accountId null where the author is unknown */
export async function notePart(
  trx: Transaction<Schema>,
  platformId: SiteId,
  part: SiteSection,
  { content, accountId }: { content: unknown; accountId: AccountId | null },
): Promise<void> {
  if ((await findPartWriter(trx, platformId, part, content)) !== null) return
  await trx
    .insertInto('site_part_revision')
    .values({
      platform_id: platformId,
      part: part.part,
      blog_author_id: part.authorId,
      account_id: accountId,
      content: JSON.stringify(content),
    })
    .execute()
}

/** Lists revisions, the newest first. */
export const listPartRevisions = (database: Kysely<Schema>, platformId: SiteId, part: SiteSection) =>
  revisions(database, platformId, part).execute()

export async function findPartState(
  database: Kysely<Schema>,
  platformId: SiteId,
  part: SiteSection,
  id: PartRevisionId,
): Promise<{ content: unknown } | null> {
  return (await revisions(database, platformId, part).where('revision.id', '=', id).select('content').executeTakeFirst()) ?? null
}

/** Finds the name of a user; null where the account was deleted or has no name. */
export async function findPersonName(database: Kysely<Schema>, accountId: AccountId): Promise<string | null> {
  return (await database.selectFrom('account').where('id', '=', accountId).select(nameOf.as('name')).executeTakeFirst())?.name ?? null
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, JSON.parse(JSON.stringify(other)))
