/** Takes in everything importable among some paths, one item after the other; one that fails leaves the others alone. */
import type { StoreOutcome } from '../../data/stored-article.ts'
import type { ImportWarning } from '../../domain/content/article-document.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'
import { openSources, planImport } from '../../external/import-sources/open-sources.ts'
import { describeFailure } from './describe-failure.ts'
import { type ImportSetting, importArticle, prepareArticle } from './import-article.ts'
import { importAsset, prepareAsset } from './import-asset.ts'
import { trialStore } from './trial-store.ts'

export interface ImportSummary {
  created: string[]
  updated: string[]
  unchanged: string[]
  failed: { name: string; message: string }[]
  /** By code and element, most frequent first; `example` is the first message with its file. */
  warnings: { code: ImportWarning['code']; element: string; count: number; example: string }[]
  seconds: number
}

export interface ImportOptions {
  /** Parse and render, and store nothing. */
  dryRun: boolean
  onPlanned?: (count: number) => void
  onItem?: (name: string) => void
}

/** @throws SourceError for a path that does not exist; every other failure is in the summary. */
export async function importPaths(paths: readonly string[], setting: ImportSetting, options: ImportOptions): Promise<ImportSummary> {
  const start = performance.now()
  const summary: ImportSummary = { created: [], updated: [], unchanged: [], failed: [], warnings: [], seconds: 0 }
  const warnings = new Map<string, ImportSummary['warnings'][number]>()
  const planned = await planImport(paths)
  options.onPlanned?.(planned.length)
  for await (const found of openSources(planned, setting.limits)) {
    const name = found.kind === 'source' ? found.source.name : found.name
    options.onItem?.(name)
    if (found.kind === 'failure') {
      summary.failed.push({ name, message: found.message })
      continue
    }
    try {
      const imported = await (options.dryRun ? tryOut(found.source, setting) : takeIn(found.source, setting))
      addWarnings(warnings, name, imported.warnings)
      if (imported.outcome !== null) summary[imported.outcome].push(name)
    } catch (error) {
      summary.failed.push({ name, message: describeFailure(error) })
    }
  }
  summary.warnings = [...warnings.values()].toSorted((a, b) => b.count - a.count)
  summary.seconds = (performance.now() - start) / 1000
  return summary
}

interface Imported {
  /** Null where nothing was to be stored. */
  outcome: StoreOutcome | null
  warnings: readonly ImportWarning[]
}

async function takeIn(source: ImportSource, setting: ImportSetting): Promise<Imported> {
  if (source.kind === 'asset') return { outcome: (await importAsset(source, setting)).outcome, warnings: [] }
  const { stored, warnings } = await importArticle(source, setting)
  return { outcome: stored.outcome, warnings }
}

async function tryOut(source: ImportSource, { files, limits }: ImportSetting): Promise<Imported> {
  const trial = { files: trialStore(files), limits }
  if (source.kind === 'article') return { outcome: null, warnings: (await prepareArticle(await source.read(), source, trial)).warnings }
  await prepareAsset(source, trial)
  return { outcome: null, warnings: [] }
}

function addWarnings(warnings: Map<string, ImportSummary['warnings'][number]>, name: string, added: readonly ImportWarning[]): void {
  for (const { code, element, message, line } of added) {
    const key = `${code} ${element}`
    const known = warnings.get(key)
    if (known) known.count += 1
    else warnings.set(key, { code, element, count: 1, example: `${name}${line > 0 ? `:${line}` : ''}: ${message}` })
  }
}
