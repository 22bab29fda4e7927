/** Stores and finds the images of the media library. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { filePath } from '../../publications/domain/content/item-path.ts'
import { type StoredFile, storeFileRows } from '../../publications/index.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { MediaId } from '../domain/ids.ts'
import { listMedia, type Media } from './site-content.ts'

export interface MediaToStore {
  /** The file name for downloads. */
  name: string
  file: StoredFile
  /** Smaller versions, by their WordPress names. */
  sizes: ReadonlyMap<string, StoredFile>
}

export interface NewMedia extends MediaToStore {
  /** Empty for decorative images. */
  alt: string
}

/** @param platform its key @returns the image's id @throws OperatorError for an unknown platform */
export async function storeMedia(trx: Transaction<Schema>, platform: string, { name, alt, file, sizes }: NewMedia): Promise<MediaId> {
  const platformId = await findPlatformId(trx, platform)
  await storeFileRows(trx, [file, ...sizes.values()])
  const { id } = await trx
    .insertInto('site_media')
    .values({ platform_id: platformId, name, sha256: file.sha256, alt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertSizes(trx, id, sizes)
  return id
}

/** @returns the hash of the image's file; null where there is no such image, on any platform */
export async function findMediaFile(database: Kysely<Schema>, id: MediaId): Promise<string | null> {
  const found = await database.selectFrom('site_media').where('id', '=', id).select('sha256').executeTakeFirst()
  return found?.sha256 ?? null
}

/** Stores the sizes of an image, unless it has another file by now. @param given.of the hash of the file that they were made of */
export async function storeSizes(
  trx: Kysely<Schema>,
  id: MediaId,
  { of, sizes }: { of: string; sizes: MediaToStore['sizes'] },
): Promise<void> {
  const present = await trx.selectFrom('site_media').where('id', '=', id).select('sha256').forUpdate().executeTakeFirst()
  if (present?.sha256 !== of) return
  await storeFileRows(trx, [...sizes.values()])
  await trx.deleteFrom('site_media_size').where('site_media_id', '=', id).execute()
  await insertSizes(trx, id, sizes)
}

async function insertSizes(trx: Kysely<Schema>, id: MediaId, sizes: MediaToStore['sizes']): Promise<void> {
  const rows = Array.from(sizes, ([name, { sha256 }]) => ({ site_media_id: id, name, sha256 }))
  if (rows.length > 0) await trx.insertInto('site_media_size').values(rows).execute()
}

/** @returns null where the platform has no such image */
export async function findMedia(database: Kysely<Schema>, platform: string, id: MediaId): Promise<Media | null> {
  const [found = null] = await listMedia(database, platform, [id])
  return found
}

/**
 * Replaces the image's file, so that everything that refers to it shows the new one. @returns false where the platform has no such image
 */
export async function replaceMediaFile(trx: Transaction<Schema>, platform: string, id: MediaId, given: MediaToStore): Promise<boolean> {
  const present = await ofPlatform(trx, platform)
    .where('media.id', '=', id)
    .select(['media.name', 'sha256'])
    .forUpdate('media')
    .executeTakeFirst()
  if (present === undefined) return false
  await storeFileRows(trx, [given.file, ...given.sizes.values()])
  await trx
    .insertInto('site_media_former_address')
    .values({ site_media_id: id, address: filePath(present.sha256, present.name) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await trx.updateTable('site_media').set({ name: given.name, sha256: given.file.sha256 }).where('id', '=', id).execute()
  await trx.deleteFrom('site_media_size').where('site_media_id', '=', id).execute()
  await insertSizes(trx, id, given.sizes)
  return true
}

/** @param text.basedOn the alternative text that it replaces; null for any @returns false where the platform has no such image, with that text */
export async function describeMedia(
  database: Kysely<Schema>,
  platform: string,
  id: MediaId,
  { alt, basedOn }: { alt: string; basedOn: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('site_media')
    .set({ alt })
    .where('id', 'in', ofPlatform(database, platform).where('media.id', '=', id).select('media.id'))
    .$if(basedOn !== null, query => query.where('alt', '=', basedOn ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteMedia(database: Kysely<Schema>, id: MediaId): Promise<void> {
  await database.deleteFrom('site_media').where('id', '=', id).execute()
}

const ofPlatform = (database: Kysely<Schema>, platform: string) =>
  database.selectFrom('site_media as media').innerJoin('platform', 'platform.id', 'media.platform_id').where('platform.key', '=', platform)

export interface MediaRequest {
  /** Searched in name and alternative text; empty for all. */
  search: string
  /** Restricts the results to these ids; all where it is left out. */
  ids?: readonly MediaId[] | undefined
  page: number
  show: number
}

/** Lists images, newest first. @returns one page of them and the total */
export async function searchMedia(
  database: Kysely<Schema>,
  platform: string,
  { search, ids, page, show }: MediaRequest,
): Promise<{ media: Media[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found = ofPlatform(database, platform)
    .$if(search !== '', query => query.where(eb => eb.or([eb('media.name', 'ilike', pattern), eb('media.alt', 'ilike', pattern)])))
    .$if(ids !== undefined, query => query.where('media.id', 'in', ids ?? []))
  const { total } = await found.select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select('media.id')
    .orderBy('media.id', 'desc')
    .limit(show)
    .offset((page - 1) * show)
    .execute()
  const shown = rows.map(({ id }) => id)
  const media = shown.length === 0 ? [] : await listMedia(database, platform, shown)
  return { media: media.toReversed(), total }
}
