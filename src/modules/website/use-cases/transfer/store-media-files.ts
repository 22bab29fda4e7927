/** Stores the files of an export's media library before any row refers to them. */
import { join } from 'node:path'
import { companionFile, type FileSetting, SourceError, type StoredFile, storeFile } from '../../../publications/index.ts'
import type { TransferredMedia } from '../../domain/site-pages/transferred-site-content.ts'

/** The folder of the media library's files within the export's folder. */
export const exportedMediaFolder = 'media'

/** @returns each by its hash @throws SourceError where one is missing, too large, or differs from the export's hash */
export async function storeMediaFiles(
  { files, limits }: FileSetting,
  media: readonly TransferredMedia[],
  folder: string,
): Promise<Map<string, StoredFile>> {
  const nameOf = new Map(media.flatMap(({ name, sha256, sizes }) => [sha256, ...sizes.map(size => size.sha256)].map(hash => [hash, name])))
  const stored = new Map<string, StoredFile>()
  for (const [sha256, name] of nameOf) {
    const path = join(folder, exportedMediaFolder, sha256)
    const file = await storeFile(files, companionFile(path, name), limits.fileBytes, path)
    if (file.sha256 !== sha256)
      throw new SourceError(path, 'This file is another than the one that was exported: its content has another hash.')
    stored.set(sha256, file)
  }
  return stored
}
