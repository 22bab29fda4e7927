/**
 * A Kysely dialect for the embedded database. Kysely's own PGlite dialect queues callers before the driver sees them, so that a query of
 * the outer handle inside a transaction would wait for ever. Here the caller is checked before it is queued; a transaction has the
 * connection for itself.
 */
import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Schema } from '../schema.ts'
import { DatabaseError, type PGliteClient } from './client.ts'
import { Mutex } from './mutex.ts'

class PGliteConnection implements DatabaseConnection {
  readonly #client: PGliteClient
  readonly #mutex: Mutex
  constructor(client: PGliteClient, mutex: Mutex) {
    this.#client = client
    this.#mutex = mutex
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#mutex.used()
    const answer = await this.#client.query(query.sql, query.parameters)
    this.#mutex.used()
    const rows: unknown[] = answer.rows
    return { rows: asRows<R>(rows), ...(answer.affectedRows === null ? {} : { numAffectedRows: BigInt(answer.affectedRows) }) }
  }

  async run(sql: string): Promise<void> {
    this.#mutex.used()
    await this.#client.query(sql, [])
  }

  // biome-ignore lint/correctness/useYield: the interface asks for an iterator, and there is none.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream: page through the rows instead')
  }
}

/** Kysely states the rows' type; a driver cannot know it. */
function asRows<R>(rows: unknown[]): R[]
function asRows(rows: unknown[]): unknown[] {
  return rows
}

class PGliteDriver implements Driver {
  readonly #client: PGliteClient
  readonly #mutex: Mutex
  readonly #connection: PGliteConnection
  readonly #beforeAcquire: () => void
  constructor(client: PGliteClient, mutex: Mutex, beforeAcquire: () => void) {
    this.#client = client
    this.#mutex = mutex
    this.#connection = new PGliteConnection(client, mutex)
    this.#beforeAcquire = beforeAcquire
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PGliteConnection> {
    this.#beforeAcquire()
    await this.#mutex.enter()
    return this.#connection
  }

  async beginTransaction(connection: PGliteConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    await connection.run(['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '))
  }

  async commitTransaction(connection: PGliteConnection): Promise<void> {
    try {
      await connection.run('commit')
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '25P02') throw new AbortedTransactionError({ cause: error })
      throw error
    }
  }

  async rollbackTransaction(connection: PGliteConnection): Promise<void> {
    await connection.run('rollback')
  }

  async savepoint(connection: PGliteConnection, name: string): Promise<void> {
    await connection.run(`savepoint ${quoted(name)}`)
  }

  async rollbackToSavepoint(connection: PGliteConnection, name: string): Promise<void> {
    await connection.run(`rollback to ${quoted(name)}`)
  }

  async releaseSavepoint(connection: PGliteConnection, name: string): Promise<void> {
    await connection.run(`release ${quoted(name)}`)
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.leave()
  }

  async destroy(): Promise<void> {
    await this.#client.close()
  }
}

/** The mutex does what Kysely's queue would. */
class PGliteMutexAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** @param beforeAcquire throws where the requestContext must not ask for a connection of its own. */
export function pgliteDialect(client: PGliteClient, beforeAcquire: () => void): Dialect {
  // The mutex is that of the one connection, whichever driver of this dialect uses it.
  const mutex = new Mutex()
  return {
    createAdapter: () => new PGliteMutexAdapter(),
    createDriver: () => new PGliteDriver(client, mutex, beforeAcquire),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The contract is that of `runText` of a database. */
export const runTextEmbedded = (kysely: Kysely<Schema>, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> =>
  kysely.connection().execute(async connection => {
    try {
      return await connection.executeQuery<unknown>(CompiledQuery.raw(text, [...values]))
    } catch (error) {
      // The next query has the same connection, on which a transaction may be open.
      if (values.length === 0) await connection.executeQuery(CompiledQuery.raw('rollback'))
      throw error
    }
  })
