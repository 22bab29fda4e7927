/** Authors of posts as editors have them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AuthorFacts } from '../domain/blog/author-entries.ts'
import { nameOf } from './managed-page.ts'

export interface ListedAuthor {
  id: number
  name: string
  slug: string
  avatarId: number | null
  /** How many posts are theirs, whether readers see them or not. */
  posts: number
}

/** By name. */
export async function listManagedAuthors(database: Kysely<Schema>, platform: string): Promise<ListedAuthor[]> {
  return await database
    .selectFrom('blog_author as author')
    .innerJoin('platform', 'platform.id', 'author.platform_id')
    .where('platform.key', '=', platform)
    .select(['author.id', 'author.name', 'slug', 'site_media_id as avatarId'])
    .select(sql<number>`(select count(*) from blog_post where blog_author_id = author.id)::integer`.as('posts'))
    .orderBy('author.name')
    .orderBy('author.id')
    .execute()
}

/** Also what is written down of them: the account by its number, so that no address outlives it. */
export async function findManagedAuthor(database: Kysely<Schema>, platformId: number, id: number): Promise<AuthorFacts | null> {
  const found = await database
    .selectFrom('blog_author as author')
    .where('author.platform_id', '=', platformId)
    .where('author.id', '=', id)
    .select(['author.name', 'slug', 'bio', 'site_media_id as avatarId', 'account_id as accountId'])
    .executeTakeFirst()
  return found ?? null
}

/** By name: the holders of accounts that have one of some roles, and of one more. Nothing is told of anybody else. */
export async function listPeople(
  database: Kysely<Schema>,
  roles: readonly Role[],
  own: number | null,
): Promise<{ id: number; name: string }[]> {
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

/** The id of the author who stands at an address. */
export async function findAuthorAt(database: Kysely<Schema>, platformId: number, slug: string): Promise<number | null> {
  const found = await database
    .selectFrom('blog_author')
    .where('platform_id', '=', platformId)
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** @param id null for one that is to be made @returns their id */
export async function writeAuthor(
  trx: Transaction<Schema>,
  platformId: number,
  id: number | null,
  { name, slug, bio, avatarId, accountId }: AuthorFacts,
): Promise<number> {
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

/** Who has written a post stays. */
export async function removeAuthor(trx: Transaction<Schema>, platformId: number, id: number): Promise<'removed' | 'has posts' | 'missing'> {
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
