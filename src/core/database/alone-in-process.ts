/**
 * Runs a task that only one process may run at a time. If a process ends, the next caller takes over.
 * @returns null, with nothing done, while another process, or this one, runs it
 */
export type AloneAt = <Result>(work: string, body: () => Promise<Result>) => Promise<Result | null>

/** The advisory lock of a database that only this process opens: a task that is running is not started a second time. */
export function aloneInProcess(): AloneAt {
  const running = new Set<string>()
  return async (work, body) => {
    if (running.has(work)) return null
    running.add(work)
    try {
      return await body()
    } finally {
      running.delete(work)
    }
  }
}
