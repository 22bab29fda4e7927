export interface FailureReports {
  /** @param job null: the queue itself */
  report(error: unknown, job: string | null): void
  /** A success ends the run of failures. */
  ended(job: string | null): void
}

/**
 * Reports failures when they begin, and again while they last, but not each time.
 * @param again seconds between two reports of what still fails @param stop nothing is reported once it is aborted
 */
export function failureReports(
  onFailure: (error: unknown, job: string | null) => void,
  { again, stop }: { again: number; stop: AbortSignal },
): FailureReports {
  /** Milliseconds of performance.now(), by job; null: the queue itself. */
  const reportedAt = new Map<string | null, number>()
  return {
    report(error: unknown, job: string | null): void {
      const last = reportedAt.get(job)
      if (stop.aborted || (last !== undefined && performance.now() - last < again * 1000)) return
      reportedAt.set(job, performance.now())
      onFailure(error, job)
    },
    ended: job => void reportedAt.delete(job),
  }
}
