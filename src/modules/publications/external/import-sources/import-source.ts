/** One article or other item to import, with its files. The port of folders, ZIP files, exports and single files. */
import type { PlacedSource, Placement } from '../../domain/content/export-manifest.ts'

export interface ImportSource {
  /** The path for messages, with `!` before the name inside a package. */
  name: string
  /** Its own name, without folders. */
  fileName: string
  kind: 'article' | 'asset'
  /** @throws SourceError where it cannot be read or is too large */
  read(): Promise<Uint8Array>
  /** The file of a source's href, which often lacks its suffix; null where there is none. @throws SourceError */
  findFile(href: string): CompanionFile | null
  /** A ready PDF of the article, where one is beside it. @throws SourceError */
  findPdf(): CompanionFile | null
}

/** A source of an export, with its former place and everything else that the source itself does not hold. */
export interface ExportedSource extends ImportSource {
  restored: Restored
}

export interface Restored {
  placement: Placement
  /** Its entry among the sources of the placement. */
  source: PlacedSource
  /** Reads the document itself, as JSON, of an article that never had a JATS source; null where there is one. @throws SourceError */
  readDocument: (() => Promise<Uint8Array>) | null
}

export interface CompanionFile {
  /** Its own name, without folders. */
  name: string
  bytes: number
  /** The file is opened with the first chunk: an error before somebody listens would end the process. */
  content(): AsyncIterable<Uint8Array>
}

export interface SourceLimits {
  xmlBytes: number
  fileBytes: number
  /** The maximum size of all files of one package together, unpacked. */
  packageBytes: number
  packageEntries: number
}

/** An import error whose message names the file and the reason in one line. */
export class SourceError extends Error {
  override name = 'SourceError'
  readonly source: string
  constructor(source: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.source = source
  }
}

/** The message of an error, without its class and stack; those of the system name the path. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
