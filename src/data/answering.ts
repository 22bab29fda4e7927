/**
 * Whether code runs to answer a request. Somebody waits for that, so that it waits for the database for seconds at most; migrations,
 * imports, exports, indexing and other background work may take much longer.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const answering = new AsyncLocalStorage<{ within: number }>()

/** @param within milliseconds that it has for a connection and a query, where that is less than usual */
export const whileAnswering = <Result>(work: () => Result, within = Number.POSITIVE_INFINITY): Result => answering.run({ within }, work)

/** For work that a request starts and does not wait for. */
export const inBackgroundOf = <Result>(work: () => Result): Result => answering.exit(work)

/** @returns as given to `whileAnswering`; null where nobody waits for an answer */
export const answeringWithin = (): number | null => answering.getStore()?.within ?? null
