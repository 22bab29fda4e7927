/** Opens a PostgreSQL server. */
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { currentAnswer } from './answering.ts'
import type { AnsweringPool } from './answering-pool.ts'
import { valueParser } from './value-parsers.ts'

/**
 * The database cannot be opened: the server is unreachable, rejects the sign-in, or is older than version 15, or the embedded one is
 * damaged. The message says what to do and contains no password.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

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
/** For migrations, imports, exports, indexing and other work that no page waits for. */
export const backgroundTimeouts: PoolTimeouts = { connection: 10_000, statement: 6 * hour, idleInTransaction: hour }

/**
 * For queries that a request waits for: the pool's own timeout ends first (answering-pool.ts), and the server then cancels what was given
 * up.
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
    throw new DatabaseUnavailableError(`Cannot use the PostgreSQL database at ${where} (DATABASE_URL): ${reason}`, { cause: error })
  }
  if (Math.floor(version / 10_000) < oldestMajor) {
    throw new DatabaseUnavailableError(
      `The server at ${where} is PostgreSQL ${Math.floor(version / 10_000)}; Recto needs ${oldestMajor} or later.`,
    )
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
 * Holds a lock of the session on a connection of its own, so that the server itself gives it back when this process or the connection ends.
 * @returns null where another session holds it
 */
export async function aloneOnServer<Result>(pool: pg.Pool, work: string, body: () => Promise<Result>): Promise<Result | null> {
  const client = await pool.connect()
  let lost = false
  // An idle connection would otherwise end the process when the server closes it.
  const onLost = (): void => {
    lost = true
  }
  client.on('error', onLost)
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
      `recto ${work}`,
    ])
    if (rows[0]?.taken !== true) return null
    try {
      return await body()
    } finally {
      await client.query('select pg_advisory_unlock_all()').catch(onLost)
    }
  } finally {
    client.off('error', onLost)
    client.release(lost)
  }
}
