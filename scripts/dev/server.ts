/** The server of `npm run dev`. The external feed is the fake's, where no other is named. */
import { reportLoadedFiles } from './loaded-files.ts'

reportLoadedFiles()
process.env.NODE_ENV = 'development'
// Requests in flight are not waited for when the server starts again.
process.env.RECTO_SHUTDOWN_SECONDS ??= '0'
if (!process.env.RECTO_EUROPE_PMC_URL) {
  const { startFakeOpenLiterature } = await import('../../src/modules/discovery/external/open-literature/fake/start-fake.ts')
  const { url } = await startFakeOpenLiterature()
  process.env.RECTO_EUROPE_PMC_URL = url
}
await import('../../src/main/server.ts')
