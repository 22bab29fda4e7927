/** Editing a platform's board and statistics: the port between the CMS and the database. */

import type { Kysely, Transaction } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { SiteId } from '../../../../core/ids/shared-ids.ts'
import { findPlatformId, lockPlatform } from '../../../sites/index.ts'
import { changeBoardSubjects, moveBoardMember, removeBoardMember, saveBoardMember, saveStatistics } from '../../data/site-board.ts'
import { type BoardMemberRow, findStatistics, listBoardMembers, listBoardSubjects } from '../../data/site-content.ts'
import { readPart } from '../../data/site-section-state.ts'
import { isLateForSubjects, type MemberFacts } from '../../domain/board/board-entries.ts'
import type { SubjectChanges } from '../../domain/board/subjects-schema.ts'
import type { BoardMemberId } from '../../domain/ids.ts'
import type { BoardSubject, SiteStatistics } from '../../domain/site-pages/site-page.ts'
import type { CommonSection, PartChangedMeanwhile } from '../../domain/site-pages/site-section.ts'
import { changedMeanwhile, describeChange, keepPart, wordOf } from './keep-part.ts'

/** `word` identifies the state that a form started with, and must be passed back when saving. */
export interface BoardManager {
  /** Lists members in order. */
  members(platform: string): Promise<(BoardMemberRow & { word: string })[]>
  /** Lists subjects by name. */
  subjects(platform: string): Promise<BoardSubject[]>
  statistics(platform: string): Promise<{ statistics: SiteStatistics | null; word: string }>
  /** @param id null for a new member, who comes last @returns which referenced row the platform does not have, if any */
  saveMember(
    platform: string,
    by: SignedIn,
    id: BoardMemberId | null,
    given: { member: MemberFacts; word: string },
  ): Promise<'saved' | 'missing' | 'no picture' | PartChangedMeanwhile>
  /** @returns false where the platform has no such member */
  removeMember(platform: string, by: SignedIn, id: BoardMemberId): Promise<boolean>
  /** Moves a member one position up or down. @returns false where the platform has no such member */
  moveMember(platform: string, by: SignedIn, id: BoardMemberId, to: 'up' | 'down'): Promise<boolean>
  changeSubjects(platform: string, by: SignedIn, changes: SubjectChanges): Promise<'saved' | PartChangedMeanwhile>
  /** @param given null removes the statistics */
  saveStatistics(
    platform: string,
    by: SignedIn,
    given: { statistics: SiteStatistics | null; word: string },
  ): Promise<'saved' | PartChangedMeanwhile>
}

/** The position is left out, because it may change without affecting the form. */
const wordOfMember = ({ menuOrder: _, ...member }: BoardMemberRow): string => wordOf(member)

export function createBoard(kysely: Kysely<Schema>): BoardManager {
  /** Serialises editors with a lock, and records each state of the parts. */
  const keeping = <Done>(
    platform: string,
    { accountId }: SignedIn,
    parts: readonly CommonSection[],
    change: (trx: Transaction<Schema>, platformId: SiteId) => Promise<Done>,
  ): Promise<Done> =>
    kysely.transaction().execute(async trx => {
      await lockPlatform(trx, platform)
      const platformId = await findPlatformId(trx, platform)
      const retained = parts.reduce<() => Promise<Done>>(
        (act, part) => () =>
          keepPart(trx, { platformId, part: { part, authorId: null }, accountId, read: () => readPart(trx, platform, part) }, act),
        () => change(trx, platformId),
      )
      return await retained()
    })

  return {
    members: async platform => (await listBoardMembers(kysely, platform)).map(row => ({ ...row, word: wordOfMember(row) })),
    subjects: platform => listBoardSubjects(kysely, platform),
    statistics: async platform => {
      const statistics = await findStatistics(kysely, platform)
      return { statistics, word: wordOf(statistics) }
    },
    saveMember: (platform, by, id, { member, word }) =>
      keeping(platform, by, ['board'], async (trx, platformId) => {
        const before = id === null ? undefined : (await listBoardMembers(trx, platform)).find(each => each.id === id)
        if (before === undefined || wordOfMember(before) === word) return await saveBoardMember(trx, platform, id, member)
        // The conflict names who saved the board last, because a state contains the whole board.
        const content = await readPart(trx, platform, 'board')
        return await describeChange(trx, { platformId, part: { part: 'board', authorId: null }, content })
      }),
    removeMember: (platform, by, id) => keeping(platform, by, ['board'], trx => removeBoardMember(trx, platform, id)),
    moveMember: (platform, by, id, to) => keeping(platform, by, ['board'], trx => moveBoardMember(trx, platform, id, to)),
    // Members' states contain the names of their subjects.
    changeSubjects: (platform, by, changes) =>
      keeping(platform, by, ['board', 'subjects'], async (trx, platformId) => {
        const content = await listBoardSubjects(trx, platform)
        if (isLateForSubjects(changes, content))
          return await describeChange(trx, { platformId, part: { part: 'subjects', authorId: null }, content })
        const isPresent = new Set(content.map(({ id }) => id))
        const removedIds = changes.removed.map(({ id }) => id).filter(id => isPresent.has(id))
        await changeBoardSubjects(trx, platform, { ...changes, removedIds })
        return 'saved'
      }),
    saveStatistics: (platform, by, { statistics, word }) =>
      keeping(platform, by, ['statistics'], async (trx, platformId) => {
        const content = await findStatistics(trx, platform)
        const changed = await changedMeanwhile(trx, { platformId, part: { part: 'statistics', authorId: null }, content }, word)
        if (changed !== null) return changed
        await saveStatistics(trx, platform, statistics)
        return 'saved'
      }),
  }
}
