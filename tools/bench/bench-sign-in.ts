/**
 * `npm run bench:sign-in`: what readers of a page notice while many people sign in. DATABASE_URL names a server to measure on; else it is
 * the embedded database. `--seconds N` measures each row for longer.
 */
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../scripts/build-site.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { type Environment, runCommand, startServer } from './child.ts'
import { firstArticle } from './first-article.ts'
import { makeLibrary } from './library.ts'
import { readersDuringSignIns } from './sign-ins.ts'

const folder = resolve(import.meta.dirname, '../../demo/articles/text-messages-blood-pressure')
const credentials = { username: 'bench@example.org', password: 'only for the benchmark' }
const rounds = 2

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } })
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds takes a whole number above zero.')

async function addAccount(environment: Environment): Promise<void> {
  const library = await openLibrary(readConfig(environment))
  try {
    await addUser(
      { kysely: library.database.kysely, accountParts },
      {
        email: credentials.username,
        password: credentials.password,
        ...{ firstName: 'Ada', lastName: 'Roof', roles: [] },
      },
    )
  } finally {
    await library.database.close()
  }
}

buildSite()
const library = await makeLibrary(process.env.DATABASE_URL || null)
try {
  await runCommand(['import', join(folder, 'v1.xml')], library.environment)
  await addAccount(library.environment)
  // Each sign-in says that it comes from somewhere else: from one place so many are refused before a password is looked at.
  const server = await startServer({ ...library.environment, RECTO_TRUST_PROXY: 'true' })
  try {
    const { path } = await firstArticle(server)
    let requestCount = 0
    const pages = [
      ['kept by the server', () => path],
      ['made for each request', () => `${path}?bench=${requestCount++}`],
    ] as const
    console.error(`Load average ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds of ${seconds} s a row …`)
    console.log('| Article page | Sign-ins at once | Views/s | p50 | p95 | Sign-ins/s |\n| --- | --: | --: | --: | --: | --: |')
    for (const [page, path] of pages) {
      for (let round = 0; round < rounds; round += 1) {
        for (const signIns of [0, 20]) {
          const views = await readersDuringSignIns(server.origin, path, { credentials, signIns, seconds })
          console.log(rowOf(page, signIns, views))
        }
      }
    }
  } finally {
    await server.stop()
  }
} finally {
  await library.remove()
}

function rowOf(
  page: string,
  signIns: number,
  { perSecond, p50, p95, signInsPerSecond }: Awaited<ReturnType<typeof readersDuringSignIns>>,
): string {
  const cells = [page, signIns, perSecond.toFixed(0), `${p50.toFixed(1)} ms`, `${p95.toFixed(1)} ms`, signInsPerSecond.toFixed(1)]
  return `| ${cells.join(' | ')} |`
}
