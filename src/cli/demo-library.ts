/** The demo library: sample content that shows what a platform looks like. It lies in the project's folder `demo`. */
import { join, resolve } from 'node:path'
import { countItems } from '../data/content-item.ts'
import { type ImportSummary, importPaths } from '../use-cases/import/import-paths.ts'
import { loadSubjects } from '../use-cases/load-subjects.ts'
import type { Library } from './library.ts'
import { type Progress, showProgress } from './output.ts'
import { sourceLimits } from './source-limits.ts'

const demo = resolve(import.meta.dirname, '../../demo')

export async function loadDemo({ config, database, files }: Library): Promise<ImportSummary> {
  await loadSubjects(database.kysely, join(demo, 'subjects.json'))
  let progress: Progress | undefined
  const setting = { kysely: database.kysely, files, limits: sourceLimits(config), platform: config.defaultPlatform, gateways: [] }
  return importPaths([join(demo, 'articles'), join(demo, 'assets')], setting, {
    dryRun: false,
    onPlanned: count => {
      progress = showProgress('Loading the demo library', count)
    },
    onItem: name => progress?.step(name),
  }).finally(() => progress?.stop())
}

/** For the first start: fills a library that holds nothing at all. */
export async function loadDemoIfEmpty(library: Library): Promise<void> {
  if ((await countItems(library.database.kysely)) > 0) return
  console.log('The library is empty: loading the demo library (RECTO_DEMO=false leaves it out) …')
  const { created, failed, seconds } = await loadDemo(library)
  for (const { name, message } of failed) console.error(`${name}: ${message}`)
  console.log(`Loaded ${created.length} sample items in ${seconds.toFixed(1)} s.`)
}
