import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, openFileStore } from '../../../../core/files/file-store.ts'
import type { ImportSource, SourceLimits } from '../../external/import-sources/import-source.ts'
import { prepareArticle } from './import-article.ts'
import { prepareAsset } from './import-asset.ts'
import type { Imported, Importer } from './importer.ts'
import { prepareRestored } from './restore-article.ts'

/** Parses, renders and measures sources in a temporary folder, which is deleted at the end. */
export async function createDryRun(limits: SourceLimits): Promise<Importer> {
  const { store, remove } = await openDryRunFiles()
  const setting = { files: store, limits }
  const checkAsset = async (source: ImportSource): Promise<Imported> => {
    await prepareAsset(source, setting)
    return notStored([])
  }
  return {
    async begin({ parts }) {
      for (const part of parts) await part.storeFiles?.(setting)
    },
    take: async source => (source.kind === 'asset' ? checkAsset(source) : notStored((await prepareArticle(source, setting)).warnings)),
    restore: async source => (source.kind === 'asset' ? checkAsset(source) : notStored((await prepareRestored(source, setting)).warnings)),
    takeFolder: folder => folder.check(),
    finish: async () => undefined,
    end: remove,
  }
}

const notStored = (warnings: Imported['warnings']): Imported => ({ outcome: null, warnings, place: null, articleId: null, typeset: [] })

/** A file store in a temporary folder. */
export async function openDryRunFiles(): Promise<{ store: FileStore; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'recto-dry-run-'))
  return { store: openFileStore(directory), remove: () => rm(directory, { recursive: true, force: true }) }
}
