import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { listMediaUses } from '../../data/media-use.ts'
import { deleteMedia, describeMedia, findMedia, replaceMediaFile, searchMedia } from '../../data/site-media.ts'
import type { MediaManager } from './media.ts'
import { prepareImage } from './prepare-image.ts'
import { storeImage } from './store-image.ts'

export interface MediaLibraryParts {
  kysely: Kysely<Schema>
  files: FileStore
}

export function createMedia(library: MediaLibraryParts): MediaManager {
  const { kysely, files } = library
  return {
    async list(platform, { search, ...requested }) {
      const { media, total } = await searchMedia(kysely, platform, { ...requested, search: normaliseLine(search) })
      return { media, total, lastPage: Math.max(1, Math.ceil(total / requested.show)) }
    },
    async find(platform, id) {
      const media = await findMedia(kysely, platform, id)
      return media && { media, uses: await listMediaUses(kysely, media) }
    },
    add: (platform, picture) => storeImage(library, platform, picture),
    async replace(platform, id, file) {
      const prepared = await prepareImage(files, file)
      if (prepared.kind === 'refused') return prepared
      await kysely.transaction().execute(trx => replaceMediaFile(trx, platform, id, prepared.picture))
      const media = await findMedia(kysely, platform, id)
      return media && { kind: 'stored', media }
    },
    describe: (platform, id, alt) => describeMedia(kysely, platform, id, normaliseLine(alt)),
    async remove(platform, id) {
      const media = await findMedia(kysely, platform, id)
      if (media === null) return 'missing'
      // The check and the deletion need the same snapshot of the database.
      return await kysely.transaction().execute(async trx => {
        if ((await listMediaUses(trx, media)).length > 0) return 'used'
        await deleteMedia(trx, id)
        return 'removed'
      })
    },
  }
}
