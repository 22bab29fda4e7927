/** How fast articles are taken in, each folder into an empty library of its own. */
import { z } from 'zod'
import { runCommand } from './child.ts'
import type { TemporaryLibrary } from './library.ts'

const summary = z.object({
  created: z.array(z.string()),
  updated: z.array(z.string()),
  unchanged: z.array(z.string()),
  failed: z.array(z.object({ name: z.string() })),
  seconds: z.number(),
})

export interface ImportRate {
  articles: number
  failed: number
  perSecond: number
  /** Bytes; null where the system does not tell. */
  peak: number | null
  /** Counts the whole command with its start; null where the system does not tell. */
  cpuSeconds: number | null
}

/** @param checkout another state of the project, which imports */
export async function measureImport(folder: string, library: TemporaryLibrary, checkout?: string): Promise<ImportRate> {
  const { answer, peak, cpuSeconds } = await runCommand(['import', folder], library.environment, checkout)
  const { created, updated, unchanged, failed, seconds } = summary.parse(answer)
  const articles = created.length + updated.length + unchanged.length
  return { articles, failed: failed.length, perSecond: articles / seconds, peak, cpuSeconds }
}
