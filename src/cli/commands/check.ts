import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { parseXml } from '../../document/jats/read/xml/parse-xml.ts'
import { readConfig } from '../../main/config.ts'
import { exportParts } from '../../main/export-parts.ts'
import { showProgress } from '../../main/progress.ts'
import { sourceLimits } from '../../main/source-limits.ts'
import { exportSchemasOf } from '../../modules/publications/domain/content/export-manifest.ts'
import type { ImportSource } from '../../modules/publications/external/import-sources/import-source.ts'
import { type FoundSource, openSources, planImport } from '../../modules/publications/external/import-sources/open-sources.ts'
import { type ArticleCheck, checkArticle } from '../../modules/publications/use-cases/check/check-article.ts'
import { checkWithFiles } from '../../modules/publications/use-cases/check/check-with-files.ts'
import { shapesOf } from '../../modules/publications/use-cases/export/export-part.ts'
import { openDryRunFiles } from '../../modules/publications/use-cases/import/create-dry-run.ts'
import { describeFailure } from '../../modules/publications/use-cases/import/describe-failure.ts'
import { print, table } from '../output.ts'

interface CheckReport {
  articles: ({ name: string } & ArticleCheck)[]
  failed: { name: string; message: string }[]
  /** XML files that are no articles. */
  skipped: { name: string; message: string }[]
}

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('parse JATS files without storing them, and report what their pages would lose')
    .argument('<path...>', 'JATS files, folders of them, zip files and MECA packages')
    .option('--assume-files', 'take every picture and file that a source names for present: for sources without their files', false)
    .action(async (paths: string[], { assumeFiles }: { assumeFiles: boolean }, command: Command) => {
      const report = await checkPaths(paths, assumeFiles)
      print(command, report, asText)
      if (report.failed.length > 0 || report.skipped.length > 0 || report.articles.some(article => !article.whole)) process.exitCode = 1
    })
}

async function checkPaths(paths: string[], assumeFiles: boolean): Promise<CheckReport> {
  const limits = sourceLimits(readConfig(process.env))
  const planned = await planImport(paths)
  const progress = showProgress('Checking', planned.length)
  const report: CheckReport = { articles: [], failed: [], skipped: [] }
  const files = await openDryRunFiles()
  try {
    for await (const found of openSources(planned, limits, exportSchemasOf(shapesOf(exportParts)))) {
      progress.step('source' in found ? found.source.name : found.name)
      await checkSource(found, report, source =>
        assumeFiles
          ? source.read().then(bytes => checkArticle(bytes, { bytes: limits.xmlBytes }))
          : checkWithFiles(source, files.store, limits),
      )
    }
  } finally {
    await files.remove()
    progress.stop()
  }
  return report
}

async function checkSource(found: FoundSource, report: CheckReport, check: (source: ImportSource) => Promise<ArticleCheck>): Promise<void> {
  if (found.kind === 'failure') return void report.failed.push({ name: found.name, message: found.message })
  if (found.kind === 'skipped') return await checkSkipped(found, report)
  if (found.kind === 'export' || found.source.kind !== 'article') return
  if (found.kind === 'exported' && found.source.restored.readDocument !== null) return
  const { name } = found.source
  try {
    report.articles.push({ name, ...(await check(found.source)) })
  } catch (error) {
    report.failed.push({ name, message: describeFailure(error) })
  }
}

/** A file may not be recognised as an article because it is malformed: then that error is reported. */
async function checkSkipped({ name, message }: { name: string; message: string }, report: CheckReport): Promise<void> {
  // A file within a zip has a name and no path.
  const bytes = await readFile(name).catch(() => null)
  try {
    if (bytes !== null) parseXml(bytes)
    report.skipped.push({ name, message })
  } catch (error) {
    report.failed.push({ name, message: describeFailure(error) })
  }
}

/** The first words, images, links and funders that would be lost. */
function lostOf({ words, images, links, funders }: ArticleCheck): string {
  const named = [words.examples.slice(0, 6).join(' '), ...[images, links, funders].map(({ examples }) => examples.slice(0, 2).join(', '))]
  return named.filter(part => part !== '').join('; ')
}

function asText({ articles, failed, skipped }: CheckReport): string {
  const lost = articles.filter(article => !article.whole)
  const cell = ({ source, page }: { source: number; page: number }): string => (page >= source ? `${source}` : `${page} of ${source}`)
  const rows = lost.map(article => [
    article.whole ? '' : '✗',
    article.name,
    `${article.words.source - article.words.missing} of ${article.words.source}`,
    cell(article.figures),
    cell(article.tables),
    cell(article.formulas),
    cell(article.references),
    cell(article.images),
    cell(article.links),
    cell(article.headerCells),
    cell(article.affiliations),
    cell(article.funders),
    lostOf(article),
  ])
  const source = articles.reduce((sum, article) => sum + article.words.source, 0)
  const missing = articles.reduce((sum, article) => sum + article.words.missing, 0)
  const passedOver = skipped.length === 0 ? '' : `, ${skipped.length} passed over`
  const share = source === 0 ? '' : ` ${(100 * (1 - missing / source)).toFixed(4)} % of ${source} words are on the page.`
  return [
    ...(rows.length > 0
      ? [
          table([
            [
              '',
              'article',
              'words',
              'figures',
              'tables',
              'formulas',
              'references',
              'images',
              'links',
              'header cells',
              'affiliations',
              'funders',
              'lost',
            ],
            ...rows,
          ]),
          '',
        ]
      : []),
    ...[...failed, ...skipped].map(({ name, message }) => `✗ ${name}: ${message}`),
    `${articles.length} articles checked, ${articles.filter(article => article.whole).length} whole, ${failed.length} failed${passedOver}.${share}`,
  ].join('\n')
}
