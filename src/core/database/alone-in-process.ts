import type { Database } from './open-database.ts'

/** The advisory lock of a database that only this process opens: a task that is running is not started a second time. */
export function aloneInProcess(): Database['aloneAt'] {
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
