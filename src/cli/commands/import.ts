import type { Command } from 'commander'
import { fileReferences } from '../../main/file-references.ts'
import { importWithProgress } from '../../main/import-with-progress.ts'
import { withLibrary } from '../../main/library.ts'
import type { UnpublishedState } from '../../modules/publications/domain/content/unpublished-state.ts'
import type { ImportSummary } from '../../modules/publications/use-cases/import/import-paths.ts'
import { sweepFilesDaily } from '../../modules/publications/use-cases/sweep-files.ts'
import { print, table } from '../output.ts'
import { withChangedLibrary } from '../search-index.ts'
import { readState } from './publish.ts'

interface ImportCommandOptions {
  site?: string
  gateway: string[]
  dryRun: boolean
  pdf: boolean
  fetch: boolean
  /** True without a state of its own. */
  unpublished?: UnpublishedState | true
}

export function addImport(program: Command): void {
  program
    .command('import')
    .description('take in JATS articles and other items, with their pictures and supplementary files')
    .argument('<path...>', 'JATS files, item.json files, folders of them, zip files, MECA packages, and folders written by “recto export”')
    .option('--site <key>', 'the platform that the content goes to (default: RECTO_SITE); an export goes to its own')
    .option(
      '--gateway <url>',
      'a gateway of that platform that it is to belong to; may be given several times',
      (url: string, urls: string[]) => [...urls, url],
      [],
    )
    .option('--no-pdf', 'make no PDFs of versions that bring none; “recto typeset” or the next start of the server makes them')
    .option(
      '--unpublished [state]',
      'store what is new here as not published yet, of versions with how far they are (default: DRAFT); “recto publish” publishes it',
      readState,
    )
    .option(
      '--fetch',
      'fetch pictures that a source names by their address elsewhere, up to 500 of 20 MB, from public addresses alone',
      false,
    )
    .option('--dry-run', 'parse and render, and store nothing', false)
    .action(async (paths: string[], options: ImportCommandOptions, command: Command) => {
      const { gateway: gateways, dryRun, pdf } = options
      const unpublishedAs = options.unpublished === true ? 'DRAFT' : (options.unpublished ?? null)
      const summary = await (dryRun ? withLibrary : withChangedLibrary)(async library => {
        const request = {
          what: 'Importing',
          platform: options.site ?? library.config.defaultPlatform,
          gateways,
          dryRun,
          pdf,
          unpublishedAs,
          fetchImages: options.fetch,
        }
        const imported = await importWithProgress(library, paths, request)
        if (!dryRun)
          await sweepFilesDaily({ kysely: library.database.kysely, files: library.files, references: fileReferences }, Date.now())
        return imported
      })
      print(command, summary, each => importSummaryText(each, dryRun))
      if (summary.failed.length + summary.skipped.length > 0) process.exitCode = 1
    })
}

export function importSummaryText(summary: ImportSummary, dryRun: boolean): string {
  const { created, updated, unchanged, failed, publications, counts, skipped, warnings, seconds } = summary
  const done = dryRun
    ? 'Nothing was stored (dry run).'
    : `${created.length} created, ${updated.length} updated, ${unchanged.length} unchanged`
  return [
    ...failed.map(({ name, message }) => `✗ ${name}: ${message}`),
    ...(warnings.length > 0
      ? [
          table([
            ['warning', 'element', 'times', 'first'],
            ...warnings.map(({ code, element, count, example }) => [code, element, count, example]),
          ]),
          '',
        ]
      : []),
    ...publications.map(({ name, outcome, url }) => `${outcome.padEnd(9)} ${url}  ${name}`),
    ...skipped.slice(0, maxSkipped).map(({ name, message }) => `skipped   ${name}: ${message}`),
    ...(skipped.length > maxSkipped ? [`skipped   ${skipped.length - maxSkipped} more, which --json lists`] : []),
    ...warningCounts(warnings),
    `${done}, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}, in ${seconds.toFixed(1)} s.`,
    ...(dryRun ? [] : [countText(counts)]),
  ].join('\n')
}

/** An article that names hundreds of missing files must not push everything else off the screen. */
const maxSkipped = 20

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

/** Such as “19 articles (20 versions), 2 other publications. 18 PDFs made.” */
function countText({ articles, versions, others, pdfs }: ImportSummary['counts']): string {
  const stored = [
    `${counted(articles, 'article', 'articles')} (${counted(versions, 'version', 'versions')})`,
    ...(others > 0 ? [counted(others, 'other publication', 'other publications')] : []),
  ]
  return `${stored.join(', ')}. ${counted(pdfs, 'PDF', 'PDFs')} made.`
}

/** The sums of the table, whose rows are by code and element. */
function warningCounts(warnings: ImportSummary['warnings']): string[] {
  const sums = new Map<string, number>()
  for (const { code, count } of warnings) sums.set(code, (sums.get(code) ?? 0) + count)
  const kinds = [...sums].toSorted(([, one], [, other]) => other - one).map(([code, sum]) => `${sum} × ${code}`)
  return kinds.length === 0 ? [] : [`Warnings: ${kinds.join(', ')}.`]
}
