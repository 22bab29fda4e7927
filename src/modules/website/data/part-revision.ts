/** States of what editors keep without drafts: menu, board, subjects, numbers, authors (decision 0063). */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SitePart } from '../domain/site-pages/site-part.ts'
import { nameOf } from './managed-page.ts'

/** The newest first. */
const revisions = (database: Kysely<Schema>, platformId: number, { part, authorId }: SitePart) =>
  database
    .selectFrom('site_part_revision as revision')
    .leftJoin('account', 'account.id', 'revision.account_id')
    .where('revision.platform_id', '=', platformId)
    .where('part', '=', part)
    .where('blog_author_id', 'is not distinct from', authorId)
    .select(['revision.id', 'revision.created_at as at', nameOf.as('by')])
    .orderBy('revision.id', 'desc')

/** Who made a part what it is, and when; null where it came another way. */
export async function findPartWriter(
  database: Kysely<Schema>,
  platformId: number,
  part: SitePart,
  content: unknown,
): Promise<{ by: string | null; at: Date } | null> {
  const newest = await revisions(database, platformId, part).select('content').limit(1).executeTakeFirst()
  return newest !== undefined && isSame(newest.content, content) ? { by: newest.by, at: newest.at } : null
}

/** Writes a state down, unless it is what was written down last. @param accountId null where nobody is known to have made it */
export async function notePart(
  trx: Transaction<Schema>,
  platformId: number,
  part: SitePart,
  { content, accountId }: { content: unknown; accountId: number | null },
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

/** The newest first. */
export const listPartRevisions = (database: Kysely<Schema>, platformId: number, part: SitePart) =>
  revisions(database, platformId, part).execute()

export async function findPartState(
  database: Kysely<Schema>,
  platformId: number,
  part: SitePart,
  id: number,
): Promise<{ content: unknown } | null> {
  return (await revisions(database, platformId, part).where('revision.id', '=', id).select('content').executeTakeFirst()) ?? null
}

/** Of the holder of an account; null where it is gone, or says none. */
export async function findPersonName(database: Kysely<Schema>, accountId: number): Promise<string | null> {
  return (await database.selectFrom('account').where('id', '=', accountId).select(nameOf.as('name')).executeTakeFirst())?.name ?? null
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, JSON.parse(JSON.stringify(other)))
