import type { ImportWarning } from '../../../../document/article-document.ts'
import type { StoreOutcome } from '../../data/stored-article.ts'
import type { ExportManifest } from '../../domain/content/export-manifest.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'

/** What happens to the sources of one run: they are stored, or only tried. */
export interface Importer {
  /** An export begins, and its items follow. @param folder where it is */
  begin(manifest: ExportManifest, folder: string): Promise<void>
  take(source: ImportSource): Promise<Imported>
  /** A gateway of an export, all of whose items were taken before. */
  takeGateway(platform: string, folder: string): Promise<void>
  /** After all items of an export: what its readers track, and the mails that were on their way to them. */
  takeReaders(manifest: Pick<ExportManifest, 'trackedItems' | 'digestRuns'>): Promise<void>
  end(): Promise<void>
}

export interface Imported {
  /** Null where nothing was to be stored. */
  outcome: StoreOutcome | null
  warnings: readonly ImportWarning[]
  /** Where it is; null where nothing was to be stored. */
  place: { platform: string; path: string } | null
}
