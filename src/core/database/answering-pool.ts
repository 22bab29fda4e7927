/** Connections for answering requests: a database that does not answer is given up after seconds, and at once during a known outage. */
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { HttpError, isHttpError } from '../http/http-error.ts'
import type { Answering } from './answering.ts'
import { isUnreachable } from './unreachable.ts'

export interface AnsweringPool {
  connect(answer: Answering): Promise<PostgresPoolClient>
  end(): Promise<void>
}

/** Milliseconds between two looks at a database that did not answer. */
const probeInterval = 250
/** Milliseconds that a request waits for the first look: a single slow query is no reason to refuse others. */
const probeWait = 1_000

/** @param timeout milliseconds for a connection and its query together */
export function createAnsweringPool(pool: pg.Pool, timeout: number): AnsweringPool {
  let outage: { began: number; over: Promise<void> } | null = null
  let hasEnded = false

  const suspect = (): void => {
    outage ??= { began: performance.now(), over: probeUntilBack() }
  }
  async function probeUntilBack(): Promise<void> {
    while (!hasEnded && !(await probe())) await wait(probeInterval, undefined, { ref: false })
    outage = null
  }
  async function probe(): Promise<boolean> {
    let client: TimedConnection | null = null
    try {
      client = new TimedConnection(await pool.connect(), { timeout, onTimeout: () => undefined })
      await client.query('select 1', [])
      return true
    } catch {
      return false
    } finally {
      client?.release()
    }
  }

  return {
    async connect(answer) {
      if (outage !== null) {
        const rest = answer.hasGivenUp ? 0 : outage.began + probeWait - performance.now()
        if (rest > 0) await Promise.race([outage.over, wait(rest, undefined, { ref: false })])
        if (outage !== null) throw new HttpError('DATABASE_UNAVAILABLE', 'The database does not answer in time.')
      }
      const onTimeout = (): void => {
        answer.hasGivenUp = true
        suspect()
      }
      const requested = performance.now()
      const limit = Math.min(answer.within, timeout)
      const client = await inTime(pool.connect(), limit, onTimeout, late => late.release())
      return new TimedConnection(client, { timeout: limit - (performance.now() - requested), onTimeout })
    },
    async end() {
      hasEnded = true
      await pool.end()
    },
  }
}

/**
 * @param onLate receives a result that arrives after the timeout. @throws HttpError DATABASE_UNAVAILABLE, by its code, since the pages are
 * another bundle
 */
async function inTime<Result>(
  work: Promise<Result>,
  timeout: number,
  onTimeout: () => void,
  onLate: (result: Result) => void = () => undefined,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    onTimeout()
    work.then(onLate, () => undefined)
    late.reject(new HttpError('DATABASE_UNAVAILABLE', 'The database does not answer in time.'))
  }, timeout)
  try {
    return await Promise.race([work, late.promise])
  } catch (error) {
    if (!isUnreachable(error) || isHttpError(error)) throw error
    throw new HttpError('DATABASE_UNAVAILABLE', 'The database cannot be reached.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

class TimedConnection implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #timeout: number
  readonly #onTimeout: () => void
  #isLost = false
  constructor(client: PostgresPoolClient, { timeout, onTimeout }: { timeout: number; onTimeout: () => void }) {
    this.#client = client
    this.#timeout = timeout
    this.#onTimeout = onTimeout
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    query: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof query !== 'string') throw new Error('An answer does not stream from the database: page through the rows instead')
    return this.#queryInTime(query, parameters)
  }

  async #queryInTime<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#isLost) throw new HttpError('DATABASE_UNAVAILABLE', 'The database does not answer in time.')
    return await inTime(this.#client.query<Row>(sql, parameters), this.#timeout, () => {
      this.#isLost = true
      this.#onTimeout()
    })
  }

  /** A connection with a pending query cannot be reused. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#isLost)
  }
}
