/** The command line's import, killed at many moments, one after the other in one library: what is stored is whole, and the next run goes on. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { openFileStore } from '../../src/core/files/file-store.ts'
import { createOnServer } from '../support/database.ts'
import { readRows } from '../support/library-rows.ts'
import { openTestLibrary } from '../support/test-library.ts'
import { differingParts, missingFiles, ownersIn, type Rows } from '../support/whole-publications.ts'

const root = resolve(import.meta.dirname, '../..')
/** These are some of every kind of the demo library: with versions, reports and many files, and each type of asset. */
const sources = [
  ...[
    'drying-duration-litter-breakdown',
    'early-cycle-battery-life',
    'headwater-temperature-stage-data',
    'hot-nights-ambulance-calls',
    'peat-meadow-rewetting-protocol',
    'retraction-early-cycle-battery-life',
    'text-messages-blood-pressure',
  ].map(name => join(root, 'demo/articles', name)),
  ...['barbershop-reminders', 'field-recordings', 'harbour-ledgers', 'headache-diaries', 'hedgerow-moths', 'how-a-stoma-opens'].map(name =>
    join(root, 'demo/assets', name),
  ),
]

let folder: string
let clean: Rows
let cleanFiles: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-killed-'))
  const library = await openTestLibrary()
  expect((await library.import(sources)).failed).toEqual([])
  clean = await readRows(library.database.kysely)
  cleanFiles = await library.storedFiles()
  await library.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const filesIn = (directory: string): string[] => (existsSync(directory) ? readdirSync(directory, { recursive: true }).map(String) : [])
const storedIn = (data: string): string[] => filesIn(join(data, 'files')).flatMap(name => /[0-9a-f]{64}$/.exec(name)?.[0] ?? [])

interface Moment {
  name: string
  isNow: (data: string) => boolean | Promise<boolean>
}

function startImport(data: string, databaseUrl: string | null): ChildProcess {
  return spawn(process.execPath, [join(root, 'src/cli/recto.ts'), 'import', '--json', '--no-pdf', ...sources], {
    env: { ...process.env, RECTO_DATA: data, RECTO_DEMO: 'false', RECTO_SITE: 'f1000research', DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs the import until the moment has come, and kills it then. @returns whether it was killed before it had ended */
async function killAt(moment: Moment, data: string, databaseUrl: string | null): Promise<boolean> {
  const child = startImport(data, databaseUrl)
  const ended = new Promise<void>(done => child.once('close', () => done()))
  let running = true
  void ended.then(() => {
    running = false
  })
  while (running && !(await moment.isNow(data))) await wait(2)
  const killed = running && child.kill('SIGKILL')
  await ended
  return killed
}

/** Every version and asset that is there has all the rows that it has in a clean import, and all the files. */
async function expectWhole(database: Database, data: string): Promise<number> {
  const rows = await readRows(database.kysely)
  const owners = ownersIn(rows)
  expect(differingParts(rows, clean, owners)).toEqual([])
  for (const item of rows.get('content_item') ?? []) expect(item).not.toContain('"current_version_id":"","document_type_id":""')
  expect(await missingFiles(rows, openFileStore(join(data, 'files')))).toEqual([])
  return owners.length
}

async function expectComplete(database: Database, data: string): Promise<undefined> {
  const rows = await readRows(database.kysely)
  for (const [table, expected] of clean) expect(rows.get(table), table).toEqual(expected)
  expect(storedIn(data)).toEqual(expect.arrayContaining(cleanFiles))
}

async function finish(data: string, databaseUrl: string | null): Promise<{ created: string[]; failed: string[] }> {
  const child = startImport(data, databaseUrl)
  let output = ''
  child.stdout?.on('data', chunk => {
    output += String(chunk)
  })
  expect(await new Promise(done => child.once('close', done))).toBe(0)
  return JSON.parse(output)
}

const share = (part: number): number => Math.floor(cleanFiles.length * part)
const atFiles = (part: number): Moment => ({ name: `${part} of the files are stored`, isNow: data => storedIn(data).length >= share(part) })
const whileWriting = (part: number): Moment => ({
  name: `a file is being written after ${part} of them`,
  isNow: data => storedIn(data).length >= share(part) && filesIn(join(data, 'files/incoming')).length > 0,
})
const atRows = (part: number, count: () => Promise<number>): Moment => ({
  name: `${part} of the versions are stored`,
  isNow: async () => (await count()) >= Math.floor(all() * part),
})
const all = (): number => (clean.get('version')?.length ?? 0) + (clean.get('asset')?.length ?? 0)

const server = process.env.TEST_DATABASE_URL
test.skipIf(server)(
  'an import survives killed processes on the embedded database (skipped where TEST_DATABASE_URL is set)',
  { timeout: 600_000 },
  async () => {
    const data = join(folder, 'embedded')
    const reopened = async (work: (database: Database) => Promise<number | undefined>): Promise<number | undefined> => {
      // Opening also proves that the dead process's lock is taken over.
      const database = await openDatabase({ databaseUrl: null, directory: join(data, 'database') })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    }
    const unborn: Moment[] = [
      { name: 'the lock is taken', isNow: path => existsSync(join(path, 'database/lock')) },
      { name: 'the database is being made', isNow: path => existsSync(join(path, 'database/postgresql')) },
      { name: 'the database is made', isNow: path => existsSync(join(path, 'database/postgresql/PG_VERSION')) },
    ]
    for (const moment of unborn) {
      expect(await killAt(moment, data, null), moment.name).toBe(true)
      await reopened(async () => undefined)
    }
    const moments = [atFiles(0.1), whileWriting(0.3), atFiles(0.5), whileWriting(0.7), atFiles(0.9)]
    let stored = 0
    for (const moment of moments) {
      expect(await killAt(moment, data, null), moment.name).toBe(true)
      const now = (await reopened(database => expectWhole(database, data))) ?? 0
      expect(now, moment.name).toBeGreaterThanOrEqual(stored)
      stored = now
    }
    expect(stored).toBeGreaterThan(0)
    expect(stored).toBeLessThan(all())
    const { created, failed } = await finish(data, null)
    expect(failed).toEqual([])
    expect(created).toHaveLength(all() - stored)
    await reopened(database => expectComplete(database, data))
  },
)

test.skipIf(!server)(
  'an import survives killed processes on a server (skipped where TEST_DATABASE_URL is not set)',
  { timeout: 600_000 },
  async () => {
    const data = join(folder, 'server')
    const { url, drop } = await createOnServer(server ?? '')
    const database = await openDatabase({ databaseUrl: url, directory: '' })
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
      select (select count(*) from version)::int + (select count(*) from asset)::int as n`.execute(database.kysely)
      return rows[0]?.n ?? 0
    }
    /** What a killed process sent before may still be carried out. */
    const isQuiet = async (): Promise<boolean> => {
      const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`.execute(
        database.kysely,
      )
      return rows.length === 0
    }
    try {
      let stored = 0
      const parts = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95]
      for (const moment of [...parts.map(part => atRows(part, count)), whileWriting(0.96)]) {
        await killAt(moment, data, url)
        while (!(await isQuiet())) await wait(5)
        const now = await expectWhole(database, data)
        expect(now, moment.name).toBeGreaterThanOrEqual(stored)
        stored = now
      }
      const { failed } = await finish(data, url)
      expect(failed).toEqual([])
      await expectComplete(database, data)
    } finally {
      await database.close()
      await drop()
    }
  },
)
