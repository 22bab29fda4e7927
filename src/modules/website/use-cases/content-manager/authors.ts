/** Editing authors of posts: the port between the CMS and the database. */

import type { Kysely, Transaction } from 'kysely'
import { rolesThatMay } from '../../../../core/access/access.ts'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { findPlatformId, lockPlatform } from '../../../sites/index.ts'
import {
  findAuthorAt,
  findManagedAuthor,
  type ListedAuthor,
  listManagedAuthors,
  listPeople,
  removeAuthor,
  writeAuthor,
} from '../../data/managed-author.ts'
import { notePart } from '../../data/part-revision.ts'
import { hasImage } from '../../data/site-board.ts'
import type { AuthorFacts } from '../../domain/blog/author-entries.ts'
import type { BlogAuthorId } from '../../domain/ids.ts'
import type { PartChangedMeanwhile } from '../../domain/site-pages/site-section.ts'
import { changedMeanwhile, keepPart, wordOf } from './keep-part.ts'

const editors = rolesThatMay('edit site content')

export type SavedAuthor =
  | { kind: 'saved'; id: BlogAuthorId }
  /** The author was deleted meanwhile. */
  | { kind: 'missing' }
  | PartChangedMeanwhile
  | { kind: 'address-taken' | 'no-picture' | 'no-account' }

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. `platform` is its key. */
export interface AuthorManager {
  /** Lists authors by name. */
  list(platform: string): Promise<ListedAuthor[]>
  /** `word` identifies the state, and must be passed back when saving. */
  /** Lists whom an author's account may be: editors, whom all editors know, and the author's current account. */
  people(own: AccountId | null): Promise<{ id: number; name: string }[]>
  find(platform: string, id: BlogAuthorId): Promise<{ author: AuthorFacts; word: string } | null>
  /** @param id null for a new author @param word of the state that the editor started with */
  save(platform: string, by: SignedIn, id: BlogAuthorId | null, author: AuthorFacts, word: string): Promise<SavedAuthor>
  remove(platform: string, id: BlogAuthorId): Promise<'removed' | 'has posts' | 'missing'>
}

export const createAuthors = (kysely: Kysely<Schema>): AuthorManager => ({
  list: platform => listManagedAuthors(kysely, platform),
  people: own => listPeople(kysely, editors, own),
  find: async (platform, id) => {
    const author = await findManagedAuthor(kysely, await findPlatformId(kysely, platform), id)
    return author && { author, word: wordOf(author) }
  },
  save: (platform, { accountId }, id, author, word) =>
    kysely.transaction().execute(trx => saveAuthor(trx, { platform, accountId, id, word }, author)),
  remove: (platform, id) => kysely.transaction().execute(async trx => removeAuthor(trx, await findPlatformId(trx, platform), id)),
})

interface Saving {
  platform: string
  accountId: AccountId
  id: BlogAuthorId | null
  word: string
}

async function saveAuthor(trx: Transaction<Schema>, { platform, accountId, id, word }: Saving, author: AuthorFacts): Promise<SavedAuthor> {
  // If two editors save at once, the lock lets the second see the first one's change.
  await lockPlatform(trx, platform)
  const platformId = await findPlatformId(trx, platform)
  const before = id === null ? null : await findManagedAuthor(trx, platformId, id)
  if (id !== null && before === null) return { kind: 'missing' }
  const late =
    id === null ? null : await changedMeanwhile(trx, { platformId, part: { part: 'author', authorId: id }, content: before }, word)
  if (late !== null) return late
  const there = await findAuthorAt(trx, platformId, author.slug)
  if (there !== null && there !== id) return { kind: 'address-taken' }
  if (author.avatarId !== null && !(await hasImage(trx, platformId, author.avatarId))) return { kind: 'no-picture' }
  const people = await listPeople(trx, editors, before?.accountId ?? null)
  // Whether other accounts exist is not revealed: an unknown id gets the same response.
  if (author.accountId !== null && people.every(person => person.id !== author.accountId)) return { kind: 'no-account' }
  const write = () => writeAuthor(trx, platformId, id, author)
  if (id !== null) {
    const part = { part: 'author', authorId: id } as const
    await keepPart(trx, { platformId, part, accountId, read: () => findManagedAuthor(trx, platformId, id) }, write)
    return { kind: 'saved', id }
  }
  const made = await write()
  const content = await findManagedAuthor(trx, platformId, made)
  await notePart(trx, platformId, { part: 'author', authorId: made }, { content, accountId })
  return { kind: 'saved', id: made }
}
