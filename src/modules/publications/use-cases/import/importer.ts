import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ImportWarning } from '../../../../document/article-document.ts'
import type { StoreOutcome } from '../../data/stored-article.ts'
import type { ExportManifest } from '../../domain/content/export-manifest.ts'
import type { ExportedSource, ImportSource } from '../../external/import-sources/import-source.ts'
import type { ExportedFolder, OpenedPart } from '../export/export-part.ts'

/** An export whose manifest was read. */
export interface OpenedExport {
  manifest: ExportManifest
  parts: readonly OpenedPart[]
}

/** Handles the sources of one run: stores them, or only tries them in a dry run. */
export interface Importer {
  /** Begins an export, whose items follow. */
  begin(opened: OpenedExport): Promise<void>
  take(source: ImportSource): Promise<Imported>
  /** Takes a source of the export that has begun. */
  restore(source: ExportedSource): Promise<Imported>
  /** Imports a folder of a part, after all items of its export. */
  takeFolder(folder: ExportedFolder): Promise<void>
  /** Ends an export, after all of its items and folders. */
  finish(opened: OpenedExport): Promise<void>
  end(): Promise<void>
}

export interface Imported {
  /** Null in a dry run. */
  outcome: StoreOutcome | null
  warnings: readonly ImportWarning[]
  /** The site and path of the item; null in a dry run. */
  place: { platform: string; path: string } | null
  /** The article whose version this is; null for other publications and in a dry run. */
  articleId: number | null
  /** The versions whose PDF was made, also those of articles that this one is a notice about. */
  typeset: readonly VersionId[]
}
