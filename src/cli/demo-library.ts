/** The demo library: sample content that shows what a platform looks like. It lies in the project's folder `demo`. */
import { join, resolve } from 'node:path'
import { countItems } from '../data/content-item.ts'
import type { ImportSummary } from '../use-cases/import/import-paths.ts'
import { loadSubjects } from '../use-cases/load-subjects.ts'
import { importWithProgress } from './import-with-progress.ts'
import type { Library } from './library.ts'

const demo = resolve(import.meta.dirname, '../../demo')

export async function loadDemo(library: Library): Promise<ImportSummary> {
  await loadSubjects(library.database.kysely, join(demo, 'subjects.json'))
  const request = { what: 'Loading the demo library', platform: library.config.defaultPlatform, gateways: [], dryRun: false }
  return importWithProgress(library, [join(demo, 'articles'), join(demo, 'assets')], request)
}

/** For the first start: fills a library that holds nothing at all. */
export async function loadDemoIfEmpty(library: Library): Promise<void> {
  if ((await countItems(library.database.kysely)) > 0) return
  console.log('The library is empty: loading the demo library (RECTO_DEMO=false leaves it out) …')
  const { created, failed, seconds } = await loadDemo(library)
  for (const { name, message } of failed) console.error(`${name}: ${message}`)
  // A version of an article is a file of its own.
  console.log(`Loaded ${await countItems(library.database.kysely)} sample items from ${created.length} files in ${seconds.toFixed(1)} s.`)
}
