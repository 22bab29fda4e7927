/** Every state of what has no drafts, for its editors: listed, compared and taken up again (decision 0063). */
import type { Kysely } from 'kysely'
import { findPartState, findPartWriter, listPartRevisions } from '../../data/part-revision.ts'
import { findPlatformId, lockPlatform } from '../../data/platforms.ts'
import type { Schema } from '../../data/schema.ts'
import { readPart, writePart } from '../../data/site-part-state.ts'
import type { SignedIn } from '../../domain/accounts/visitor.ts'
import type { RevisionTexts } from '../../domain/site-pages/revision-difference.ts'
import { type CommonPart, textsOfPart } from '../../domain/site-pages/site-part.ts'
import { reached } from '../reading/reached.ts'
import { keepPart } from './keep-part.ts'

export interface PartRevision {
  id: number
  at: Date
  by: string | null
  use: 'shown' | null
}

/** Every call rejects with LibraryUnreachableError while the database cannot be reached. `platform` is its key. */
export interface PartStatesManager {
  /** The newest first. */
  list(platform: string, part: CommonPart): Promise<PartRevision[]>
  texts(platform: string, part: CommonPart, id: number): Promise<RevisionTexts | null>
  /** Readers see it at once. @returns false where there is no such state */
  restore(platform: string, by: SignedIn, part: CommonPart, id: number): Promise<boolean>
}

export const createPartStates = (kysely: Kysely<Schema>): PartStatesManager => ({
  list: (platform, part) =>
    reached(async () => {
      const platformId = await findPlatformId(kysely, platform)
      const of = { part, authorId: null } as const
      const isShown = (await findPartWriter(kysely, platformId, of, await readPart(kysely, platform, part))) !== null
      const revisions = await listPartRevisions(kysely, platformId, of)
      return revisions.map((revision, place) => ({ ...revision, use: isShown && place === 0 ? ('shown' as const) : null }))
    }),
  texts: (platform, part, id) =>
    reached(async () => {
      const found = await findPartState(kysely, await findPlatformId(kysely, platform), { part, authorId: null }, id)
      return found && textsOfPart(part, found.content)
    }),
  restore: (platform, { accountId }, part, id) =>
    reached(() =>
      kysely.transaction().execute(async trx => {
        await lockPlatform(trx, platform)
        const platformId = await findPlatformId(trx, platform)
        const of = { part, authorId: null } as const
        const found = await findPartState(trx, platformId, of, id)
        if (found === null) return false
        await keepPart(trx, { platformId, part: of, accountId, read: () => readPart(trx, platform, part) }, () =>
          writePart(trx, platform, part, found.content),
        )
        return true
      }),
    ),
})
