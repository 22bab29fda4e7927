/** A library that is made for the benchmark and thrown away: a temporary folder, and on a server a database of its own. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Environment } from './child.ts'

export interface TemporaryLibrary {
  environment: Environment
  remove(): Promise<void>
}

/**
 * @param server URL of a PostgreSQL server on which databases may be made; null for the embedded database
 * @param retained name of a database that stays on the server, and is the same the next time
 */
export async function makeLibrary(server: string | null, retained: string | null = null): Promise<TemporaryLibrary> {
  const directory = await mkdtemp(join(tmpdir(), 'recto-bench-'))
  const removeDirectory = () => rm(directory, { recursive: true, force: true })
  if (server === null) return { environment: { RECTO_DATA: directory, DATABASE_URL: '' }, remove: removeDirectory }

  const name = retained ?? `recto_bench_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const isThere = retained !== null && (await administer(server, `select 1 from pg_database where datname = '${retained}'`)) > 0
  if (!isThere) await administer(server, `create database ${name}`)
  return {
    environment: { RECTO_DATA: directory, DATABASE_URL: url.href },
    remove: async () => {
      if (retained === null) await administer(server, `drop database if exists ${name} with (force)`)
      await removeDirectory()
    },
  }
}

/** @returns how many rows it concerns */
async function administer(server: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
