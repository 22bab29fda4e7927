/** The database as pg-boss queries it: over our own connections, and within the caller's transaction where a job is enqueued in one. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { isUnreachable } from '../database/unreachable.ts'

export interface QueueDatabase extends Db {
  /** Every query of pg-boss while `body` runs is part of the transaction. */
  within<Result>(transaction: Kysely<Schema>, body: () => Promise<Result>): Promise<Result>
}

interface QueueDatabaseSetting {
  /** Called when the database answers again after it did not. */
  onBack: () => void
}

export function createQueueDatabase(database: Pick<Database, 'runText'>, { onBack }: QueueDatabaseSetting): QueueDatabase {
  const transactions = new AsyncLocalStorage<Kysely<Schema>>()
  let isAway = false
  let failures = 0
  const runQuery = async (text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> => {
    const failuresBefore = failures
    try {
      const answer = await database.runText(text, values)
      // A query that began before the last failure says nothing of now.
      if (isAway && failures === failuresBefore) {
        isAway = false
        onBack()
      }
      return answer
    } catch (error) {
      failures += 1
      isAway ||= isUnreachable(error)
      throw error
    }
  }
  return {
    async executeSql(text, values = []) {
      const transaction = transactions.getStore()
      if (transaction === undefined) return await runQuery(text, values)
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
    within: (transaction, body) => transactions.run(transaction, body),
  }
}
