/** What is in a release's database, as files that a later version can read. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import type { Release } from './running-release.ts'

/** A long window: PostgreSQL's three template databases hold the same. */
export const compress = (content: Buffer): Buffer =>
  zstdCompressSync(content, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 27,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  })

/** As statements alone, which need no program of PostgreSQL's to be run. */
export function dumpPostgres(url: string): Buffer {
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--inserts', '--rows-per-insert=200']
  const { status, stdout, stderr } = spawnSync('pg_dump', [...options, url], { maxBuffer: 1e9 })
  if (status !== 0) throw new Error(`pg_dump ended with ${status}: ${stderr}`)
  // Commands of psql.
  return Buffer.from(stdout.toString('utf8').replaceAll(/^\\(?:un)?restrict .*\n/gm, ''))
}

/** The directory as PGlite itself writes it out, by the PGlite of the release. */
export function dumpPGlite({ checkout }: Release, directory: string, file: string): Record<string, number> {
  const script = `
    import { writeFileSync } from 'node:fs'
    import { PGlite } from '@electric-sql/pglite'
    const database = await PGlite.create({ dataDir: process.argv[1] })
    const { rows: tables } = await database.query(${JSON.stringify(tablesQuery)})
    const counts = {}
    for (const { name } of tables)
      counts[name] = (await database.query('select count(*)::int as n from "' + name + '"')).rows[0].n
    await database.query('checkpoint')
    const dump = await database.dumpDataDir('none')
    writeFileSync(process.argv[2], Buffer.from(await dump.arrayBuffer()))
    await database.close()
    console.log(JSON.stringify(counts))`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script, directory, file], { cwd: checkout, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`PGlite was not dumped: ${run.stderr}`)
  return z.record(z.string(), z.number()).parse(JSON.parse(run.stdout))
}

const tablesQuery = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`

/** How many rows each table has. */
export async function countPostgres(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = z.array(z.object({ name: z.string() })).parse((await client.query(tablesQuery)).rows)
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(`select count(*)::int as n from ${pg.escapeIdentifier(name)}`)
      counts[name] = z.object({ n: z.int() }).parse(rows[0]).n
    }
    return counts
  } finally {
    await client.end()
  }
}

export const writeCompressed = (folder: string, name: string, content: Buffer): void => writeFileSync(join(folder, name), compress(content))
