/** The advisory lock of a database that only this process opens: a task that is running is not started a second time. */
export function aloneInProcess(): <Result>(work: string, body: () => Promise<Result>) => Promise<Result | null> {
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
