/** Before the browser tests: one site for all their files, built, filled with the demo library and listening. */
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../scripts/build-site.ts'
import { buildTestApp } from './app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the demo site, such as http://localhost:40123. */
    site: string
  }
}

export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  buildSite()
  const demo = await buildTestApp()
  try {
    await demo.loadDemo()
    project.provide('site', await demo.listen())
  } catch (error) {
    // Its database would keep the process.
    await demo.close()
    throw error
  }
  return () => demo.close()
}
