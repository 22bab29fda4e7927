/** Exports and restores the media library. Images that exist already stay unchanged. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { givenTime, readTime } from '../../../core/database/exact-time.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { filePath } from '../../publications/domain/content/item-path.ts'
import { type StoredFile, storeFileRows } from '../../publications/index.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { MediaId } from '../domain/ids.ts'
import type { MediaIds } from '../domain/site-pages/renumber-media.ts'
import type { TransferredMedia } from '../domain/site-pages/transferred-site-content.ts'
import { originsOf, restoreOrigins } from './wordpress-transfer.ts'

/** Lists images by id. */
export const listMediaToExport = (db: Kysely<Schema>): Promise<TransferredMedia[]> =>
  db
    .selectFrom('site_media as media')
    .innerJoin('platform', 'platform.id', 'media.platform_id')
    .select(['media.id', 'platform.key as platform', 'media.name', 'media.sha256', 'media.alt'])
    .select(givenTime('media.created_at').as('createdAt'))
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('site_media_size as size')
          .whereRef('size.site_media_id', '=', 'media.id')
          .select(['size.name', 'size.sha256'])
          .orderBy('size.name'),
      ).as('sizes'),
      sql<string[]>`array(${eb
        .selectFrom('site_media_former_address as former')
        .whereRef('former.site_media_id', '=', 'media.id')
        .select('address')
        .orderBy('address')})`.as('formerAddresses'),
      originsOf('site_media_id', 'media.id').as('origins'),
    ])
    .orderBy('media.id')
    .execute()

/**
 * Requires the platforms. Each image keeps its id, which texts refer to, unless another image has it here.
 * @param files by hash; the file store has them
 * @returns the new ids by those in the export
 */
export async function restoreMedia(
  trx: Transaction<Schema>,
  media: readonly TransferredMedia[],
  files: ReadonlyMap<string, StoredFile>,
): Promise<MediaIds> {
  await storeFileRows(trx, files.values())
  const ids = new Map<number, MediaId>()
  const without: TransferredMedia[] = []
  for (const each of media) {
    const present = await findSame(trx, each, new Set(ids.values()))
    if (present === null) without.push(each)
    else ids.set(each.id, present)
  }
  const taken = await takenIds(trx, without)
  // Images that keep their ids are stored first, so that no other image gets one of these.
  for (const each of without) if (!taken.has(each.id)) ids.set(each.id, await storeOne(trx, each, each.id))
  await sql`
    select setval(sequence, greatest((select max(id) from site_media), pg_sequence_last_value(sequence::regclass)))
    from pg_get_serial_sequence('site_media', 'id') as sequence where exists (select from site_media)`.execute(trx)
  for (const each of without) if (taken.has(each.id)) ids.set(each.id, await storeOne(trx, each, null))
  for (const { id, platform, formerAddresses, origins } of media) {
    const here = ids.get(id)
    if (here === undefined) continue
    await storeFormerUrls(trx, here, formerAddresses)
    await restoreOrigins(trx, await findPlatformId(trx, platform), here, origins)
  }
  return ids
}

/** @returns null for null, and for an image that the export does not have */
export const newIdOf = (ids: MediaIds, id: number | null): MediaId | null => (id === null ? null : (ids.get(id) ?? null))

/**
 * Finds the same image here: it has or had the URL of the exported one.
 * @param others images that match other exported images already; a library may have the same file twice
 */
async function findSame(
  trx: Transaction<Schema>,
  { id, platform, name, sha256 }: TransferredMedia,
  others: ReadonlySet<number>,
): Promise<MediaId | null> {
  const found = await trx
    .selectFrom('site_media as media')
    .where('media.platform_id', '=', await findPlatformId(trx, platform))
    .where(({ eb, and, or, exists, selectFrom }) =>
      or([
        and([eb('media.sha256', '=', sha256), eb('media.name', '=', name)]),
        exists(
          selectFrom('site_media_former_address as former')
            .whereRef('former.site_media_id', '=', 'media.id')
            .where('former.address', '=', filePath(sha256, name))
            .select('former.address'),
        ),
      ]),
    )
    .select('media.id')
    .orderBy(eb => eb('media.id', '=', id), 'desc')
    .orderBy(eb => eb('media.sha256', '=', sha256), 'desc')
    .orderBy('media.id')
    .execute()
  return found.find(present => !others.has(present.id))?.id ?? null
}

async function takenIds(trx: Transaction<Schema>, media: readonly TransferredMedia[]): Promise<Set<number>> {
  const wanted = media.map(({ id }) => id)
  const rows = await trx.selectFrom('site_media').where('id', '=', sql<MediaId>`any(${wanted}::int[])`).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** @param id null for a free one */
async function storeOne(
  trx: Transaction<Schema>,
  { platform, name, sha256, alt, createdAt, sizes }: TransferredMedia,
  id: MediaId | null,
): Promise<MediaId> {
  const platformId = await findPlatformId(trx, platform)
  const stored = await trx
    .insertInto('site_media')
    .values({ ...(id !== null && { id }), platform_id: platformId, name, sha256, alt, created_at: readTime(createdAt) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = sizes.map(size => ({ site_media_id: stored.id, name: size.name, sha256: size.sha256 }))
  if (rows.length > 0) await trx.insertInto('site_media_size').values(rows).execute()
  return stored.id
}

async function storeFormerUrls(trx: Transaction<Schema>, id: MediaId, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  await trx
    .insertInto('site_media_former_address')
    .values(urls.map(url => ({ site_media_id: id, address: url })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
