/** Imports all sources among some paths one after the other; a failure does not affect the others. */
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ImportWarning } from '../../../../document/article-document.ts'
import type { StoreOutcome } from '../../data/stored-article.ts'
import { exportSchemasOf } from '../../domain/content/export-manifest.ts'
import { openSources, planImport } from '../../external/import-sources/open-sources.ts'
import { shapesOf } from '../export/export-part.ts'
import { createDryRun } from './create-dry-run.ts'
import { createImporter } from './create-importer.ts'
import { describeFailure } from './describe-failure.ts'
import type { ImportSetting } from './import-setting.ts'
import type { Imported, Importer, OpenedExport } from './importer.ts'

export interface ImportSummary {
  created: string[]
  updated: string[]
  unchanged: string[]
  failed: { name: string; message: string }[]
  /** Each stored item with its source, the outcome, and its URL. */
  publications: { name: string; outcome: StoreOutcome; url: string }[]
  /** What was stored, or was there already: articles, their versions, other publications, and PDFs that were made. */
  counts: { articles: number; versions: number; others: number; pdfs: number }
  /**
   * Files that were skipped or could not be imported: XML that is not an article, images elsewhere, and missing files that a source names.
   */
  skipped: { name: string; message: string }[]
  /** Grouped by code and element, most frequent first; `example` is the first message with its file. */
  warnings: { code: ImportWarning['code']; element: string; count: number; example: string }[]
  seconds: number
}

export interface ImportOptions {
  /** This only parses and renders, without storing. */
  dryRun: boolean
  /** The absolute URL of a site's path; without it, the path is used. */
  urlOf?: (platform: string, path: string) => string
  onPlanned?: (count: number) => void
  onItem?: (name: string) => void
}

/**
 * An export goes back to the sites and gateways that it names; everything else to those of the setting.
 * @throws SourceError for a path that does not exist, OperatorError for an unknown platform or gateway, all before anything is stored; every other
 * failure is in the summary
 */
export async function importPaths(paths: readonly string[], setting: ImportSetting, options: ImportOptions): Promise<ImportSummary> {
  const start = performance.now()
  const planned = await planImport(paths)
  await setting.itemGateways.check(setting.kysely, setting.platform, setting.gateways)
  options.onPlanned?.(planned.length)
  const importer = options.dryRun ? await createDryRun(setting.limits) : createImporter(setting)
  const summary: ImportSummary = {
    created: [],
    updated: [],
    unchanged: [],
    failed: [],
    publications: [],
    counts: { articles: 0, versions: 0, others: 0, pdfs: 0 },
    skipped: [],
    warnings: [],
    seconds: 0,
  }
  const exports: OpenedExport[] = []
  const articles = new Set<number>()
  // The PDF of a version is made once more after each notice about it.
  const typeset = new Set<VersionId>()
  const schemas = exportSchemasOf(shapesOf(setting.exportParts))
  const warnings = new Map<string, ImportSummary['warnings'][number]>()
  try {
    for await (const found of openSources(planned, setting.limits, schemas)) {
      const name = 'source' in found ? found.source.name : found.name
      options.onItem?.(name)
      try {
        if (found.kind === 'failure') summary.failed.push({ name, message: found.message })
        else if (found.kind === 'skipped') summary.skipped.push({ name, message: found.message })
        else if (found.kind === 'export') {
          const { manifest } = found
          const opened = { manifest, parts: setting.exportParts.flatMap(part => part.manifest?.open(manifest, found.name) ?? []) }
          exports.push(opened)
          await importer.begin(opened)
        } else {
          const taken = await (found.kind === 'exported' ? importer.restore(found.source) : importer.take(found.source))
          addWarnings(warnings, name, taken.warnings)
          for (const { code, message } of taken.warnings)
            if (code === 'remote-file' || code === 'missing-file') summary.skipped.push({ name, message })
          addTaken(summary, name, taken, options.urlOf)
          if (taken.articleId !== null) articles.add(taken.articleId)
          for (const version of taken.typeset) typeset.add(version)
        }
      } catch (error) {
        summary.failed.push({ name, message: describeFailure(error) })
      }
    }
    await takeFolders(exports, importer, summary)
    for (const opened of exports) await importer.finish(opened)
  } finally {
    await importer.end()
  }
  summary.counts.articles = articles.size
  summary.counts.pdfs = typeset.size
  summary.warnings = [...warnings.values()].toSorted((a, b) => b.count - a.count)
  summary.seconds = (performance.now() - start) / 1000
  return summary
}

function addTaken(summary: ImportSummary, name: string, { outcome, place, articleId }: Imported, urlOf: ImportOptions['urlOf']): void {
  if (outcome === null) return
  summary[outcome].push(name)
  summary.counts[articleId === null ? 'others' : 'versions'] += 1
  if (place !== null) summary.publications.push({ name, outcome, url: urlOf?.(place.platform, place.path) ?? place.path })
}

/** Runs after all items of all exports, because the folders refer to them. */
async function takeFolders(exports: readonly OpenedExport[], importer: Importer, summary: ImportSummary): Promise<void> {
  for (const folder of exports.flatMap(({ parts }) => parts.flatMap(({ folders }) => folders ?? []))) {
    try {
      await importer.takeFolder(folder)
    } catch (error) {
      summary.failed.push({ name: folder.path, message: describeFailure(error) })
    }
  }
}

function addWarnings(warnings: Map<string, ImportSummary['warnings'][number]>, name: string, added: readonly ImportWarning[]): void {
  for (const { code, element, message, line } of added) {
    const key = `${code} ${element}`
    const known = warnings.get(key)
    if (known) known.count += 1
    else warnings.set(key, { code, element, count: 1, example: `${name}${line > 0 ? `:${line}` : ''}: ${message}` })
  }
}
