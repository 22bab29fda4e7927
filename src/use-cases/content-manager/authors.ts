/** What editors do with authors of posts: the port between their screens and the database. */
import type { Kysely, Transaction } from 'kysely'
import { accountAt } from '../../data/account.ts'
import {
  findAuthorAt,
  findAuthorState,
  findManagedAuthor,
  type ListedAuthor,
  listManagedAuthors,
  removeAuthor,
  writeAuthor,
} from '../../data/managed-author.ts'
import { notePart } from '../../data/part-revision.ts'
import { findPlatformId, lockPlatform } from '../../data/platforms.ts'
import type { Schema } from '../../data/schema.ts'
import { hasPicture } from '../../data/site-board.ts'
import type { SignedIn } from '../../domain/accounts/visitor.ts'
import type { AuthorFacts } from '../../domain/blog/author-entries.ts'
import type { PartChangedMeanwhile } from '../../domain/site-pages/site-part.ts'
import { reached } from '../reading/reached.ts'
import { changedMeanwhile, keepPart, wordOf } from './keep-part.ts'

export type SavedAuthor =
  | { kind: 'saved'; id: number }
  /** Somebody has deleted them. */
  | { kind: 'missing' }
  | PartChangedMeanwhile
  | { kind: 'address-taken' | 'no-picture' | 'no-account' }

/** Every call rejects with LibraryUnreachableError while the database cannot be reached. `platform` is its key. */
export interface AuthorManager {
  /** By name. */
  list(platform: string): Promise<ListedAuthor[]>
  /** `word` goes along with what is made of them. */
  find(platform: string, id: number): Promise<{ author: AuthorFacts; word: string } | null>
  /** @param id null for one that is to be made @param word of the state that its editor began from */
  save(platform: string, by: SignedIn, id: number | null, author: AuthorFacts, word: string): Promise<SavedAuthor>
  remove(platform: string, id: number): Promise<'removed' | 'has posts' | 'missing'>
}

export const createAuthors = (kysely: Kysely<Schema>): AuthorManager => ({
  list: platform => reached(() => listManagedAuthors(kysely, platform)),
  find: (platform, id) =>
    reached(async () => {
      const platformId = await findPlatformId(kysely, platform)
      const state = await findAuthorState(kysely, platformId, id)
      const author = await findManagedAuthor(kysely, platformId, id)
      return author && { author, word: wordOf(state) }
    }),
  save: (platform, { accountId }, id, author, word) =>
    reached(() => kysely.transaction().execute(trx => saveAuthor(trx, { platform, accountId, id, word }, author))),
  remove: (platform, id) =>
    reached(() => kysely.transaction().execute(async trx => removeAuthor(trx, await findPlatformId(trx, platform), id))),
})

interface Saving {
  platform: string
  accountId: number
  id: number | null
  word: string
}

async function saveAuthor(trx: Transaction<Schema>, { platform, accountId, id, word }: Saving, author: AuthorFacts): Promise<SavedAuthor> {
  // Of two who save at once, the second finds what the first has saved.
  await lockPlatform(trx, platform)
  const platformId = await findPlatformId(trx, platform)
  const before = id === null ? null : await findAuthorState(trx, platformId, id)
  if (id !== null && before === null) return { kind: 'missing' }
  const late =
    id === null ? null : await changedMeanwhile(trx, { platformId, part: { part: 'author', authorId: id }, content: before }, word)
  if (late !== null) return late
  const there = await findAuthorAt(trx, platformId, author.slug)
  if (there !== null && there !== id) return { kind: 'address-taken' }
  if (author.avatarId !== null && !(await hasPicture(trx, platformId, author.avatarId))) return { kind: 'no-picture' }
  const own = author.account === null ? null : await accountAt(trx, author.account).executeTakeFirst()
  if (own === undefined) return { kind: 'no-account' }
  const write = () => writeAuthor(trx, platformId, id, { ...author, accountId: own?.id ?? null })
  if (id !== null) {
    const part = { part: 'author', authorId: id } as const
    await keepPart(trx, { platformId, part, accountId, read: () => findAuthorState(trx, platformId, id) }, write)
    return { kind: 'saved', id }
  }
  const made = await write()
  const content = await findAuthorState(trx, platformId, made)
  await notePart(trx, platformId, { part: 'author', authorId: made }, { content, accountId })
  return { kind: 'saved', id: made }
}
