/** Finds everything importable among the given paths: files, folders of them, ZIP files, MECA packages and exports. */
import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ExportManifest, ExportSchemas } from '../../domain/content/export-manifest.ts'
import { isExport, openPlacement, readManifest } from './export-source.ts'
import { createFolderIndex, fileSource, findImportable, isItem, isZip, notAnArticle, type Planned } from './folder-source.ts'
import { type ExportedSource, type ImportSource, reasonOf, SourceError, type SourceLimits } from './import-source.ts'
import { openZip } from './zip-source.ts'

export type FoundSource =
  | { kind: 'source'; source: ImportSource }
  /** One of the items of the export that has begun. */
  | { kind: 'exported'; source: ExportedSource }
  /** An export begins; its items follow. */
  | { kind: 'export'; name: string; manifest: ExportManifest }
  | { kind: 'failure'; name: string; message: string }
  /** A file that was skipped. */
  | { kind: 'skipped'; name: string; message: string }

/** The files to import, before any package among them is opened. @throws SourceError for a path that does not exist */
export async function planImport(paths: readonly string[]): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const path of paths) {
    if (!existsSync(path)) throw new SourceError(path, 'There is no file or folder of this name.')
    if (!statSync(path).isDirectory()) planned.push({ kind: isItem(basename(path)) ? 'asset' : isZip(path) ? 'zip' : 'article', path })
    else if (isExport(path)) planned.push({ kind: 'export', path })
    else planned.push(...(await findImportable(path)))
  }
  return planned
}

/**
 * Opens the planned files one after the other, each package for as long as its articles are imported. A failure does not affect the others.
 */
export async function* openSources(planned: readonly Planned[], limits: SourceLimits, schemas: ExportSchemas): AsyncGenerator<FoundSource> {
  const indexOf = createFolderIndex()
  for (const each of planned) {
    const { path } = each
    switch (each.kind) {
      case 'failure':
      case 'skipped':
        yield { kind: each.kind, name: path, message: each.message }
        break
      case 'zip':
        yield* guarded(path, zipSources(path, limits))
        break
      case 'export':
        yield* guarded(path, exportSources(path, limits, schemas))
        break
      default:
        yield { kind: 'source', source: fileSource(path, each.kind, limits, indexOf) }
    }
  }
}

async function* guarded(path: string, sources: AsyncGenerator<FoundSource>): AsyncGenerator<FoundSource> {
  try {
    yield* sources
  } catch (error) {
    yield { kind: 'failure', name: error instanceof SourceError ? error.source : path, message: reasonOf(error) }
  }
}

async function* zipSources(path: string, limits: SourceLimits): AsyncGenerator<FoundSource> {
  const opened = await openZip(path, limits)
  try {
    for (const source of opened.sources) yield { kind: 'source', source }
    for (const name of opened.skipped) yield { kind: 'skipped', name, message: notAnArticle }
  } finally {
    opened.close()
  }
}

async function* exportSources(path: string, limits: SourceLimits, schemas: ExportSchemas): AsyncGenerator<FoundSource> {
  const manifest = await readManifest(path, schemas)
  yield { kind: 'export', name: path, manifest }
  for (const folder of manifest.items) yield* guarded(join(path, folder), placedSources(join(path, folder), limits, schemas))
}

async function* placedSources(folder: string, limits: SourceLimits, schemas: ExportSchemas): AsyncGenerator<FoundSource> {
  for (const source of await openPlacement(folder, schemas, limits)) yield { kind: 'exported', source }
}
