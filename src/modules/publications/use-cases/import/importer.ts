import type { ImportWarning } from '../../../../document/article-document.ts'
import type { StoreOutcome } from '../../data/stored-article.ts'
import type { ExportManifest } from '../../domain/content/export-manifest.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'

/** Handles the sources of one run: stores them, or only tries them in a dry run. */
export interface Importer {
  /** Begins an export, whose items follow. @param folder the export's */
  begin(manifest: ExportManifest, folder: string): Promise<void>
  take(source: ImportSource): Promise<Imported>
  /** Imports a gateway of an export, after all of its items. */
  takeGateway(platform: string, folder: string): Promise<void>
  /** Imports, after all items of an export, what its readers track and the emails that were queued for them. */
  takeReaders(manifest: Pick<ExportManifest, 'trackedItems' | 'digestRuns'>): Promise<void>
  end(): Promise<void>
}

export interface Imported {
  /** Null in a dry run. */
  outcome: StoreOutcome | null
  warnings: readonly ImportWarning[]
  /** The site and path of the item; null in a dry run. */
  place: { platform: string; path: string } | null
}
