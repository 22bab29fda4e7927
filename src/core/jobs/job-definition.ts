import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'

/**
 * A definition is what the installation knows of a job before any module is started: the registry lists it, and a module says what does it.
 */
export interface JobDefinition<Payload extends object = object> {
  /** The name is stored, such as accounts.delete-expired. */
  name: string
  /** The description is for operators, one line in English. */
  purpose: string
  /** The schema of the payload says what a job of this name is about. What was stored by another release may differ, and then fails. */
  payload: z.ZodType<Payload>
  /** The schedule says when it is done by itself; null: only when it is enqueued. */
  schedule: JobSchedule | null
  /** How many of its jobs, each with another key, a process does at a time. */
  concurrency: number
  /** Seconds without a sign of life after which another process does it, at least 10; absent: 60. */
  lease?: number
  retry: RetrySetting
}

/**
 * `every`: seconds, at least 60; once in each such part of the time since 1970, in whichever process is first. `at start`: when a process
 * starts that does such jobs.
 */
export type JobSchedule = { every: number } | 'at start'

export interface RetrySetting {
  /** How often a failed job is tried again before it is given up. */
  limit: number
  /** Seconds until the first of these attempts, doubled (about) for each further one. */
  delay: number
  /** Seconds, at most. */
  maxDelay: number
}

/** One attempt at a job. */
export interface JobRun<Payload extends object = object> {
  payload: Payload
  /** Aborted when the process stops, and when the job was given to another attempt or cancelled. Throw then, unless all is done. */
  signal: AbortSignal
  /**
   * A transaction that only the attempt which owns the job can commit: its row is locked until the end.
   * @throws LeaseLostError, with nothing done, where the job was given to another attempt, or was cancelled
   */
  transaction<Result>(body: (transaction: Kysely<Schema>) => Promise<Result>): Promise<Result>
  /**
   * This is for work in many transactions: each of them, and each single statement that writes, is committed only while the attempt owns
   * the job. Unlike `transaction` it locks nothing before its end. @throws LeaseLostError
   */
  kysely: Kysely<Schema>
  /**
   * This is `transaction`, and with its commit the job is done, so that it is never done again. A job that ends otherwise may be done once
   * more after its last transaction, where the process is killed just then.
   */
  finish<Result>(body: (transaction: Kysely<Schema>) => Promise<Result>): Promise<Result>
}

const noPayload = z.object({})

/** A job that is done again and again, and in no two processes at once. A failure is tried again, and then left to the next time. */
export const scheduledJob = ({ name, purpose, every }: { name: string; purpose: string; every: number }): JobDefinition => ({
  name,
  purpose,
  payload: noPayload,
  schedule: { every },
  concurrency: 1,
  retry: { limit: 2, delay: 10, maxDelay: 60 },
})
