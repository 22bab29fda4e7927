/** One picture into the media library of a platform: what editors upload, and what is brought over from elsewhere. All of it, or nothing. */
import type { Kysely } from 'kysely'
import type { FileStore } from '../../data/file-store.ts'
import type { Schema } from '../../data/schema.ts'
import type { Media } from '../../data/site-content.ts'
import { findMedia, storeMedia } from '../../data/site-media.ts'
import type { PictureProblem } from '../../domain/media/picture-file.ts'
import { tidyLine } from '../../domain/text/tidy-line.ts'
import { type GivenFile, preparePicture } from './prepare-picture.ts'

export interface PictureLibrary {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'put'>
}

export interface NewPicture extends GivenFile {
  /** What it shows, for those who do not see it; empty for decoration. Whoever asks for it of people has to see that they gave it. */
  alt: string
}

export type StoredPicture = { kind: 'stored'; media: Media } | { kind: 'refused'; problem: PictureProblem }

/** @param platform its key @throws PlatformMissingError */
export async function storePicture(
  { kysely, files }: PictureLibrary,
  platform: string,
  { alt, ...given }: NewPicture,
): Promise<StoredPicture> {
  const prepared = await preparePicture(files, given)
  if (prepared.kind === 'refused') return prepared
  const id = await kysely.transaction().execute(trx => storeMedia(trx, platform, { ...prepared.picture, alt: tidyLine(alt) }))
  const media = await findMedia(kysely, platform, id)
  if (media === null) throw new Error(`The picture ${id} was stored and is gone`)
  return { kind: 'stored', media }
}
