/**
 * A server that is killed at any time: `node killed-server.ts [--alone]`, with the variables of `npm start`. It makes no PDFs, which would
 * take the time of all the rest, and takes files of any type for the purpose `campaign`. `--alone`: no other process has the database, so
 * that it does the campaign's jobs too, which its parent enqueues by messages.
 */
import { sql } from 'kysely'
import { buildApp } from '../../../src/main/app.ts'
import { readConfig } from '../../../src/main/config.ts'
import { openLibrary } from '../../../src/main/library.ts'
import { enqueueNumbers, isAtWork, takeLeasesAway } from './killed-job.ts'
import { startWork } from './killed-work.ts'
import { type CampaignAnswer, requestSchema } from './messages.ts'

const isOnlyProcess = process.argv.includes('--alone')
const config = readConfig(process.env)
const library = await openLibrary(config, { isServer: true })
const { database } = library
// What the process before had begun: nobody waits here until leases pass.
if (isOnlyProcess) await takeLeasesAway(database.kysely)
const purposes = new Map([['campaign', { action: 'edit site content', maxBytes: 2 * 1024 ** 3, typeProblem: () => null }]] as const)
const app = await buildApp({ ...library, purposes })
const origin = await app.listen({ port: config.port, host: '127.0.0.1' })

if (isOnlyProcess) {
  const jobs = await startWork(database, () => undefined)
  const answerTo = async (message: unknown): Promise<void> => {
    const request = requestSchema.parse(message)
    // Limits are for clients that are not many at once.
    await sql`delete from attempt`.execute(database.kysely)
    const answer =
      request.kind === 'enqueue' ? await enqueueNumbers(database, jobs, request.numbers, request.isUndone) : await isAtWork(database.kysely)
    process.send?.({ id: request.id, answer } satisfies CampaignAnswer)
  }
  // A failure ends the process, as an exception would.
  process.on('message', message => void answerTo(message))
}
console.log(origin)
