/**
 * What has to be true where work commits, such as that a call was not taken over, or is noted in the same transaction: the dialect of the
 * database asks it before each commit of something written (fenced-dialect.ts). It belongs to the request and not to a parameter, so that no
 * use-case can forget it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection } from 'kysely'

/** Throws where the transaction of the connection may not be committed; it is then rolled back. May write within the transaction. */
export type CommitCheck = (connection: DatabaseConnection) => Promise<void>

const checks = new AsyncLocalStorage<CommitCheck>()

/** Whatever `work` writes is committed only where the check does not throw. */
export const whileChecked = <Result>(check: CommitCheck, work: () => Result): Result => checks.run(check, work)

/** Runs what is not part of the work that is checked, such as the counting of attempts, in a transaction of its own. */
export const unchecked = <Result>(work: () => Result): Result => checks.exit(work)

/** @returns null where nothing is checked */
export const currentCommitCheck = (): CommitCheck | null => checks.getStore() ?? null
