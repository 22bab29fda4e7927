/** Opens the database that the configuration names: a PostgreSQL server, or PostgreSQL embedded in this process. */
import { join } from 'node:path'
import type { Dialect, Kysely } from 'kysely'
import { OperatorError } from '../operator-error.ts'
import { createAnsweringPool } from './answering-pool.ts'
import { type CommitCheck, currentCommitCheck } from './commit-check.ts'
import { lockDirectory } from './directory-lock.ts'
import { type Fence, fencedDialect } from './fenced-dialect.ts'
import { leasesInProcess, leasesOnServer, type WithLease } from './lease.ts'
import { startPGlite } from './pglite/client.ts'
import { pgliteDialect, runTextEmbedded } from './pglite/dialect.ts'
import { answerTimeouts, backgroundTimeouts, checkServer, postgresDialect, postgresPool, runTextOnServer } from './postgres.ts'
import type { Schema } from './schema.ts'
import { GuardedKysely, TransactionGuard } from './transaction-guard.ts'

export interface Database {
  kysely: Kysely<Schema>
  kind: 'postgres' | 'pglite'
  /** Does work that only one process may do at a time. If it is killed, the next caller takes over within ten seconds. */
  withLease: WithLease
  /** The same database: its transactions, and single statements that write, are committed only where the check does not throw. */
  fenced(check: CommitCheck): Kysely<Schema>
  /**
   * Runs SQL as text, for the job queue: outside of transactions of Kysely, on a connection for long work. Without values it may be several
   * statements, with a transaction of their own.
   * @returns the rows of all statements
   */
  runText(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>
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

const requestFence: Fence = { check: currentCommitCheck, applies: 'writing' }
const fenceOf = (check: CommitCheck): Fence => ({ check: () => check, applies: 'always' })

/** No page may take longer than 5 seconds. */
const defaultAnswerTimeout = 3_500

/** @throws OperatorError where it cannot be opened, DirectoryLockedError where another process has it open */
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
  const dialect = fencedDialect(postgresDialect(pool, answering, guard.check), requestFence)
  const open = (own: Dialect) => new GuardedKysely<Schema>({ dialect: own }, guard)
  const kysely = open(dialect)
  const fenced: Database['fenced'] = check => open(fencedDialect(dialect, fenceOf(check)))
  let closing: Promise<void> | null = null
  return {
    kysely,
    kind: 'postgres',
    withLease: leasesOnServer({ kysely, fenced }),
    fenced,
    runText: (text, values) => {
      guard.check()
      return runTextOnServer(pool, text, values)
    },
    afterCommit: guard.afterCommit,
    close: () => {
      closing ??= Promise.all([pool.end(), answering.end()]).then(() => undefined)
      return closing
    },
  }
}

/** @throws OperatorError where it cannot be opened, DirectoryLockedError where another process has it open */
export async function openEmbedded(directory: string): Promise<PGliteDatabase> {
  const release = await lockDirectory(directory)
  try {
    return await openPGlite({ dataDirectory: join(directory, 'postgresql'), template: null, onClosed: release })
  } catch (error) {
    release()
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `The embedded database in ${directory} cannot be opened: it is damaged, or not one of this version. Restore the folder from a backup, or move it away to start with an empty library. (${reason})`,
      { exitCode: 1, cause: error },
    )
  }
}

export interface PGliteDatabase extends Database {
  /** A gzipped tar of the whole database, to start another from. */
  dump(): Promise<Uint8Array>
  /** @param sql a `COPY … TO '/dev/blob'` @returns its rows in the text format of COPY */
  copyOut(sql: string): Promise<Uint8Array>
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
  const dialect = fencedDialect(pgliteDialect(client, guard.check), requestFence)
  const open = (own: Dialect) => new GuardedKysely<Schema>({ dialect: own }, guard)
  const kysely = open(dialect)
  return {
    kysely,
    kind: 'pglite',
    // The lock of the directory keeps other processes out.
    withLease: leasesInProcess(kysely),
    fenced: check => open(fencedDialect(dialect, fenceOf(check))),
    runText: (text, values) => runTextEmbedded(kysely, text, values),
    afterCommit: guard.afterCommit,
    dump: () => client.dump(),
    copyOut: sql => client.copyOut(sql),
    close: () => client.close(),
  }
}
