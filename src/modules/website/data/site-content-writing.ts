/** Replaces the menus, boards and statistics of a platform. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { MenuItem } from '../../sites/domain/navigation/main-menu.ts'
import type { SiteStatistics } from '../domain/site-pages/site-page.ts'

/** Replaces the whole menu of the platform. */
export async function replaceMenu(trx: Transaction<Schema>, platformId: number, items: readonly MenuItem[]): Promise<void> {
  await trx.deleteFrom('site_menu_item').where('platform_id', '=', platformId).execute()
  await storeItems(trx, platformId, items, null)
}

async function storeItems(
  trx: Transaction<Schema>,
  platformId: number,
  items: readonly MenuItem[],
  parentId: number | null,
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
  platformId: number,
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
export async function storeBoardSubject(database: Kysely<Schema>, platformId: number, name: string): Promise<number> {
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
  mediaId: number | null
  keywords: readonly string[]
  orcid: string | null
  body: string | null
  menuOrder: number
  /** Ids of subjects in this database. */
  subjectIds: readonly number[]
}

/** @param id of the member to change; null for a new one @returns the member's id */
export async function storeBoardMember(
  trx: Transaction<Schema>,
  platformId: number,
  { mediaId, menuOrder, subjectIds, keywords, ...member }: NewBoardMember,
  id: number | null,
): Promise<number> {
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

export async function deleteBoardMember(database: Kysely<Schema>, id: number): Promise<void> {
  await database.deleteFrom('board_member').where('id', '=', id).execute()
}
export async function deleteBoardSubject(database: Kysely<Schema>, id: number): Promise<void> {
  await database.deleteFrom('board_subject').where('id', '=', id).execute()
}
