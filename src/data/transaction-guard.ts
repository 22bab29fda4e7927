/**
 * Inside a transaction every query must go through the transaction's handle: the outer handle would wait for ever on the embedded database
 * (it has one connection) and would read other data on a server. The guard throws at once instead, the same on both.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely'

export class OuterHandleError extends Error {
  override name = 'OuterHandleError'
  constructor() {
    super("A query inside a transaction used the outer database handle. Hand on the transaction's own handle.")
  }
}

export class TransactionGuard {
  readonly #running = new AsyncLocalStorage<{ open: boolean }>()

  /** To be called where a connection is asked for. */
  readonly check = (): void => {
    if (this.#running.getStore()?.open) throw new OuterHandleError()
  }

  async run<Result>(body: () => Promise<Result>): Promise<Result> {
    const transaction = { open: true }
    try {
      return await this.#running.run(transaction, body)
    } finally {
      // What the body left running may use the outer handle once the transaction has ended.
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
    builder.execute = <Result>(body: (transaction: Transaction<Schema>) => Promise<Result>) =>
      execute(transaction => this.#guard.run(() => body(transaction)))
    return builder
  }
}
