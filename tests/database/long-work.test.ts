/**
 * Work that nobody waits for is not cut off by the timeouts of requests, which are very short here. `npm run campaign -- long-work` does the
 * same for more than a minute.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whileAnswering } from '../../src/core/database/answering.ts'
import { migrate } from '../../src/core/database/migrate.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { openFileStore } from '../../src/core/files/file-store.ts'
import { readConfig } from '../../src/main/config.ts'
import { importParts } from '../../src/main/export-parts.ts'
import { migrations } from '../../src/main/migrations.ts'
import { sourceLimits } from '../../src/main/source-limits.ts'
import { importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { createOnServer } from '../support/database.ts'

const answerTimeout = 300
/** Seconds, longer than each of a request's timeouts. */
const long = 1.5
const article = join(import.meta.dirname, '../../demo/articles/after-dark')

// The embedded database has no timeouts: nobody else can stop it.
describe.runIf(process.env.TEST_DATABASE_URL)('beside requests with a timeout of 0.3 seconds', () => {
  let own: { url: string; drop: () => Promise<void> }
  let directory: string
  let database: Database
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'recto-long-work-'))
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    database = await openDatabase({ databaseUrl: own.url, directory: '', answerTimeout })
  })
  afterAll(async () => {
    await database.close()
    await own.drop()
    await rm(directory, { recursive: true, force: true })
  })

  const timeouts = async () => {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
      database.kysely,
    )
    return rows[0]
  }

  test('the server cancels long statements and idle transactions of requests, and those of other work after hours', async () => {
    expect(await whileAnswering(timeouts)).toEqual({ statement: '600ms', idle: '1200ms' })
    expect(await timeouts()).toEqual({ statement: '6h', idle: '1h' })
  })

  test('a long migration completes', async () => {
    const slow = { up: async (db: Database['kysely']) => void (await sql`select pg_sleep(${long})`.execute(db)) }
    expect(await migrate(database, { ...migrations, '9999-slow': slow })).toEqual(['9999-slow'])
  })

  test('an import waits for a lock', async () => {
    const config = readConfig({ RECTO_DATA: directory })
    const platforms = await loadPlatforms({ settingsFile: null, defaultKey: config.defaultPlatform, hasRecaptcha: false, localHosts: true })
    await storePlatforms(database.kysely, platforms)
    const setting = {
      ...importParts,
      ...{ kysely: database.kysely, files: openFileStore(join(directory, 'files')), limits: sourceLimits(config) },
      ...{ platform: config.defaultPlatform, gateways: [], typeset: null },
    }
    const longestWaiting = async (): Promise<number> => {
      const { rows } = await sql<{ seconds: number }>`
        select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as seconds
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely)
      return rows[0]?.seconds ?? 0
    }
    const isOver = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const locked = database.kysely.transaction().execute(async trx => {
      await sql`lock table version in access exclusive mode`.execute(trx)
      isLocked.resolve()
      await isOver.promise
    })
    await isLocked.promise
    const importing = importPaths([article], setting, { dryRun: false })
    try {
      await expect.poll(longestWaiting, { timeout: 60_000 }).toBeGreaterThan(long)
    } finally {
      isOver.resolve()
      await locked
    }
    expect(await importing).toMatchObject({ failed: [], created: [expect.anything()] })
  })
})
