/**
 * A process that does a call with an Idempotency-Key until it is killed: `node committed-call-process.ts DATABASE_URL URL`. Prints `committed`
 * once the call has changed something and before it answers.
 */
import { openDatabase } from '../../src/core/database/open-database.ts'
import { callOnce, createCommandApp } from './command-app.ts'

const [databaseUrl = '', url = ''] = process.argv.slice(2)
const app = createCommandApp(await openDatabase({ databaseUrl, directory: '' }), {
  afterChange: async () => {
    console.log('committed')
    await new Promise(() => setInterval(() => undefined, 1_000))
  },
})
await callOnce(app, url)
