/** The pictures of the media library: what is stored of one, and how one is found. */
import type { Kysely, Transaction } from 'kysely'
import { findPlatformId } from './platforms.ts'
import type { Schema } from './schema.ts'
import { listMedia, type Media } from './site-content.ts'
import { storeFileRows } from './store/files.ts'
import type { StoredFile } from './stored-article.ts'

export interface MediaToStore {
  /** The name under which it is saved. */
  name: string
  file: StoredFile
  /** Smaller forms, by what they are called. */
  sizes: ReadonlyMap<string, StoredFile>
}

export interface NewMedia extends MediaToStore {
  /** Empty for decoration. */
  alt: string
}

/** @param platform its key @returns its id @throws PlatformMissingError */
export async function storeMedia(trx: Transaction<Schema>, platform: string, { name, alt, file, sizes }: NewMedia): Promise<number> {
  const platformId = await findPlatformId(trx, platform)
  await storeFileRows(trx, [file, ...sizes.values()])
  const { id } = await trx
    .insertInto('site_media')
    .values({ platform_id: platformId, name, sha256: file.sha256, alt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeSizes(trx, id, sizes)
  return id
}

async function storeSizes(trx: Transaction<Schema>, id: number, sizes: MediaToStore['sizes']): Promise<void> {
  const rows = Array.from(sizes, ([name, { sha256 }]) => ({ site_media_id: id, name, sha256 }))
  if (rows.length > 0) await trx.insertInto('site_media_size').values(rows).execute()
}

/** Null where the platform has none of this id. */
export async function findMedia(database: Kysely<Schema>, platform: string, id: number): Promise<Media | null> {
  const [found = null] = await listMedia(database, platform, [id])
  return found
}
