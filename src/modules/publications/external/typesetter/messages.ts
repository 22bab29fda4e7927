/** The messages between the typesetter and its process. */
export interface ToWorker {
  number: number
  source: string
  files: ReadonlyMap<string, Uint8Array>
}

export type FromWorker =
  | { number: number; kind: 'done'; pdf: Uint8Array; unprintable: string[]; warnings: string[] }
  | { number: number; kind: 'failed'; message: string }
