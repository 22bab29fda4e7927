import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'

/**
 * Resolves once a transaction waits for the lock of another one. The embedded database has one connection, for which a second transaction
 * waits from the start.
 */
export async function untilSomethingWaits({ kind, kysely }: Database): Promise<void> {
  if (kind === 'pglite') return
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(kysely)).rows.length).toBeGreaterThan(0)
}
