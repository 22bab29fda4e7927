/**
 * A migrated, empty database for a test file: on the server that TEST_DATABASE_URL names (whose user must be allowed to create databases),
 * else embedded and in memory. Both are copied from a template, which is made once per state of the migrations.
 */
import { createHash, randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/core/database/migrate.ts'
import { type Database, openDatabase, openPGlite, type PGliteDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'

const root = join(import.meta.dirname, '../..')

/** Has to be closed at the end of the test file, which also drops it. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? await openOnServer(server) : await openInMemory()
}

/** A migrated, empty embedded database, also where a server is at hand. */
export async function openInMemory(): Promise<PGliteDatabase> {
  const folder = join(root, 'node_modules/.cache/recto')
  const path = join(folder, `template-${await stateOfMigrations()}.tar.gz`)
  const template = await readFile(path).catch(() => null)
  if (template) return await openPGlite({ dataDirectory: null, template, onClosed: () => undefined })

  const database = await openPGlite({ dataDirectory: null, template: null, onClosed: () => undefined })
  await migrate(database, migrations)
  await mkdir(folder, { recursive: true })
  // Several test files may do this at once: each writes a file of its own, which is renamed once it is complete.
  const whole = join(folder, `${randomUUID()}.tmp`)
  await writeFile(whole, await database.dump())
  await rename(whole, path)
  return database
}

async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await createOnServer(server)
  const database = await openDatabase({ databaseUrl: url, directory: '' })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A migrated, empty database of its own, for processes that open it themselves. */
export async function createOnServer(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `recto_template_${await stateOfMigrations()}`
  await inAdministration(server, admin => makeTemplate(admin, server, template))
  return await createFrom(server, template)
}

/** An empty database, for tests that restore a schema of their own. */
export const createEmptyOnServer = (server: string): Promise<{ url: string; drop: () => Promise<void> }> => createFrom(server, 'template0')

async function createFrom(server: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `recto_test_${randomUUID().replaceAll('-', '')}`
  await inAdministration(server, async admin => {
    await admin.query(`create database ${name} template ${template}`)
    // This loses data only if the server itself crashes, which no test does; the effect of killing a process stays the same.
    await admin.query(`alter database ${name} set synchronous_commit = off`)
  })
  const drop = () => inAdministration(server, admin => admin.query(`drop database if exists ${name} with (force)`))
  return { url: urlOf(server, name), drop }
}

async function makeTemplate(admin: pg.Client, server: string, template: string): Promise<void> {
  await admin.query("select pg_advisory_lock(hashtext('recto_template'))")
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount) return
  const unfinished = `${template}_unfinished`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished}`)
  const database = await openDatabase({ databaseUrl: urlOf(server, unfinished), directory: '' })
  try {
    await migrate(database, migrations)
  } finally {
    await database.close()
  }
  await admin.query(`alter database ${unfinished} rename to ${template}`)
}

/** The lock of `makeTemplate` ends with the connection. */
async function inAdministration(server: string, task: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await task(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** The hash covers their files and the list of them: a migration is written before it has its line there. */
async function stateOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  const paths = await Array.fromAsync(glob(['src/**/migrations/*.ts', 'src/main/migrations.ts'], { cwd: root }))
  for (const path of paths.toSorted()) hash.update(path).update(await readFile(join(root, path)))
  hash.update(await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  return hash.digest('hex').slice(0, 16)
}
