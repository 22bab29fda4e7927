/** Stores the files of an export's media library before any row refers to them. */
import { join } from 'node:path'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { TransferredMedia } from '../../../website/domain/site-pages/transferred-site-content.ts'
import type { StoredFile } from '../../data/stored-article.ts'
import { exportedMediaFolder } from '../../domain/content/export-manifest.ts'
import { SourceError, type SourceLimits } from '../../external/import-sources/import-source.ts'
import { companionFile } from '../../external/import-sources/plain-file.ts'
import { storeFile } from './store-file.ts'

interface Setting {
  files: FileStore
  limits: Pick<SourceLimits, 'fileBytes'>
}

/** @returns each by its hash @throws SourceError where one is missing, too large, or differs from the export's hash */
export async function storeMediaFiles(
  { files, limits }: Setting,
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
