/** Stores an image in the media library of a platform, in its own size; a job makes the smaller ones. It is atomic. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import type { Media } from '../../data/site-content.ts'
import { findMedia, storeMedia } from '../../data/site-media.ts'
import type { ImageProblem } from '../../domain/media/image-file.ts'
import type { ImageSizes } from './image-sizes.ts'
import { type GivenFile, prepareWholeImage } from './prepare-image.ts'

export interface ImageLibrary {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'put'>
  imageSizes: ImageSizes
}

export interface NewImage extends GivenFile {
  /** The alternative text; empty for decorative images. The caller checks that an editor has entered it. */
  alt: string
}

export type StoredImage = { kind: 'stored'; media: Media } | { kind: 'refused'; problem: ImageProblem }

/** @param platform its key @throws OperatorError for an unknown platform */
export async function storeImage(
  { kysely, files, imageSizes }: ImageLibrary,
  platform: string,
  { alt, ...given }: NewImage,
): Promise<StoredImage> {
  const prepared = await prepareWholeImage(files, given)
  if (prepared.kind === 'refused') return prepared
  await imageSizes.prepare()
  const id = await kysely.transaction().execute(async trx => {
    const stored = await storeMedia(trx, platform, { ...prepared.picture, alt: normaliseLine(alt) })
    await imageSizes.enqueue(trx, stored)
    return stored
  })
  const media = await findMedia(kysely, platform, id)
  if (media === null) throw new Error(`The picture ${id} was stored and is gone`)
  return { kind: 'stored', media }
}
