/** Lists, compares and restores the states of content without drafts, for editors (decision 0063). */

import type { Kysely, Transaction } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { SiteId } from '../../../../core/ids/shared-ids.ts'
import { findPlatformId, lockPlatform } from '../../../sites/index.ts'
import { findManagedAuthor } from '../../data/managed-author.ts'
import { findPartState, findPartWriter, findPersonName, listPartRevisions } from '../../data/part-revision.ts'
import { readPart, writeAuthorState, writePart } from '../../data/site-section-state.ts'
import type { PartRevisionId } from '../../domain/ids.ts'
import type { RevisionTexts } from '../../domain/site-pages/revision-difference.ts'
import { authorState, type SiteSection, textsOfAuthor, textsOfPart } from '../../domain/site-pages/site-section.ts'
import { keepPart } from './keep-part.ts'

export interface PartRevision {
  id: PartRevisionId
  at: Date
  by: string | null
  use: 'shown' | null
}

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. `platform` is its key. */
export interface PartStatesManager {
  /** Lists states, the newest first. */
  list(platform: string, part: SiteSection): Promise<PartRevision[]>
  texts(platform: string, part: SiteSection, id: PartRevisionId): Promise<RevisionTexts | null>
  /** Readers see the result at once. @returns `address-taken` where another author has the former slug now, and the current one stays */
  restore(platform: string, by: SignedIn, part: SiteSection, id: PartRevisionId): Promise<'restored' | 'address-taken' | 'missing'>
}

export const createPartStates = (kysely: Kysely<Schema>): PartStatesManager => ({
  list: async (platform, part) => {
    const platformId = await findPlatformId(kysely, platform)
    const isShown = (await findPartWriter(kysely, platformId, part, await readNow(kysely, { platform, platformId, part }))) !== null
    const revisions = await listPartRevisions(kysely, platformId, part)
    return revisions.map((revision, place) => ({ ...revision, use: isShown && place === 0 ? ('shown' as const) : null }))
  },
  texts: async (platform, part, id) => {
    const found = await findPartState(kysely, await findPlatformId(kysely, platform), part, id)
    if (found === null) return null
    if (part.part !== 'author') return textsOfPart(part.part, found.content)
    const state = authorState.parse(found.content)
    return textsOfAuthor(state, state.accountId === null ? null : await findPersonName(kysely, state.accountId))
  },
  restore: (platform, { accountId }, part, id) =>
    kysely.transaction().execute(async trx => {
      await lockPlatform(trx, platform)
      const platformId = await findPlatformId(trx, platform)
      const found = await findPartState(trx, platformId, part, id)
      if (found === null) return 'missing'
      const read = () => readNow(trx, { platform, platformId, part })
      return await keepPart(trx, { platformId, part, accountId, read }, async () => {
        if (part.part !== 'author') {
          await writePart(trx, platform, part.part, found.content)
          return 'restored'
        }
        const now = await findManagedAuthor(trx, platformId, part.authorId)
        if (now === null) return 'missing'
        const author = { id: part.authorId, slug: now.slug }
        return (await writeAuthorState(trx, platformId, author, authorState.parse(found.content))) ? 'restored' : 'address-taken'
      })
    }),
})

interface Requested {
  platform: string
  platformId: SiteId
  part: SiteSection
}

const readNow = (database: Kysely<Schema> | Transaction<Schema>, { platform, platformId, part }: Requested): Promise<unknown> =>
  part.part === 'author' ? findManagedAuthor(database, platformId, part.authorId) : readPart(database, platform, part.part)
