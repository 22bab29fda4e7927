/**
 * Work that one process at a time does, by a row with an expiry instead of a lock of the session: it needs no connection of its own, and
 * works where a pooler gives each transaction another connection. Who was stopped for so long that another process took the work over
 * changes nothing any more, because each of its transactions checks the number of its lease before it commits.
 */
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { CommitCheck } from './commit-check.ts'
import type { Schema } from './schema.ts'

export interface Lease {
  /** Its transactions, and single statements that write, are committed only while the lease is held. @throws LeaseLostError */
  kysely: Kysely<Schema>
  /** Aborted once the lease is lost. */
  signal: AbortSignal
}

/** Another process has the work now, or it was cancelled: whoever gets this must not change anything any more. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** Whether work still belongs to whoever began it. */
interface Ownership {
  check: CommitCheck
  /** Aborts the signal. @returns the error of whoever is at it */
  lose(): LeaseLostError
  signal: AbortSignal
}

/** @param row selects the row of the work while it is theirs, and locks it until the commit @param message of the error */
export function ownershipBy(row: CompiledQuery, message: string): Ownership {
  const lost = new AbortController()
  const lose = (): LeaseLostError => {
    const error = new LeaseLostError(message)
    lost.abort(error)
    return error
  }
  return {
    async check(connection) {
      const { rows } = await connection.executeQuery(row)
      if (rows.length === 0) throw lose()
    },
    lose,
    signal: lost.signal,
  }
}

/** @returns null, with nothing done, while another process, or this one, holds the lease @throws LeaseLostError */
export type WithLease = <Result>(name: string, work: (lease: Lease) => Promise<Result>) => Promise<Result | null>

/** Milliseconds. A process that was killed is replaced after `duration`; one that does not get to renew for as long loses its lease. */
const times = { duration: 6000, renewEvery: 1500 }

interface LeaseSetting {
  kysely: Kysely<Schema>
  fenced: (check: CommitCheck) => Kysely<Schema>
}

export function leasesOnServer({ kysely, fenced }: LeaseSetting): WithLease {
  const untilExpiry = sql<Date>`clock_timestamp() + make_interval(secs => ${times.duration / 1000})`
  const own = (name: string, fence: number) =>
    kysely.updateTable('lease').where('name', '=', name).where('fence', '=', fence).returning('fence')

  return async (name, work) => {
    const taken = await sql<{ fence: number }>`
      insert into lease as held (name, expires_at) values (${name}, ${untilExpiry})
      on conflict (name) do update set fence = held.fence + 1, expires_at = excluded.expires_at where held.expires_at <= clock_timestamp()
      returning fence`.execute(kysely)
    const fence = taken.rows[0]?.fence
    if (fence === undefined) return null

    const { check, lose, signal } = ownershipBy(
      // Locked until the commit: nobody takes the work over in between.
      CompiledQuery.raw('select from lease where name = $1 and fence = $2 for share', [name, fence]),
      `The lease “${name}” is not held any more by whoever had its number ${fence}.`,
    )
    let renewedAt = performance.now()
    const renew = async (): Promise<void> => {
      const at = performance.now()
      try {
        const renewed = await own(name, fence).set({ expires_at: untilExpiry }).executeTakeFirst()
        if (renewed === undefined) lose()
        renewedAt = at
      } catch {
        // The database is away. It decides who holds the lease, but until it is back the work had better end.
        if (performance.now() - renewedAt > times.duration) lose()
      }
    }
    const timer = setInterval(() => void renew(), times.renewEvery).unref()
    try {
      return await work({ kysely: fenced(check), signal })
    } finally {
      clearInterval(timer)
      // If this fails, the lease expires.
      await own(name, fence)
        .set({ expires_at: new Date(0) })
        .execute()
        .catch(() => undefined)
    }
  }
}

/** This is for a database that only this process can have open: nobody has to wait for the end of a lease. */
export function leasesInProcess(kysely: Kysely<Schema>): WithLease {
  const held = new Set<string>()
  return async (name, work) => {
    if (held.has(name)) return null
    held.add(name)
    try {
      return await work({ kysely, signal: new AbortController().signal })
    } finally {
      held.delete(name)
    }
  }
}
