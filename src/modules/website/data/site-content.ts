/** Reads the data that pages show besides their own content: media, the board, statistics, menus. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { filePath } from '../../publications/domain/content/item-path.ts'
import type { MenuPlaceholder } from '../../sites/domain/navigation/main-menu.ts'
import type { BoardMemberId, BoardSubjectId, MediaId } from '../domain/ids.ts'
import { imageName, isImageType } from '../domain/media/image-file.ts'
import type { BoardSubject, SiteStatistics } from '../domain/site-pages/site-page.ts'

export interface MediaFile {
  url: string
  width: number | null
  height: number | null
  mimeType: string
}

export interface Media extends MediaFile {
  id: MediaId
  name: string
  alt: string
  /** URLs from before the file was replaced. */
  formerUrls: string[]
  /** Smaller versions, by their WordPress names. */
  sizes: Record<string, MediaFile>
}

/** @param ids restricts the images, without an order; null for all of the platform */
export async function listMedia(database: Kysely<Schema>, platform: string, ids: readonly MediaId[] | null = null): Promise<Media[]> {
  const rows = await database
    .selectFrom('site_media as media')
    .innerJoin('platform', 'platform.id', 'media.platform_id')
    .innerJoin('file', 'file.sha256', 'media.sha256')
    .where('platform.key', '=', platform)
    .$if(ids !== null, query => query.where('media.id', 'in', ids ?? []))
    .select(['media.id', 'media.name', 'alt', 'file.sha256', 'width', 'height', 'mime_type as mimeType'])
    .select(({ selectFrom }) =>
      sql<string[]>`array(${selectFrom('site_media_former_address').whereRef('site_media_id', '=', 'media.id').select('address')})`.as(
        'formerUrls',
      ),
    )
    .orderBy('media.id')
    .execute()
  if (rows.length === 0) return []
  const sizes = await database
    .selectFrom('site_media_size as size')
    .innerJoin('file', 'file.sha256', 'size.sha256')
    .where(
      'site_media_id',
      'in',
      rows.map(({ id }) => id),
    )
    .select(['site_media_id as mediaId', 'size.name', 'file.sha256', 'width', 'height', 'mime_type as mimeType'])
    .orderBy('width')
    .execute()
  const sizesOf = Map.groupBy(sizes, ({ mediaId }) => mediaId)
  return rows.map(({ sha256, ...media }) => ({
    ...media,
    url: filePath(sha256, media.name),
    sizes: Object.fromEntries(
      (sizesOf.get(media.id) ?? []).map(({ name, sha256: hash, mediaId: _, ...size }) => [
        name,
        // A smaller version may have another type than the image, and needs the matching file extension.
        { ...size, url: filePath(hash, isImageType(size.mimeType) ? imageName(media.name, size.mimeType) : media.name) },
      ]),
    ),
  }))
}

export interface BoardMemberRow {
  id: BoardMemberId
  name: string
  role: string | null
  institution: string | null
  mediaId: MediaId | null
  keywords: string[]
  orcid: string | null
  body: string | null
  menuOrder: number
  subjectIds: BoardSubjectId[]
}

/** Lists members by `menuOrder`, then by name. */
export async function listBoardMembers(database: Kysely<Schema>, platform: string): Promise<BoardMemberRow[]> {
  const rows = await database
    .selectFrom('board_member as member')
    .innerJoin('platform', 'platform.id', 'member.platform_id')
    .where('platform.key', '=', platform)
    .select(['member.id', 'member.name', 'role', 'institution', 'site_media_id as mediaId', 'keywords', 'orcid', 'body'])
    .select('menu_order as menuOrder')
    .orderBy('menu_order')
    .orderBy('member.name')
    .orderBy('member.id')
    .execute()
  if (rows.length === 0) return []
  const subjects = await database
    .selectFrom('board_member_subject')
    .where(
      'board_member_id',
      'in',
      rows.map(({ id }) => id),
    )
    .select(['board_member_id as memberId', 'board_subject_id as subjectId'])
    .orderBy('board_subject_id')
    .execute()
  const subjectsOf = Map.groupBy(subjects, ({ memberId }) => memberId)
  return rows.map(row => ({ ...row, subjectIds: (subjectsOf.get(row.id) ?? []).map(({ subjectId }) => subjectId) }))
}

/** Lists subjects by name. */
export async function listBoardSubjects(database: Kysely<Schema>, platform: string): Promise<BoardSubject[]> {
  return await database
    .selectFrom('board_subject as subject')
    .innerJoin('platform', 'platform.id', 'subject.platform_id')
    .where('platform.key', '=', platform)
    .select(['subject.id', 'subject.name'])
    .orderBy('subject.name')
    .execute()
}

export async function findStatistics(database: Kysely<Schema>, platform: string): Promise<SiteStatistics | null> {
  const row = await database
    .selectFrom('site_statistics')
    .innerJoin('platform', 'platform.id', 'site_statistics.platform_id')
    .where('platform.key', '=', platform)
    .select(['section_title as sectionTitle', 'last_updated as lastUpdated', 'stats'])
    .executeTakeFirst()
  return row ?? null
}

export interface MenuItemRow {
  id: number
  parentId: number | null
  path: string | null
  placeholder: MenuPlaceholder | null
  text: string
  menuOrder: number
}

/** Lists items without an order; empty where the platform uses its brand's menu. */
export async function listMenuItems(database: Kysely<Schema>, platform: string): Promise<MenuItemRow[]> {
  return await database
    .selectFrom('site_menu_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .select(['item.id', 'item.parent_id as parentId', 'item.path', 'item.placeholder', 'item.text', 'item.menu_order as menuOrder'])
    .orderBy('item.id')
    .execute()
}
