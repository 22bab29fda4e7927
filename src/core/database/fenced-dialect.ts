/** A Kysely dialect that checks before each commit whether it may be done. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryCompiler, QueryResult, TransactionSettings } from 'kysely'
import type { CommitCheck } from './commit-check.ts'

/** Raw statements that write in another way, such as by a function, have to be within a transaction. */
const mayWrite = /^\s*(?:insert|update|delete|merge|with)\b/i
/** Statements that write, also within a query; `for update` only locks. */
const writes = /\binsert\s+into\b|\bdelete\s+from\b|\bmerge\s+into\b|(?<!\bfor\s+(?:no\s+key\s+)?)\bupdate\b/i

export interface Fence {
  /** Null: nothing is checked here. */
  check: () => CommitCheck | null
  /** `writing`: transactions that only read are committed without a check. */
  applies: 'always' | 'writing'
}

class FencedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #driver: FencedDriver
  isInTransaction = false
  hasWritten = false
  constructor(inner: DatabaseConnection, driver: FencedDriver) {
    this.inner = inner
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction) {
      this.hasWritten ||= writes.test(query.sql)
      return await this.inner.executeQuery<R>(query)
    }
    if (!this.#driver.needsCheck(query)) return await this.inner.executeQuery<R>(query)
    await this.#driver.beginTransaction(this, {})
    try {
      const answer = await this.executeQuery<R>(query)
      await this.#driver.commitTransaction(this)
      return answer
    } catch (error) {
      await this.#driver.rollbackTransaction(this)
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize)
  }
}

class FencedDriver implements Driver {
  readonly #inner: Driver
  readonly #fence: Fence
  constructor(inner: Driver, fence: Fence) {
    this.#inner = inner
    this.#fence = fence
  }

  /** Whether a single statement needs a transaction, so that its commit can be checked. Most statements run where nothing is checked. */
  needsCheck({ sql }: CompiledQuery): boolean {
    return this.#fence.check() !== null && (this.#fence.applies === 'always' ? mayWrite : writes).test(sql)
  }

  init = (): Promise<void> => this.#inner.init()

  async acquireConnection(): Promise<FencedConnection> {
    return new FencedConnection(await this.#inner.acquireConnection(), this)
  }

  async beginTransaction(connection: FencedConnection, settings: TransactionSettings): Promise<void> {
    await this.#inner.beginTransaction(connection.inner, settings)
    connection.isInTransaction = true
    connection.hasWritten = false
  }

  async commitTransaction(connection: FencedConnection): Promise<void> {
    if (connection.hasWritten || this.#fence.applies === 'always') await this.#fence.check()?.(connection.inner)
    await this.#inner.commitTransaction(connection.inner)
    connection.isInTransaction = false
  }

  async rollbackTransaction(connection: FencedConnection): Promise<void> {
    await this.#inner.rollbackTransaction(connection.inner)
    connection.isInTransaction = false
  }

  async savepoint({ inner }: FencedConnection, name: string, compileQuery: QueryCompiler['compileQuery']): Promise<void> {
    await this.#inner.savepoint?.(inner, name, compileQuery)
  }

  async rollbackToSavepoint({ inner }: FencedConnection, name: string, compileQuery: QueryCompiler['compileQuery']): Promise<void> {
    await this.#inner.rollbackToSavepoint?.(inner, name, compileQuery)
  }

  async releaseSavepoint({ inner }: FencedConnection, name: string, compileQuery: QueryCompiler['compileQuery']): Promise<void> {
    await this.#inner.releaseSavepoint?.(inner, name, compileQuery)
  }

  releaseConnection = ({ inner }: FencedConnection): Promise<void> => this.#inner.releaseConnection(inner)

  /** The connections belong to the database whose dialect this is. */
  async destroy(): Promise<void> {}
}

export const fencedDialect = (dialect: Dialect, fence: Fence): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => new FencedDriver(dialect.createDriver(), fence),
  createIntrospector: database => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})
