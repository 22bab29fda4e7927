/** Opens the database that the configuration names: a PostgreSQL server, or PostgreSQL embedded in this process. */
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { aloneInProcess } from './alone-in-process.ts'
import { createAnsweringPool } from './answering-pool.ts'
import { lockDirectory } from './directory-lock.ts'
import { startPGlite } from './pglite/client.ts'
import { pgliteDialect } from './pglite/dialect.ts'
import {
  aloneOnServer,
  answerTimeouts,
  backgroundTimeouts,
  checkServer,
  DatabaseUnavailableError,
  postgresDialect,
  postgresPool,
} from './postgres.ts'
import type { Schema } from './schema.ts'
import { GuardedKysely, TransactionGuard } from './transaction-guard.ts'

export interface Database {
  kysely: Kysely<Schema>
  kind: 'postgres' | 'pglite'
  /**
   * Runs a task that only one process may run at a time. If a process ends, the next caller takes over.
   * @returns null, with nothing done, while another process, or this one, runs it
   */
  aloneAt<Result>(work: string, body: () => Promise<Result>): Promise<Result | null>
  /** Does it once the transaction that is running here is committed, and not at all if it is not; at once where none is running. */
  afterCommit(task: () => void): void
  /** Waits for running queries. May be called more than once. */
  close(): Promise<void>
}

export interface DatabaseConfig {
  /** Null opens the embedded database. */
  databaseUrl: string | null
  /** The directory of the embedded database and its lock. */
  directory: string
  /** Milliseconds that a request waits for a database server. */
  answerTimeout?: number
}

/** No page may take longer than 5 seconds. */
const defaultAnswerTimeout = 3_500

/** @throws DatabaseUnavailableError, DirectoryLockedError */
export function openDatabase({ databaseUrl, directory, answerTimeout = defaultAnswerTimeout }: DatabaseConfig): Promise<Database> {
  return databaseUrl === null ? openEmbedded(directory) : openServer(databaseUrl, answerTimeout)
}

async function openServer(databaseUrl: string, answerTimeout: number): Promise<Database> {
  const pool = postgresPool(databaseUrl, backgroundTimeouts)
  try {
    await checkServer(pool, databaseUrl)
  } catch (error) {
    await pool.end()
    throw error
  }
  const guard = new TransactionGuard()
  const answering = createAnsweringPool(postgresPool(databaseUrl, answerTimeouts(answerTimeout)), answerTimeout)
  const kysely = new GuardedKysely<Schema>({ dialect: postgresDialect(pool, answering, guard.check) }, guard)
  let closing: Promise<void> | null = null
  return {
    kysely,
    kind: 'postgres',
    aloneAt: (work, body) => aloneOnServer(pool, work, body),
    afterCommit: guard.afterCommit,
    close: () => {
      closing ??= Promise.all([pool.end(), answering.end()]).then(() => undefined)
      return closing
    },
  }
}

async function openEmbedded(directory: string): Promise<Database> {
  const release = await lockDirectory(directory)
  try {
    return await openPGlite({ dataDirectory: join(directory, 'postgresql'), template: null, onClosed: release })
  } catch (error) {
    release()
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnavailableError(
      `The embedded database in ${directory} cannot be opened: it is damaged, or not one of this version. Restore the folder from a backup, or move it away to start with an empty library. (${reason})`,
      { cause: error },
    )
  }
}

export interface PGliteDatabase extends Database {
  /** A gzipped tar of the whole database, to start another from. */
  dump(): Promise<Uint8Array>
}

/**
 * The embedded database without a lock: for tests, in memory, from a template.
 * @param onClosed called when the database is closed or its thread has ended.
 */
export async function openPGlite({
  dataDirectory,
  template,
  onClosed,
}: {
  dataDirectory: string | null
  template: Uint8Array | null
  onClosed: () => void
}): Promise<PGliteDatabase> {
  const client = await startPGlite({ dataDirectory, template }, onClosed)
  const guard = new TransactionGuard()
  const kysely = new GuardedKysely<Schema>({ dialect: pgliteDialect(client, guard.check) }, guard)
  // No other process has it open: the lock of the directory sees to that.
  return {
    kysely,
    kind: 'pglite',
    aloneAt: aloneInProcess(),
    afterCommit: guard.afterCommit,
    dump: () => client.dump(),
    close: () => client.close(),
  }
}
