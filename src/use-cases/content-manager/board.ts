/** What editors do with a platform's board and its numbers: the port between their screens and the database. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../data/schema.ts'
import { changeBoardSubjects, moveBoardMember, removeBoardMember, saveBoardMember, saveStatistics } from '../../data/site-board.ts'
import { type BoardMemberRow, findStatistics, listBoardMembers, listBoardSubjects } from '../../data/site-content.ts'
import type { MemberFacts, SubjectChanges } from '../../domain/site-pages/board-entries.ts'
import type { BoardSubject, SiteStatistics } from '../../domain/site-pages/site-page.ts'

export interface BoardManager {
  /** In their order. */
  members(platform: string): Promise<BoardMemberRow[]>
  /** By name. */
  subjects(platform: string): Promise<BoardSubject[]>
  statistics(platform: string): Promise<SiteStatistics | null>
  /** @param id null for a new one, which comes last @returns what the platform does not have, where it does not */
  saveMember(platform: string, id: number | null, member: MemberFacts): Promise<'saved' | 'missing' | 'no picture'>
  /** @returns false where the platform has none of this id */
  removeMember(platform: string, id: number): Promise<boolean>
  /** One place up or down, if there is one. @returns false where the platform has none of this id */
  moveMember(platform: string, id: number, by: 'up' | 'down'): Promise<boolean>
  changeSubjects(platform: string, changes: SubjectChanges): Promise<void>
  /** @param statistics null for none */
  saveStatistics(platform: string, statistics: SiteStatistics | null): Promise<void>
}

export const createBoard = (kysely: Kysely<Schema>): BoardManager => ({
  members: platform => listBoardMembers(kysely, platform),
  subjects: platform => listBoardSubjects(kysely, platform),
  statistics: platform => findStatistics(kysely, platform),
  saveMember: (platform, id, member) => saveBoardMember(kysely, platform, id, member),
  removeMember: (platform, id) => removeBoardMember(kysely, platform, id),
  moveMember: (platform, id, by) => moveBoardMember(kysely, platform, id, by),
  changeSubjects: (platform, changes) => changeBoardSubjects(kysely, platform, changes),
  saveStatistics: (platform, statistics) => saveStatistics(kysely, platform, statistics),
})
