/** The port that makes PDF files from Typst source. The PDFs conform to PDF/UA-1, or the job fails. */

export interface TypesettingJob {
  /** The main file. It can access only the files given here: no disk, no network. */
  source: string
  /** Images, by the path under which the source names them. */
  files: ReadonlyMap<string, Uint8Array>
}

export interface Typeset {
  pdf: Uint8Array
  /** Characters that no typeface has; each is shown as U+FFFD. */
  unprintable: string[]
  /** The compiler's warnings. */
  warnings: string[]
}

/** The source cannot be typeset, or takes too long. The message is the compiler's. */
export class TypesettingError extends Error {
  override name = 'TypesettingError'
}

/** The typesetter was closed before or during the job, so the source is not to blame. */
export class TypesetterClosedError extends Error {
  override name = 'TypesetterClosedError'
  constructor() {
    super('The typesetter was closed.')
  }
}

export interface Typesetter {
  /** The same job gives the same bytes with the same typefaces. @throws TypesettingError, TypesetterClosedError */
  typeset(job: TypesettingJob): Promise<Typeset>
  /** Aborts the running job, which then fails, as do all later ones. */
  close(): Promise<void>
}
