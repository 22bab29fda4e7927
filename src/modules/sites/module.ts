import type { Application } from './application.ts'
import { serveBrandFiles } from './serve/brand-files.ts'
import { createFailedJobs } from './use-cases/failed-jobs.ts'

export async function startSites({ server, siteOf, mode, database, jobs }: Application) {
  await serveBrandFiles(server, { siteOf, isDevelopment: mode === 'development' })
  return { pages: { failedJobs: createFailedJobs(database, jobs) } }
}
