/** Takes in everything importable among some paths, one item after the other; one that fails leaves the others alone. */
import type { ImportWarning } from '../../domain/content/article-document.ts'
import { openSources, planImport } from '../../external/import-sources/open-sources.ts'
import { describeFailure } from './describe-failure.ts'
import { type ImportSetting, importArticle, prepareArticle } from './import-article.ts'
import { importAsset } from './import-asset.ts'
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
      const { source } = found
      if (options.dryRun) {
        if (source.kind === 'article')
          addWarnings(
            warnings,
            name,
            (await prepareArticle(await source.read(), source, { ...setting, files: trialStore(setting.files) })).warnings,
          )
        continue
      }
      const imported =
        source.kind === 'article' ? await importArticle(source, setting) : { stored: await importAsset(source, setting), warnings: [] }
      addWarnings(warnings, name, imported.warnings)
      summary[imported.stored.outcome].push(name)
    } catch (error) {
      summary.failed.push({ name, message: describeFailure(error) })
    }
  }
  summary.warnings = [...warnings.values()].toSorted((a, b) => b.count - a.count)
  summary.seconds = (performance.now() - start) / 1000
  return summary
}

function addWarnings(warnings: Map<string, ImportSummary['warnings'][number]>, name: string, added: readonly ImportWarning[]): void {
  for (const { code, element, message, line } of added) {
    const key = `${code} ${element}`
    const known = warnings.get(key)
    if (known) known.count += 1
    else warnings.set(key, { code, element, count: 1, example: `${name}${line > 0 ? `:${line}` : ''}: ${message}` })
  }
}
