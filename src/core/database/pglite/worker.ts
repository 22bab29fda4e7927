/** Runs the embedded PostgreSQL in a thread of its own, so that a query never holds up the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { valueParserTable } from '../value-parsers.ts'
import type { DatabaseErrorFacts, FromWorker, QueryAnswer, ToWorker, WorkerSettings } from './messages.ts'

// oxlint-disable-next-line typescript/no-unsafe-assignment -- the thread's own parent, client.ts, gives them.
const settings: WorkerSettings = workerData
const port = parentPort
if (!port) throw new Error('This file runs in a worker thread only')
const send = (message: FromWorker): void => port.postMessage(message)

function factsOf(error: unknown): DatabaseErrorFacts {
  if (!(error instanceof Error)) return { message: String(error) }
  const word = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' ? value : undefined
  }
  return {
    message: error.message,
    code: word('code'),
    detail: word('detail'),
    hint: word('hint'),
    constraint: word('constraint'),
    table: word('table'),
    column: word('column'),
  }
}

async function open(): Promise<PGlite> {
  const { dataDirectory, template } = settings
  const opened = await PGlite.create({
    dataDir: dataDirectory ?? 'memory://',
    ...(template ? { loadDataDir: new Blob([new Uint8Array(template)]) } : {}),
  })
  Object.assign(opened.parsers, valueParserTable())
  return opened
}

async function run(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
  // Without parameters the simple protocol saves four round trips; it also reveals that a COMMIT became a ROLLBACK.
  const results = parameters.length === 0 ? await database.exec(sql) : [await database.query(sql, [...parameters])]
  const last = results.at(-1)
  if (/^commit$/i.test(sql) && last && Reflect.get(last, 'command') === 'ROLLBACK') {
    throw Object.assign(new Error('The transaction was rolled back: an earlier query in it had failed'), { code: '25P02' })
  }
  return { rows: results.flatMap(({ rows }) => rows), affectedRows: last?.affectedRows ?? null }
}

async function answer(database: PGlite, message: ToWorker): Promise<FromWorker> {
  switch (message.kind) {
    case 'query':
      return { kind: 'answer', id: message.id, answer: await run(database, message.sql, message.parameters) }
    case 'dump': {
      const dump = await database.dumpDataDir('gzip')
      return { kind: 'dumped', id: message.id, dump: new Uint8Array(await dump.arrayBuffer()) }
    }
    case 'copy-out': {
      const [copied] = await database.exec(message.sql)
      const rows = await copied?.blob?.arrayBuffer()
      return { kind: 'copied-out', id: message.id, rows: rows === undefined ? new Uint8Array() : new Uint8Array(rows) }
    }
    case 'close':
      await database.close()
      return { kind: 'closed', id: message.id }
  }
}

try {
  const database = await open()
  port.on('message', (message: ToWorker) => {
    answer(database, message).then(send, error => send({ kind: 'failed', id: message.id, error: factsOf(error) }))
  })
  send({ kind: 'ready' })
} catch (error) {
  send({ kind: 'not-opened', error: factsOf(error) })
}
