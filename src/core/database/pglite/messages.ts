/** The messages between the main thread and the worker thread of the embedded database. */

export interface WorkerSettings {
  /** Null: in memory. */
  dataDirectory: string | null
  /** A gzipped tar of a data directory to begin with, for a database that does not exist yet. */
  template: Uint8Array | null
}

export type ToWorker =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'copy-out'; sql: string }
  | { id: number; kind: 'close' }

/** The fields of a PostgreSQL error; node-postgres uses the same names. */
export interface DatabaseErrorFacts {
  message: string
  code?: string | undefined
  detail?: string | undefined
  hint?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
}

export interface QueryAnswer {
  rows: unknown[]
  affectedRows: number | null
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'not-opened'; error: DatabaseErrorFacts }
  | { kind: 'answer'; id: number; answer: QueryAnswer }
  | { kind: 'dumped'; id: number; dump: Uint8Array }
  | { kind: 'copied-out'; id: number; rows: Uint8Array }
  | { kind: 'closed'; id: number }
  | { kind: 'failed'; id: number; error: DatabaseErrorFacts }
