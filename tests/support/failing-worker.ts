/** Replaces the worker thread of the embedded database: opens, and ends at the first query (throws or exits, as the query says). */
import { parentPort } from 'node:worker_threads'

parentPort?.postMessage({ kind: 'ready' })
parentPort?.on('message', (message: { sql?: string }) => {
  if (message.sql === 'throw') throw new Error('out of memory')
  process.exit(3)
})
