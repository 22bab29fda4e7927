/** What editors do with a platform's board and its numbers: the port between their screens and the database. */
import type { Kysely, Transaction } from 'kysely'
import type { SignedIn } from '../../../../core/access/visitor.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { findPlatformId, lockPlatform } from '../../../sites/data/platforms.ts'
import { changeBoardSubjects, moveBoardMember, removeBoardMember, saveBoardMember, saveStatistics } from '../../data/site-board.ts'
import { type BoardMemberRow, findStatistics, listBoardMembers, listBoardSubjects } from '../../data/site-content.ts'
import { readPart } from '../../data/site-part-state.ts'
import { isLateForSubjects, type MemberFacts, type SubjectChanges } from '../../domain/site-pages/board-entries.ts'
import type { BoardSubject, SiteStatistics } from '../../domain/site-pages/site-page.ts'
import type { CommonPart, PartChangedMeanwhile } from '../../domain/site-pages/site-part.ts'
import { changedMeanwhile, describeChange, keepPart, wordOf } from './keep-part.ts'

/** `word` stands for the state that a form began from, and goes along with what is made of it. */
export interface BoardManager {
  /** In their order. */
  members(platform: string): Promise<(BoardMemberRow & { word: string })[]>
  /** By name. */
  subjects(platform: string): Promise<BoardSubject[]>
  statistics(platform: string): Promise<{ statistics: SiteStatistics | null; word: string }>
  /** @param id null for a new one, which comes last @returns what the platform does not have, where it does not */
  saveMember(
    platform: string,
    by: SignedIn,
    id: number | null,
    given: { member: MemberFacts; word: string },
  ): Promise<'saved' | 'missing' | 'no picture' | PartChangedMeanwhile>
  /** @returns false where the platform has none of this id */
  removeMember(platform: string, by: SignedIn, id: number): Promise<boolean>
  /** One place up or down, if there is one. @returns false where the platform has none of this id */
  moveMember(platform: string, by: SignedIn, id: number, to: 'up' | 'down'): Promise<boolean>
  changeSubjects(platform: string, by: SignedIn, changes: SubjectChanges): Promise<'saved' | PartChangedMeanwhile>
  /** @param given null for no numbers */
  saveStatistics(
    platform: string,
    by: SignedIn,
    given: { statistics: SiteStatistics | null; word: string },
  ): Promise<'saved' | PartChangedMeanwhile>
}

/** A member's own state: where they stand among the others may change meanwhile. */
const wordOfMember = ({ menuOrder: _, ...member }: BoardMemberRow): string => wordOf(member)

export function createBoard(kysely: Kysely<Schema>): BoardManager {
  /** One editor after the other, with each state of the parts written down. */
  const keeping = <Done>(
    platform: string,
    { accountId }: SignedIn,
    parts: readonly CommonPart[],
    change: (trx: Transaction<Schema>, platformId: number) => Promise<Done>,
  ): Promise<Done> =>
    kysely.transaction().execute(async trx => {
      await lockPlatform(trx, platform)
      const platformId = await findPlatformId(trx, platform)
      const kept = parts.reduce<() => Promise<Done>>(
        (act, part) => () =>
          keepPart(trx, { platformId, part: { part, authorId: null }, accountId, read: () => readPart(trx, platform, part) }, act),
        () => change(trx, platformId),
      )
      return await kept()
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
        // Who saved the board last is told, for a state is one of the whole board.
        const content = await readPart(trx, platform, 'board')
        return await describeChange(trx, { platformId, part: { part: 'board', authorId: null }, content })
      }),
    removeMember: (platform, by, id) => keeping(platform, by, ['board'], trx => removeBoardMember(trx, platform, id)),
    moveMember: (platform, by, id, to) => keeping(platform, by, ['board'], trx => moveBoardMember(trx, platform, id, to)),
    // Members change with the names of their subjects.
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
