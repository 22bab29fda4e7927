/** Makes PDF files of Typst source: the port. The PDFs meet PDF/UA-1, or none is made. */

export interface TypesettingJob {
  /** The main file. It sees nothing but the files given here: no disk, no network. */
  source: string
  /** Images, by the path under which the source names them. */
  files: ReadonlyMap<string, Uint8Array>
}

export interface Typeset {
  pdf: Uint8Array
  /** Characters for which no typeface was there; each is shown as U+FFFD. */
  unprintable: string[]
  /** What the compiler left out or could not do as it was told. */
  warnings: string[]
}

/** The source cannot be typeset, or takes too long. The message is the compiler's. */
export class TypesettingError extends Error {
  override name = 'TypesettingError'
}

/** No fault of the source: the typesetter was closed before or while it was at it. */
export class TypesetterClosedError extends Error {
  override name = 'TypesetterClosedError'
  constructor() {
    super('The typesetter was closed.')
  }
}

export interface Typesetter {
  /** The same job gives the same bytes where the same typefaces are. @throws TypesettingError, TypesetterClosedError */
  typeset(job: TypesettingJob): Promise<Typeset>
  /** Ends what is under way, which then fails, as does whatever is asked later. */
  close(): Promise<void>
}
