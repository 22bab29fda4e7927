/** The main thread's side of the embedded database. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { HttpError } from '../../http/http-error.ts'
import type { DatabaseErrorFacts, FromWorker, QueryAnswer, ToWorker, WorkerSettings } from './messages.ts'

/** A query that PostgreSQL refused; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly hint: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  constructor(facts: DatabaseErrorFacts) {
    super(facts.message)
    this.code = facts.code
    this.detail = facts.detail
    this.hint = facts.hint
    this.constraint = facts.constraint
    this.table = facts.table
    this.column = facts.column
  }
}

export interface PGliteClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>
  /** A gzipped tar of the whole data directory. */
  dump(): Promise<Uint8Array>
  /** @param sql a `COPY … TO '/dev/blob'` @returns its rows in the text format of COPY */
  copyOut(sql: string): Promise<Uint8Array>
  /** May be called more than once. */
  close(): Promise<void>
}

type Question =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'dump' }
  | { kind: 'copy-out'; sql: string }
  | { kind: 'close' }
type Answer = Extract<FromWorker, { id: number }>
interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

const workerFile = join(import.meta.dirname, 'worker.ts')

/**
 * @param onClosed called once when the thread ends, however that came about
 * @param file what runs in the thread; another for tests only
 */
export async function startPGlite(settings: WorkerSettings, onClosed: () => void, file = workerFile): Promise<PGliteClient> {
  // The worker is started by its path, because bundlers treat new URL(…, import.meta.url) as a web worker. Without the parent's flags,
  // which may be a test runner's.
  const worker = new Worker(file, { workerData: settings, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  const running = new Set<Promise<Answer>>()
  let lastId = 0
  let endedBy: Error | null = null
  const opening = Promise.withResolvers<void>()

  const end = (reason: Error): void => {
    if (endedBy) return
    endedBy = reason
    opening.reject(reason)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    onClosed()
  }
  worker.on('error', error =>
    end(
      new HttpError('DATABASE_UNAVAILABLE', `The embedded database failed: ${error.message}. Restart to open it again.`, { cause: error }),
    ),
  )
  worker.on('exit', code =>
    end(new HttpError('DATABASE_UNAVAILABLE', `The embedded database ended with code ${code}. Restart to open it again.`)),
  )
  worker.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'ready':
        return opening.resolve()
      case 'not-opened':
        return opening.reject(new DatabaseError(message.error))
      case 'closed':
        waiting.get(message.id)?.resolve(message)
        waiting.delete(message.id)
        return end(new HttpError('DATABASE_UNAVAILABLE', 'The embedded database is closed'))
      case 'failed':
        waiting.get(message.id)?.reject(new DatabaseError(message.error))
        return waiting.delete(message.id)
      default:
        waiting.get(message.id)?.resolve(message)
        return waiting.delete(message.id)
    }
  })

  const ask = (question: Question): Promise<Answer> => {
    if (endedBy) return Promise.reject(endedBy)
    const id = ++lastId
    const message: ToWorker = { ...question, id }
    return new Promise((resolve, reject) => {
      worker.postMessage(message)
      waiting.set(id, { resolve, reject })
    })
  }
  const unexpected = (answer: Answer): never => {
    throw new Error(`The embedded database gave an answer of the wrong kind: ${answer.kind}`)
  }

  try {
    await opening.promise
  } catch (error) {
    await worker.terminate()
    throw error
  }
  let closing: Promise<void> | null = null
  return {
    async query(sql, parameters) {
      const answering = ask({ kind: 'query', sql, parameters })
      running.add(answering)
      const answer = await answering.finally(() => running.delete(answering))
      return answer.kind === 'answer' ? answer.answer : unexpected(answer)
    },
    async dump() {
      const answer = await ask({ kind: 'dump' })
      return answer.kind === 'dumped' ? answer.dump : unexpected(answer)
    },
    async copyOut(sql) {
      const answer = await ask({ kind: 'copy-out', sql })
      return answer.kind === 'copied-out' ? answer.rows : unexpected(answer)
    },
    close() {
      closing ??= (async () => {
        await Promise.allSettled(running)
        if (!endedBy) await ask({ kind: 'close' })
        await worker.terminate()
      })()
      return closing
    },
  }
}
