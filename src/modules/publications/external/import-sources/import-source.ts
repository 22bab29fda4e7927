/** What an import takes in: one article or one other item, with the files that came along. The port of folders, zips, exports and single files. */
import type { Placement, TransferredStatus } from '../../domain/content/export-manifest.ts'

export interface ImportSource {
  /** For messages: the path given, with `!` before the name inside a package. */
  name: string
  /** Its own name, without folders. */
  fileName: string
  kind: 'article' | 'asset'
  /** @throws SourceError when it cannot be read or is too large. */
  read(): Promise<Uint8Array>
  /** The file that a source calls by this href, which often lacks its suffix; null where none came along. @throws SourceError */
  findFile(href: string): CompanionFile | null
  /** A ready PDF of the article, where one lies beside it. @throws SourceError */
  findPdf(): CompanionFile | null
  /** Of what comes from an export: where it stood. */
  restored?: Restored
}

export interface Restored {
  placement: Placement
  /** Href of an image for cards. */
  thumbnail: string | null
  /** Of a version that is not published. */
  preCompletionStatus: string | null
  /** What people decided of the version's editorial status; null where nobody did. */
  editorialStatus: TransferredStatus | null
  /** The document itself, as JSON, of an article that never had a JATS source; null where there is one. @throws SourceError */
  readDocument: (() => Promise<Uint8Array>) | null
}

export interface CompanionFile {
  /** Its own name, without folders. */
  name: string
  bytes: number
  /** Opened when it is asked for the first chunk: an error that comes before somebody listens would end the process. */
  content(): AsyncIterable<Uint8Array>
}

export interface SourceLimits {
  xmlBytes: number
  fileBytes: number
  /** All files of one package together, unpacked. */
  packageBytes: number
  packageEntries: number
}

/** Says what cannot be imported and why, in one line that names the file. */
export class SourceError extends Error {
  override name = 'SourceError'
  readonly source: string
  constructor(source: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.source = source
  }
}

/** What went wrong, in words without the class and the stack of the error; those of the system name the path. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
