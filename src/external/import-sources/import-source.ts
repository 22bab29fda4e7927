/** What an import takes in: one article or one other item, with the files that came along. The port of folders, zips and single files. */
import type { Readable } from 'node:stream'

export interface ImportSource {
  /** For messages: the path given, with `!` before the name inside a package. */
  name: string
  kind: 'article' | 'asset'
  /** @throws SourceError when it cannot be read or is too large. */
  read(): Promise<Uint8Array>
  /** The file that a source calls by this href, which often lacks its suffix; null where none came along. */
  findFile(href: string): CompanionFile | null
  /** A ready PDF of the article, where one lies beside it. */
  findPdf(): CompanionFile | null
}

export interface CompanionFile {
  /** Its own name, without folders. */
  name: string
  bytes: number
  open(): Promise<Readable>
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
