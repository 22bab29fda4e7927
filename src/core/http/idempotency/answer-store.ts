/**
 * Answers to calls with an Idempotency-Key are stored here: the port, whose implementation is src/modules/accounts/data/stored-answer.ts.
 */
import type { DatabaseConnection } from 'kysely'
import type { AccountId } from '../../ids/shared-ids.ts'

/** Seconds for which an answer is stored: a client may repeat a call for a day. */
export const answerLifetime = 24 * 60 * 60
/**
 * Seconds, unless renewed. A call that has neither answered nor renewed its lease by then counts as lost with its server, and is done anew
 * when it is repeated, unless it has committed something.
 */
export const callLease = 60
/** Milliseconds. The lease survives three that fail. */
export const renewLeaseEvery = 15_000
/** Milliseconds. A call that has no answer after so long never gets one. */
export const longestCall = 3_600_000

export interface CallToClaim {
  id: string
  /** A hash of the call's body and query: the same key with another is refused. */
  fingerprint: string
  /** Who calls, if signed in: the row goes with the account. */
  accountId: AccountId | null
}

export type Claim =
  /** This request does the call. `attempt`: by which it is finished or released. */
  | { kind: 'claimed'; attempt: string }
  /** Another request does it. `leaseLeft`: seconds until it counts as lost. */
  | { kind: 'running'; leaseLeft: number }
  /** It has changed something, and its answer was lost: with its server, or by a failure afterwards. */
  | { kind: 'committed'; at: Date }
  /** The key was used with another body or query. */
  | { kind: 'reused' }
  /** It was done. `sealed`: its answer; null: it was not stored. */
  | { kind: 'done'; status: number; sealed: Uint8Array | null }

export interface AnswerStore {
  /** Decides which of several requests does a call: one of all processes. @throws HttpError ACCOUNT_REMOVED */
  claim(call: CallToClaim): Promise<Claim>
  /**
   * Notes on the connection of a transaction that the call commits a change with it. Nobody takes the call over in between.
   * @throws HttpError IDEMPOTENT_CALL_RUNNING where another request has taken it over
   */
  commit(connection: DatabaseConnection, id: string, attempt: string): Promise<void>
  renew(id: string, attempt: string): Promise<void>
  /** Stores the answer, unless the lease was lost to another request. */
  finish(id: string, attempt: string, answer: { status: number; sealed: Uint8Array | null }): Promise<void>
  /** Nothing was done: the call is done anew when it is repeated. */
  release(id: string, attempt: string): Promise<void>
  /** The call failed: it is done anew when it is repeated, unless it has committed something. */
  fail(id: string, attempt: string): Promise<void>
}
