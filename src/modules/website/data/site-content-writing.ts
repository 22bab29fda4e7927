/** Replaces the menus, boards and statistics of a platform. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import type { MenuItem } from '../../sites/domain/navigation/main-menu.ts'
import type { BoardMemberId, BoardSubjectId, MediaId, MenuItemId } from '../domain/ids.ts'
import type { SiteStatistics } from '../domain/site-pages/site-page.ts'

/** Replaces the whole menu of the platform. */
export async function replaceMenu(trx: Transaction<Schema>, platformId: SiteId, items: readonly MenuItem[]): Promise<void> {
  await trx.deleteFrom('site_menu_item').where('platform_id', '=', platformId).execute()
  await storeItems(trx, platformId, items, null)
}

async function storeItems(
  trx: Transaction<Schema>,
  platformId: SiteId,
  items: readonly MenuItem[],
  parentId: MenuItemId | null,
): Promise<void> {
  for (const { path = null, placeholder = null, text = '', menuOrder, children = [] } of items) {
    const { id } = await trx
      .insertInto('site_menu_item')
      .values({ platform_id: platformId, parent_id: parentId, path, placeholder, text, menu_order: menuOrder })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeItems(trx, platformId, children, id)
  }
}

export async function storeStatistics(
  database: Kysely<Schema>,
  platformId: SiteId,
  { sectionTitle, lastUpdated, stats }: SiteStatistics,
): Promise<void> {
  const facts = { section_title: sectionTitle, last_updated: lastUpdated, stats: JSON.stringify(stats) }
  await database
    .insertInto('site_statistics')
    .values({ platform_id: platformId, ...facts })
    .onConflict(conflict => conflict.column('platform_id').doUpdateSet(facts))
    .execute()
}

/** Creates the subject unless one with this name exists. @returns its id */
export async function storeBoardSubject(database: Kysely<Schema>, platformId: SiteId, name: string): Promise<BoardSubjectId> {
  const { id } = await database
    .insertInto('board_subject')
    .values({ platform_id: platformId, name })
    .onConflict(conflict => conflict.columns(['platform_id', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewBoardMember {
  name: string
  role: string | null
  institution: string | null
  mediaId: MediaId | null
  keywords: readonly string[]
  orcid: string | null
  body: string | null
  menuOrder: number
  /** Ids of subjects in this database. */
  subjectIds: readonly BoardSubjectId[]
}

/** @param id of the member to change; null for a new one @returns the member's id */
export async function storeBoardMember(
  trx: Transaction<Schema>,
  platformId: SiteId,
  { mediaId, menuOrder, subjectIds, keywords, ...member }: NewBoardMember,
  id: BoardMemberId | null,
): Promise<BoardMemberId> {
  const facts = { ...member, keywords: [...keywords], site_media_id: mediaId, menu_order: menuOrder }
  const stored =
    id === null
      ? await trx
          .insertInto('board_member')
          .values({ ...facts, platform_id: platformId })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx.updateTable('board_member').set(facts).where('id', '=', id).returning('id').executeTakeFirstOrThrow()
  await trx.deleteFrom('board_member_subject').where('board_member_id', '=', stored.id).execute()
  const rows = subjectIds.map(subjectId => ({ board_member_id: stored.id, board_subject_id: subjectId }))
  if (rows.length > 0) await trx.insertInto('board_member_subject').values(rows).execute()
  return stored.id
}

export async function deleteBoardMember(database: Kysely<Schema>, id: BoardMemberId): Promise<void> {
  await database.deleteFrom('board_member').where('id', '=', id).execute()
}
export async function deleteBoardSubject(database: Kysely<Schema>, id: BoardSubjectId): Promise<void> {
  await database.deleteFrom('board_subject').where('id', '=', id).execute()
}
