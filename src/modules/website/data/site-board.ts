/** Changes the board of a platform for its editors. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { MemberFacts } from '../domain/board/board-entries.ts'
import type { BoardMemberId, BoardSubjectId, MediaId } from '../domain/ids.ts'
import type { BoardSubject, SiteStatistics } from '../domain/site-pages/site-page.ts'
import { storeBoardMember, storeBoardSubject, storeStatistics } from './site-content-writing.ts'

/** Locks the members until the end of the transaction, and lists them in order. */
const lockMembers = (trx: Transaction<Schema>, platformId: SiteId) =>
  trx
    .selectFrom('board_member')
    .where('platform_id', '=', platformId)
    .select(['id', 'menu_order as menuOrder'])
    .orderBy('menu_order')
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute()

/** @param id null for a new member, who comes last @returns which referenced row the platform does not have, if any */
export async function saveBoardMember(
  trx: Transaction<Schema>,
  platform: string,
  id: BoardMemberId | null,
  member: MemberFacts,
): Promise<'saved' | 'missing' | 'no picture'> {
  const platformId = await findPlatformId(trx, platform)
  const members = await lockMembers(trx, platformId)
  const menuOrder = id === null ? (members.at(-1)?.menuOrder ?? 0) + 1 : members.find(each => each.id === id)?.menuOrder
  if (menuOrder === undefined) return 'missing'
  if (member.mediaId !== null && !(await hasImage(trx, platformId, member.mediaId))) return 'no picture'
  const subjectIds = await subjectsAmong(trx, platformId, member.subjectIds)
  await storeBoardMember(trx, platformId, { ...member, menuOrder, subjectIds }, id)
  return 'saved'
}

/** Whether a platform has the image, which is locked until the end of the transaction. */
export async function hasImage(trx: Transaction<Schema>, platformId: SiteId, id: MediaId): Promise<boolean> {
  const found = await trx
    .selectFrom('site_media')
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Leaves out subjects that were deleted meanwhile. */
async function subjectsAmong(trx: Transaction<Schema>, platformId: SiteId, ids: readonly BoardSubjectId[]): Promise<BoardSubjectId[]> {
  if (ids.length === 0) return []
  const found = await trx
    .selectFrom('board_subject')
    .where('platform_id', '=', platformId)
    .where('id', 'in', ids)
    .select('id')
    .forKeyShare()
    .execute()
  return found.map(subject => subject.id)
}

/** @returns false where the platform has no such member */
export async function removeBoardMember(trx: Transaction<Schema>, platform: string, id: BoardMemberId): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('board_member')
    .where('platform_id', '=', await findPlatformId(trx, platform))
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Moves a member one position up or down, and renumbers all, because imported members may share a number.
 * @returns false where there is no such member
 */
export async function moveBoardMember(trx: Transaction<Schema>, platform: string, id: BoardMemberId, by: 'up' | 'down'): Promise<boolean> {
  const members = await lockMembers(trx, await findPlatformId(trx, platform))
  const at = members.findIndex(each => each.id === id)
  const [moved] = members.slice(at, at + 1)
  if (at === -1 || moved === undefined) return false
  const others = members.toSpliced(at, 1)
  const ordered = others.toSpliced(Math.max(0, at + (by === 'up' ? -1 : 1)), 0, moved)
  for (const [index, member] of ordered.entries())
    if (member.menuOrder !== index + 1)
      await trx
        .updateTable('board_member')
        .set({ menu_order: index + 1 })
        .where('id', '=', member.id)
        .execute()
  return true
}

/** Removing a subject removes it from its members too; renaming keeps it. */
export async function changeBoardSubjects(
  trx: Transaction<Schema>,
  platform: string,
  { renamed, added, removedIds }: { renamed: readonly BoardSubject[]; added: readonly string[]; removedIds: readonly BoardSubjectId[] },
): Promise<void> {
  const platformId = await findPlatformId(trx, platform)
  const rename = (id: BoardSubjectId, name: string) =>
    trx.updateTable('board_subject').set({ name }).where('platform_id', '=', platformId).where('id', '=', id).execute()
  if (removedIds.length > 0)
    await trx.deleteFrom('board_subject').where('platform_id', '=', platformId).where('id', 'in', removedIds).execute()
  // Two subjects may swap their names, so each first gets a name that nobody can enter.
  for (const { id } of renamed) await rename(id, `\u0001${id}`)
  for (const { id, name } of renamed) await rename(id, name)
  for (const name of added) await storeBoardSubject(trx, platformId, name)
}

/** @param statistics null removes them */
export async function saveStatistics(trx: Transaction<Schema>, platform: string, statistics: SiteStatistics | null): Promise<void> {
  const platformId = await findPlatformId(trx, platform)
  if (statistics === null) await trx.deleteFrom('site_statistics').where('platform_id', '=', platformId).execute()
  else await storeStatistics(trx, platformId, statistics)
}
