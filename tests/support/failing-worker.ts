/** Stands in for the embedded database's thread: opens, and ends at the first query (throws, or leaves, as the query says). */
import { parentPort } from 'node:worker_threads'

parentPort?.postMessage({ kind: 'ready' })
parentPort?.on('message', (message: { sql?: string }) => {
  if (message.sql === 'throw') throw new Error('out of memory')
  process.exit(3)
})
