/** The embedded database as processes see it: one at a time, and whole after any of them was killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryLockedError, lockDirectory } from '../../src/core/database/directory-lock.ts'
import { migrate, pendingMigrations } from '../../src/core/database/migrate.ts'
import { type Database, openDatabase, openPGlite } from '../../src/core/database/open-database.ts'
import { startPGlite } from '../../src/core/database/pglite/client.ts'
import { processStart } from '../../src/core/database/process-start.ts'
import { migrations } from '../../src/main/migrations.ts'
import { allVariants } from '../support/variants.ts'

/** A library as it is after its first start, which takes longer than what is tried with it. */
let first: string
beforeAll(async () => {
  first = await mkdtemp(join(tmpdir(), 'recto-first-database-'))
  const database = await openDatabase({ databaseUrl: null, directory: first })
  await migrate(database, migrations)
  await database.close()
})
afterAll(() => rm(first, { recursive: true, force: true }))

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recto-database-'))
})
const startedBefore = () => cp(first, directory, { recursive: true })
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

/** Starts a process on the directory; `output` waits for a line that begins so. */
function start(task = 'open') {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/database-process.ts'), directory, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines: string[] = []
  const readers: (() => void)[] = []
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line)
    for (const reader of readers.splice(0)) reader()
  })
  const output = async (beginning: string): Promise<string> => {
    for (;;) {
      const line = lines.find(each => each.startsWith(beginning))
      if (line !== undefined) return line
      await new Promise<void>(resolve => readers.push(resolve))
    }
  }
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
    child.kill(signal)
    await ended
  }
  return { pid: child.pid ?? 0, output, kill }
}

const open = (): Promise<Database> => openDatabase({ databaseUrl: null, directory })

test.each([
  ['emptied', 'postgresql/global/pg_control', ''],
  ['overwritten', 'postgresql/global/pg_control', 'x'.repeat(8192)],
  ['of another version', 'postgresql/PG_VERSION', '9'],
])('a damaged database (%s) is reported with advice, and leaves no lock', async (_, file, content) => {
  await startedBefore()
  await writeFile(join(directory, file), content)
  const error = await open().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'OperatorError', exitCode: 1 })
  expect(String(error)).toMatch(/cannot be opened: it is damaged, .*Restore the folder from a backup/)
  expect(existsSync(join(directory, 'lock'))).toBe(false)
})

describe('the lock of the data directory', () => {
  const lock = (): string => join(directory, 'lock')
  const ownerOf = (change: object): string =>
    JSON.stringify({
      token: 't',
      pid: process.pid,
      started: processStart(process.pid),
      host: hostname(),
      since: '2024-01-01T00:00:00.000Z',
      ...change,
    })

  test('it refuses a second process and names the first, and a killed process leaves it free', async () => {
    await startedBefore()
    const holder = start()
    await holder.output('open')
    const refused = await open().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DirectoryLockedError)
    expect(String(refused)).toContain(`in use by process ${holder.pid}`)
    expect(await start().output('DirectoryLockedError')).toContain(`kill ${holder.pid}`)
    await holder.kill('SIGKILL')
    expect(existsSync(lock())).toBe(true)
    const database = await open()
    expect(await pendingMigrations(database, migrations)).toEqual([])
    await database.close()
    expect(existsSync(lock())).toBe(false)
  })

  test('it refuses the same process a second time, until it is closed', async () => {
    const release = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow('in use by this process')
    release()
    release()
    ;(await lockDirectory(directory))()
  })

  test.each([
    ['a dead process', { pid: 2 ** 22 + 1 }],
    ['another process that has got the same id', { started: 'boot/1' }],
  ])('the lock of %s is taken over', async (_, owner) => {
    await writeFile(lock(), ownerOf(owner))
    const release = await lockDirectory(directory)
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  test('a recent lock of another machine is respected', async () => {
    await writeFile(lock(), ownerOf({ host: 'elsewhere' }))
    await expect(lockDirectory(directory)).rejects.toThrow('on elsewhere')
  })

  test('an unreadable lock is taken over', async () => {
    await writeFile(lock(), 'half a l')
    ;(await lockDirectory(directory))()
  })

  test('of many processes, one takes over a dead one’s lock', async () => {
    await writeFile(lock(), ownerOf({ pid: 2 ** 22 + 1 }))
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)))
    const won = attempts.filter(attempt => attempt.status === 'fulfilled')
    expect(won).toHaveLength(1)
    for (const { value } of won) value()
  })

  test('a process that lost the lock does not release it', async () => {
    const release = await lockDirectory(directory)
    await writeFile(lock(), ownerOf({ token: 'another' }))
    release()
    expect(existsSync(lock())).toBe(true)
  })
})

describe('after kill -9', () => {
  const stored = async () => {
    const database = await open()
    const rows = await database.kysely
      .selectFrom('content_item')
      .leftJoin('version', 'version.id', 'current_version_id')
      .select([
        'content_item.doi',
        'version.body_html as html',
        ({ selectFrom }) =>
          selectFrom('version_file')
            .whereRef('version_id', '=', 'version.id')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('files'),
      ])
      .orderBy('content_item.id')
      .execute()
    await database.close()
    return rows
  }
  const whole = (number: number) => ({ doi: `10.5555/kill.${number}x`, html: 'The lichens grew.', files: 1 })

  test('committed data is complete, and an open transaction is gone', async () => {
    await startedBefore()
    const child = start('stop-in-transaction')
    await child.output('in transaction')
    await child.kill('SIGKILL')
    expect(await stored()).toEqual([whole(1), whole(2)])
  })

  test.runIf(allVariants)('every article is complete or absent, whenever the process is killed', async () => {
    await startedBefore()
    const child = start('store-until-killed')
    await child.output('stored 7')
    await child.kill('SIGKILL')
    const rows = await stored()
    expect(rows.length).toBeGreaterThanOrEqual(7)
    expect(rows).toEqual(rows.map((_, index) => whole(index + 1)))
  })
})

describe('the worker thread of the embedded database', () => {
  const failing = join(import.meta.dirname, '../support/failing-worker.ts')

  test.each([
    ['throw', 'out of memory'],
    ['exit', 'ended with code 3'],
  ])('its end by %s fails pending and later queries', async (how, reason) => {
    let removed = 0
    const client = await startPGlite({ dataDirectory: null, template: null }, () => (removed += 1), failing)
    const waiting = [client.query(how, []), client.query('select 1', [])]
    for (const each of waiting) await expect(each).rejects.toThrow(reason)
    await expect(client.query('select 2', [])).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
    await client.close()
    expect(removed).toBe(1)
  })

  test('the reason why it cannot open is reported', async () => {
    await writeFile(join(directory, 'file'), '')
    await expect(startPGlite({ dataDirectory: join(directory, 'file'), template: null }, () => undefined)).rejects.toThrow(/./)
  })

  test('queries sent before closing are answered, and later ones are not', async () => {
    const client = await startPGlite({ dataDirectory: null, template: null }, () => undefined)
    const requested = client.query('select pg_sleep(0.1), 7 as seven', [])
    await client.close()
    expect((await requested).rows).toMatchObject([{ seven: 7 }])
    await expect(client.query('select 1', [])).rejects.toThrow('is closed')
  })
})

test('the main thread is free while the embedded database works', async () => {
  const database = await openPGlite({ dataDirectory: null, template: null, onClosed: () => undefined })
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 10)
  await sql`select count(*) from generate_series(1, 3000000)`.execute(database.kysely)
  clearInterval(clock)
  await database.close()
  expect(ticks).toBeGreaterThan(5)
})

describe('the connection to a server', () => {
  test('an error names the server without the password', async () => {
    const server = createServer().listen(0)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise(resolve => server.close(resolve))
    const error = await openDatabase({ databaseUrl: `postgres://me:secret@127.0.0.1:${port}/recto`, directory }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ name: 'OperatorError', exitCode: 1 })
    expect(String(error)).toContain(`127.0.0.1:${port}/recto`)
    expect(String(error)).not.toContain('secret')
  })
})
