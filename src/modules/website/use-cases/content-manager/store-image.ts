/** Stores an image in the media library of a platform, from editors or from an import. It is atomic. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import type { Media } from '../../data/site-content.ts'
import { findMedia, storeMedia } from '../../data/site-media.ts'
import type { ImageProblem } from '../../domain/media/image-file.ts'
import { type GivenFile, prepareImage } from './prepare-image.ts'

export interface ImageLibrary {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'put'>
}

export interface NewImage extends GivenFile {
  /** The alternative text; empty for decorative images. The caller checks that an editor has entered it. */
  alt: string
}

export type StoredImage = { kind: 'stored'; media: Media } | { kind: 'refused'; problem: ImageProblem }

/** @param platform its key @throws PlatformMissingError */
export async function storeImage({ kysely, files }: ImageLibrary, platform: string, { alt, ...given }: NewImage): Promise<StoredImage> {
  const prepared = await prepareImage(files, given)
  if (prepared.kind === 'refused') return prepared
  const id = await kysely.transaction().execute(trx => storeMedia(trx, platform, { ...prepared.picture, alt: normaliseLine(alt) }))
  const media = await findMedia(kysely, platform, id)
  if (media === null) throw new Error(`The picture ${id} was stored and is gone`)
  return { kind: 'stored', media }
}
