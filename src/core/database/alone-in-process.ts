import type { Database } from './open-database.ts'

/** For a database that no other process has open: a work that is being done already is not begun a second time. */
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
