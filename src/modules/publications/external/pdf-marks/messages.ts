/**
 * The messages between the server, the process that marks a PDF and its thread. The PDFs themselves are files: a message of 190 MB blocks
 * its sender for seconds.
 */
export interface MarkingJob {
  /** A folder for this job alone, with the source and the marks, to which the thread adds the marked PDF. */
  folder: string
  maxPages: number
  /** Milliseconds of processor time for the whole process. */
  maxProcessorTime: number
  /** The limit of the whole process. */
  maxMemoryBytes: number
}

/** The PDFs of a job, by their names in its folder. */
export const markingFiles = { source: 'source.pdf', marks: 'marks.pdf', marked: 'marked.pdf' } as const

export type MarkingAnswer = { kind: 'marked' } | { kind: 'unmarkable'; message: string }
