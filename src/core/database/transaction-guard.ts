/**
 * Inside a transaction every query must go through the transaction's handle: the outer handle would wait for ever on the embedded database
 * (it has one connection) and would read other data on a server. The guard throws at once instead, the same on both.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely'

interface RunningTransaction {
  open: boolean
  afterwards: (() => void)[]
}

export class TransactionGuard {
  readonly #running = new AsyncLocalStorage<RunningTransaction>()

  /** Has to be called before a connection is acquired. */
  readonly check = (): void => {
    if (this.#running.getStore()?.open)
      throw new Error("A query inside a transaction used the outer database handle. Hand on the transaction's own handle.")
  }

  /** Does it once the transaction that is running is committed, and not at all if it is not; at once where none is running. */
  readonly afterCommit = (task: () => void): void => {
    const transaction = this.#running.getStore()
    if (transaction?.open) transaction.afterwards.push(task)
    else task()
  }

  async run<Result>(transaction: RunningTransaction, body: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#running.run(transaction, body)
    } finally {
      // Work that the body did not await may use the outer handle once the transaction has ended.
      transaction.open = false
    }
  }
}

export class GuardedKysely<Schema> extends Kysely<Schema> {
  readonly #guard: TransactionGuard
  constructor(config: KyselyConfig, guard: TransactionGuard) {
    super(config)
    this.#guard = guard
  }

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = async <Result>(body: (transaction: Transaction<Schema>) => Promise<Result>) => {
      const running: RunningTransaction = { open: true, afterwards: [] }
      const result = await execute(transaction => this.#guard.run(running, () => body(transaction)))
      for (const task of running.afterwards) task()
      return result
    }
    return builder
  }
}
