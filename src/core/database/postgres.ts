/** Opens a PostgreSQL server. */
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { currentAnswer } from './answering.ts'
import type { AnsweringPool } from './answering-pool.ts'
import { valueParser } from './value-parsers.ts'

const oldestMajor = 15

/** Timeouts in milliseconds. */
export interface PoolTimeouts {
  /** Until a connection is available. */
  connection: number
  /** Until the server cancels a statement. */
  statement: number
  /** Until the server closes the connection of an idle transaction. */
  idleInTransaction: number
}

const hour = 3_600_000
/** These timeouts are for migrations, imports, exports, indexing and other work that no page waits for. */
export const backgroundTimeouts: PoolTimeouts = { connection: 10_000, statement: 6 * hour, idleInTransaction: hour }

/**
 * These timeouts are for queries that a request waits for: the pool's own timeout ends first (answering-pool.ts), and the server then
 * cancels what was given up.
 */
export const answerTimeouts = (timeout: number): PoolTimeouts => ({
  connection: 2 * timeout,
  statement: 2 * timeout,
  idleInTransaction: 4 * timeout,
})

export function postgresPool(databaseUrl: string, timeouts: PoolTimeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    // Detects a server that has disappeared, on idle connections too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'recto',
    types: {
      // oxlint-disable-next-line typescript/no-unsafe-return -- the driver's own parsers give any, and Kysely's types say what they give.
      getTypeParser: (oid: number, format?: string) => (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : valueParser(oid)),
    },
  })
  // An idle connection that the server closes would otherwise end the process; the pool replaces it.
  pool.on('error', () => undefined)
  // So would a connection in use: its query reports the error, and the pool discards it.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

export async function checkServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const where = `${hostname}:${port || '5432'}${pathname}`
  let version: number
  try {
    const answer = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
    version = answer.rows[0]?.version ?? 0
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new OperatorError(`Cannot use the PostgreSQL database at ${where} (DATABASE_URL): ${reason}`, { exitCode: 1, cause: error })
  }
  if (Math.floor(version / 10_000) < oldestMajor) {
    throw new OperatorError(`The server at ${where} is PostgreSQL ${Math.floor(version / 10_000)}; Recto needs ${oldestMajor} or later.`, {
      exitCode: 1,
    })
  }
}

/** @param beforeAcquire throws where the requestContext must not ask for a connection of its own. */
export function postgresDialect(pool: pg.Pool, answering: AnsweringPool, beforeAcquire: () => void): Dialect {
  return new PostgresDialect({
    pool: {
      options: pool.options,
      end: async () => void (await Promise.all([pool.end(), answering.end()])),
      connect: async () => {
        beforeAcquire()
        const answer = currentAnswer()
        return await (answer === null ? pool.connect() : answering.connect(answer))
      },
    },
  })
}

/**
 * The contract is that of `runText` of a database. A connection on which something failed is closed, since a transaction may be open on it.
 */
export async function runTextOnServer(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  let hasFailed = true
  try {
    // Several statements have an answer each.
    const answers: pg.QueryResult<object>[] = [await client.query<object>(text, [...values])].flat()
    hasFailed = false
    return { rows: answers.flatMap(({ rows }) => rows) }
  } finally {
    client.release(hasFailed)
  }
}
