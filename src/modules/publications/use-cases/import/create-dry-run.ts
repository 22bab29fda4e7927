import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, openFileStore } from '../../../../core/files/file-store.ts'
import type { SourceLimits } from '../../external/import-sources/import-source.ts'
import { prepareArticle } from './import-article.ts'
import { prepareAsset } from './import-asset.ts'
import type { Importer } from './importer.ts'

/** Parses, renders and measures sources in a temporary folder, which is deleted at the end. */
export async function createDryRun(limits: SourceLimits): Promise<Importer> {
  const { store, remove } = await openDryRunFiles()
  const trial = { files: store, limits }
  return {
    async begin({ parts }) {
      for (const part of parts) await part.storeFiles?.(trial)
    },
    async take(source) {
      if (source.kind === 'article') return { outcome: null, warnings: (await prepareArticle(source, trial)).warnings, place: null }
      await prepareAsset(source, trial)
      return { outcome: null, warnings: [], place: null }
    },
    takeFolder: folder => folder.check(),
    finish: async () => undefined,
    end: remove,
  }
}

/** A file store in a temporary folder. */
export async function openDryRunFiles(): Promise<{ store: FileStore; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'recto-dry-run-'))
  return { store: openFileStore(directory), remove: () => rm(directory, { recursive: true, force: true }) }
}
