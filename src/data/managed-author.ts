/** Authors of posts as editors have them. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AuthorFacts } from '../domain/blog/author-entries.ts'
import type { Schema } from './schema.ts'

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

const facts = (database: Kysely<Schema>, platformId: number) =>
  database
    .selectFrom('blog_author as author')
    .leftJoin('account', 'account.id', 'author.account_id')
    .where('author.platform_id', '=', platformId)
    .select(['author.name', 'slug', 'bio', 'site_media_id as avatarId', 'account.email as account', 'account.id as accountId'])

export async function findManagedAuthor(database: Kysely<Schema>, platformId: number, id: number): Promise<AuthorFacts | null> {
  const found = await facts(database, platformId).where('author.id', '=', id).executeTakeFirst()
  if (found === undefined) return null
  const { accountId: _, ...author } = found
  return author
}

/** What is written down of them: the account by its number, so that no address outlives it. */
export async function findAuthorState(database: Kysely<Schema>, platformId: number, id: number) {
  const found = await facts(database, platformId).where('author.id', '=', id).executeTakeFirst()
  if (found === undefined) return null
  const { account: _, ...state } = found
  return state
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
  { name, slug, bio, avatarId, accountId }: Omit<AuthorFacts, 'account'> & { accountId: number | null },
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
