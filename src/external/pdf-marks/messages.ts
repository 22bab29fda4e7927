/** What the server, the process that marks a PDF and the thread within it say to each other. */
export interface MarkingJob {
  pdf: Uint8Array
  marks: Uint8Array
  maxPages: number
  /** Milliseconds of the processor, for the whole process. */
  maxProcessorTime: number
  /** For the whole process. */
  maxMemoryBytes: number
}

export type MarkingAnswer = { kind: 'marked'; pdf: Uint8Array } | { kind: 'unmarkable'; message: string }
