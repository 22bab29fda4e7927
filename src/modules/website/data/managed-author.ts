/** Authors of posts, for the CMS. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { AuthorFacts } from '../domain/blog/author-entries.ts'
import type { BlogAuthorId, MediaId } from '../domain/ids.ts'
import { nameOf } from './managed-page.ts'

export interface ListedAuthor {
  id: BlogAuthorId
  name: string
  slug: string
  avatarId: MediaId | null
  /** The number of their posts, published or not. */
  posts: number
}

/** Lists authors by name. */
export async function listManagedAuthors(database: Kysely<Schema>, platform: string): Promise<ListedAuthor[]> {
  return await database
    .selectFrom('blog_author as writer')
    .innerJoin('platform', 'platform.id', 'writer.platform_id')
    .where('platform.key', '=', platform)
    .select(['writer.id', 'writer.name', 'slug', 'site_media_id as avatarId'])
    .select(sql<number>`(select count(*) from blog_post where blog_author_id = writer.id)::integer`.as('posts'))
    .orderBy('writer.name')
    .orderBy('writer.id')
    .execute()
}

/** Includes the account by its id, so that no stored state contains an email address. */
export async function findManagedAuthor(database: Kysely<Schema>, platformId: SiteId, id: BlogAuthorId): Promise<AuthorFacts | null> {
  const found = await database
    .selectFrom('blog_author as writer')
    .where('writer.platform_id', '=', platformId)
    .where('writer.id', '=', id)
    .select(['writer.name', 'slug', 'bio', 'site_media_id as avatarId', 'account_id as accountId'])
    .executeTakeFirst()
  return found ?? null
}

/** Lists the users with one of these roles, and one more account, by name. Other users are not revealed. */
export async function listPeople(
  database: Kysely<Schema>,
  roles: readonly Role[],
  own: AccountId | null,
): Promise<{ id: AccountId; name: string }[]> {
  const rows = await database
    .selectFrom('account')
    .where(({ or, eb }) => or([sql<boolean>`roles && ${[...roles]}::text[]`, eb('id', '=', own)]))
    .select(['id', nameOf.as('name')])
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))
}

/** Finds the id of the author with a slug. */
export async function findAuthorAt(database: Kysely<Schema>, platformId: SiteId, slug: string): Promise<BlogAuthorId | null> {
  const found = await database
    .selectFrom('blog_author')
    .where('platform_id', '=', platformId)
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** @param id null for a new author @returns the author's id */
export async function writeAuthor(
  trx: Transaction<Schema>,
  platformId: SiteId,
  id: BlogAuthorId | null,
  { name, slug, bio, avatarId, accountId }: AuthorFacts,
): Promise<BlogAuthorId> {
  const values = { name, slug, bio, site_media_id: avatarId, account_id: accountId }
  if (id !== null) {
    await trx.updateTable('blog_author').set(values).where('id', '=', id).execute()
    return id
  }
  const made = await trx
    .insertInto('blog_author')
    .values({ ...values, platform_id: platformId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** An author with posts cannot be removed. */
export async function removeAuthor(
  trx: Transaction<Schema>,
  platformId: SiteId,
  id: BlogAuthorId,
): Promise<'removed' | 'has posts' | 'missing'> {
  const author = await trx
    .selectFrom('blog_author')
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (author === undefined) return 'missing'
  const post = await trx.selectFrom('blog_post').where('blog_author_id', '=', id).select('id').limit(1).executeTakeFirst()
  if (post !== undefined) return 'has posts'
  await trx.deleteFrom('blog_author').where('id', '=', id).execute()
  return 'removed'
}
