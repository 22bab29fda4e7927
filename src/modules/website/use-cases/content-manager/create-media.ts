import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { problemCode } from '../../../uploads/domain/upload-purpose.ts'
import type { Uploads } from '../../../uploads/index.ts'
import { listMediaUses } from '../../data/media-use.ts'
import { deleteMedia, describeMedia, findMedia, replaceMediaFile, searchMedia } from '../../data/site-media.ts'
import { type MediaProblem, problemOfUpload } from '../../domain/media/image-file.ts'
import { mediaPurposeKey } from '../../domain/media/media-purpose.ts'
import type { ImageSizes } from './image-sizes.ts'
import type { MediaManager, UploadedImage } from './media.ts'
import { type GivenFile, prepareWholeImage } from './prepare-image.ts'
import { storeImage } from './store-image.ts'

export interface MediaLibraryParts {
  kysely: Kysely<Schema>
  files: FileStore
  uploads: Pick<Uploads, 'take' | 'remove'>
  imageSizes: ImageSizes
}

export function createMedia(library: MediaLibraryParts): MediaManager {
  const { kysely, files, uploads, imageSizes } = library

  async function take({ accountId, upload }: UploadedImage): Promise<GivenFile | { kind: 'refused'; problem: MediaProblem }> {
    const taken = await uploads.take(accountId, upload, mediaPurposeKey)
    if (taken.kind === 'refused') return { kind: 'refused', problem: problemOfUpload(problemCode(taken.problem), taken.name) }
    return { name: taken.name, content: await files.read(taken.sha256) }
  }

  return {
    async list(platform, { search, ...requested }) {
      const { media, total } = await searchMedia(kysely, platform, { ...requested, search: normaliseLine(search) })
      return { media, total, lastPage: Math.max(1, Math.ceil(total / requested.show)) }
    },
    async find(platform, id) {
      const media = await findMedia(kysely, platform, id)
      return media && { media, uses: await listMediaUses(kysely, media) }
    },
    async add(platform, { alt, ...uploaded }) {
      const given = await take(uploaded)
      if ('kind' in given) return given
      const stored = await storeImage(library, platform, { ...given, alt })
      await uploads.remove(uploaded.accountId, uploaded.upload)
      return stored
    },
    async replace(platform, id, uploaded) {
      const file = await take(uploaded)
      if ('kind' in file) return file
      const prepared = await prepareWholeImage(files, file)
      if (prepared.kind === 'prepared') {
        await imageSizes.prepare()
        await kysely.transaction().execute(async trx => {
          if (await replaceMediaFile(trx, platform, id, prepared.picture)) await imageSizes.enqueue(trx, id)
        })
      }
      await uploads.remove(uploaded.accountId, uploaded.upload)
      if (prepared.kind === 'refused') return prepared
      const media = await findMedia(kysely, platform, id)
      return media && { kind: 'stored', media }
    },
    async describe(platform, id, { alt, basedOn }) {
      if (await describeMedia(kysely, platform, id, { alt: normaliseLine(alt), basedOn })) return 'saved'
      return (await findMedia(kysely, platform, id)) === null ? 'missing' : 'changed-meanwhile'
    },
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
