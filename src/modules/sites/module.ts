import type { Application } from './application.ts'
import { serveBrandFiles } from './serve/brand-files.ts'

export async function startSites({ server, siteOf, mode }: Application): Promise<void> {
  await serveBrandFiles(server, { siteOf, isDevelopment: mode === 'development' })
}
