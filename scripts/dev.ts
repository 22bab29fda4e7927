/**
 * `npm run dev`: the same server, with the site compiled on the fly and reloaded on every change. A change of what runs in the server itself
 * (the API, use-cases, queries) starts the server again.
 * What follows `--` is given to Node: `npm run dev -- --inspect`.
 */
import { resolve } from 'node:path'
import { superviseServer } from './dev/supervise-server.ts'

const root = resolve(import.meta.dirname, '..')
const supervisor = superviseServer({
  program: resolve(import.meta.dirname, 'dev/server.ts'),
  folder: resolve(root, 'src'),
  nodeOptions: process.argv.slice(2),
  log: line => console.log(line),
})
// A terminal's Ctrl-C reaches the server too; a supervisor's signal reaches this process alone.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void supervisor.stop().then(code => process.exit(code)))
