/** Images of the media library with all their sizes, as they are once the job that makes these has ended. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../src/core/database/schema.ts'
import type { FileStore } from '../../src/core/files/file-store.ts'
import { findMedia } from '../../src/modules/website/data/site-media.ts'
import type { MediaId } from '../../src/modules/website/domain/ids.ts'
import { addImageSizes, type ImageSizes } from '../../src/modules/website/use-cases/content-manager/image-sizes.ts'
import { type NewImage, type StoredImage, storeImage } from '../../src/modules/website/use-cases/content-manager/store-image.ts'

interface ImageStore {
  kysely: Kysely<Schema>
  files: FileStore
}

/** Where nobody makes them. */
export const withoutSizes: ImageSizes = { prepare: async () => undefined, enqueue: async () => undefined }

export const makeSizes = (library: ImageStore, mediaId: MediaId): Promise<void> =>
  addImageSizes(library, { payload: { mediaId }, finish: body => library.kysely.transaction().execute(body) })

export async function storeWithSizes(library: ImageStore, platform: string, image: NewImage): Promise<StoredImage> {
  const stored = await storeImage({ ...library, imageSizes: withoutSizes }, platform, image)
  if (stored.kind === 'refused') return stored
  await makeSizes(library, stored.media.id)
  const media = await findMedia(library.kysely, platform, stored.media.id)
  if (media === null) throw new Error('The image is gone.')
  return { kind: 'stored', media }
}
