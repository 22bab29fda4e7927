/**
 * Whether code runs to answer a request: a client waits for it, so that it waits for the database only a few seconds. Migrations, imports,
 * exports, indexing and other background work may take much longer.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { unchecked } from './commit-check.ts'

export interface Answering {
  /** Milliseconds that it has for a connection and a query, where that is less than usual. */
  readonly within: number
  /** Whether it has waited for the database without success: it does not wait again. */
  hasGivenUp: boolean
}

const answering = new AsyncLocalStorage<Answering>()

/** @param within as in `Answering` */
export const whileAnswering = <Result>(work: () => Result, within = Number.POSITIVE_INFINITY): Result =>
  answering.run({ within, hasGivenUp: false }, work)

/** Runs work that a request starts without waiting for it. */
export const inBackgroundOf = <Result>(work: () => Result): Result => answering.exit(() => unchecked(work))

/** @returns null where no client waits for a response */
export const currentAnswer = (): Answering | null => answering.getStore() ?? null
